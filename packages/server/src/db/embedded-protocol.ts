import { protocol } from '@electric-sql/pglite';
import type { Engine } from './embedded-engine.ts';
import { bindMessage, joined, written } from './protocol-message.ts';
import { readAnswer, type RowMode, type StatementResult } from './protocol-answer.ts';

export interface Statement {
  text: string;
  params?: readonly unknown[];
  rowMode?: RowMode;
}

const { serialize } = protocol;

/** Parsing a statement costs as much as running it; more kinds of them than this are not in use at a time. */
const mostKept = 200;

/** Statements that come again. The rest, above all what changes tables, is said once and forgotten. */
const worthKeeping = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** SQLSTATE after which the embedded database would answer no statement any more. */
const diskFull = '53100';

/** Speaks PostgreSQL's protocol with the embedded database: several statements in one message. */
export class EmbeddedConnection {
  readonly #engine: Engine;
  /** Names of the statements that the database has parsed, the one used longest ago first. */
  readonly #kept = new Map<string, string>();
  #named = 0;
  #restarts = 0;
  #owed: Statement | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** How often the database began anew, losing whatever was not committed. */
  restarts(): number {
    return this.#engine.restarts();
  }

  /** A statement that must be run before any other, and for whose outcome nobody waits. It takes no parameters. */
  owe(statement: Statement): void {
    this.settle();
    this.#owed = statement;
  }

  /** Runs what is owed without waiting for more. */
  settle(): void {
    if (this.#owed !== undefined) this.run([]).catch(() => undefined);
  }

  /**
   * Runs statements one after the other and answers what the last one did. None after one that fails is run;
   * those before stay done, unless a transaction is open.
   */
  async run(asked: readonly Statement[]): Promise<StatementResult> {
    const given = asked.map(({ params = [] }) => params.map(written));
    // Nothing below can fail before it is sent: what is owed must not be lost.
    const owed = this.#owed === undefined ? [] : [this.#owed];
    this.#owed = undefined;
    if (this.#restarts !== this.#engine.restarts()) {
      this.#restarts = this.#engine.restarts();
      this.#kept.clear();
    }
    const parsing: string[] = [];
    const parts = [
      ...owed.flatMap(({ text }) => this.#partsOf(text, [], parsing)),
      ...asked.flatMap(({ text }, at) => this.#partsOf(text, given[at] ?? [], parsing)),
    ];
    const answer = await this.#send(joined([...parts, serialize.sync()]));
    const rowMode = asked.at(-1)?.rowMode ?? 'object';
    const { result, complaint, parsed } = readAnswer(answer, rowMode);
    if (complaint === undefined) return result;
    // Statements that were not parsed because of it are not there to be used.
    for (const text of parsing.slice(parsed)) this.#kept.delete(text);
    if (complaint.code === diskFull) await this.#engine.restart();
    throw Object.assign(new Error(complaint.message), complaint);
  }

  /** Runs a text that holds several statements. One that fails in a transaction of its own takes that along. */
  async script(text: string): Promise<StatementResult> {
    const answer = await this.#send(joined([serialize.query(text)]));
    const { result, complaint } = readAnswer(answer, 'object');
    if (complaint === undefined) return result;
    await this.#send(joined([serialize.query('rollback')]));
    throw Object.assign(new Error(complaint.message), complaint);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #send(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    try {
      return await this.#engine.send(bytes);
    } catch (error) {
      // How far it came, nobody knows.
      this.#kept.clear();
      throw error;
    }
  }

  /** The messages that run a statement. `parsing` lists the texts that are parsed, in order. */
  #partsOf(text: string, values: readonly (string | null)[], parsing: string[]): Uint8Array[] {
    const known = this.#kept.get(text);
    const isKept = known !== undefined || worthKeeping.test(text);
    const name = known ?? (isKept ? `s${(this.#named += 1)}` : '');
    const before: Uint8Array[] = [];
    if (known === undefined) {
      parsing.push(text);
      before.push(...this.#makeRoom(), serialize.parse({ name, text }));
    }
    if (isKept) {
      // Last in the order of use.
      this.#kept.delete(text);
      this.#kept.set(text, name);
    }
    return [
      ...before,
      bindMessage(name, values),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
  }

  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#kept;
    if (oldest === undefined || this.#kept.size < mostKept) return [];
    const [text, name] = oldest;
    this.#kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  }
}

import { protocol } from '@electric-sql/pglite';
import { diskFull } from '../failure-states.ts';
import { type Answer, readAnswer, type RowMode, type StatementResult } from './answer.ts';
import type { Engine } from './engine.ts';
import { bindMessage, joined, written } from './message.ts';

/*
 * A client of PostgreSQL's protocol (version 3), reduced to what one connection without sign-in needs:
 *
 * - It sends Parse, Bind, Describe (portal), Execute, Close (statement), Sync, and Query for scripts. All parameters and
 *   results are in text format; portals are unnamed and never suspended. There is no COPY and no function call.
 * - It reads what `answer.ts` lists, and refuses anything else.
 */

export interface Statement {
  text: string;
  params?: readonly unknown[];
  rowMode?: RowMode;
}

const { serialize } = protocol;

/** Parsing a statement costs as much as running it. The product has fewer kinds of statements in use at a time. */
const maxPrepared = 200;

/** Statements that are run again and again. The others, above all changes of tables, are not kept. */
const worthPreparing = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** A client of the embedded database that sends several statements in one message. */
export class EmbeddedConnection {
  readonly #engine: Engine;
  /** Names of the prepared statements by their text, the least recently used first. */
  readonly #prepared = new Map<string, string>();
  #lastName = 0;
  #restarts = 0;
  #deferred: Statement | undefined;
  #listening: { channel: string; hear: (payload: string) => void } | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Hears what committed transactions notify on a channel, from now on. */
  listen(channel: string, hear: (payload: string) => void): Promise<void> {
    this.#listening = { channel, hear };
    return this.#sendListen(channel);
  }

  /** How often the database was restarted, losing what was not committed. */
  restarts(): number {
    return this.#engine.restarts();
  }

  /** Runs a statement without parameters before the next one, in the same message. Its result is ignored. */
  defer(statement: Statement): void {
    this.flush();
    this.#deferred = statement;
  }

  /** Runs the deferred statement now. */
  flush(): void {
    if (this.#deferred !== undefined) this.run([]).catch(() => undefined);
  }

  /**
   * Runs statements one after the other and returns the result of the last. After an error the others are skipped;
   * those before it stay done, unless a transaction is open.
   */
  async run(statements: readonly Statement[], limitMs?: number): Promise<StatementResult> {
    const values = statements.map(({ params = [] }) => params.map(written));
    // Nothing below may fail before it is sent: the deferred statement must not be lost.
    const deferred = this.#deferred === undefined ? [] : [this.#deferred];
    this.#deferred = undefined;
    if (this.#restarts !== this.#engine.restarts()) {
      this.#restarts = this.#engine.restarts();
      this.#prepared.clear();
      // A new engine listens to nothing. Messages are run in the order in which they are sent.
      if (this.#listening !== undefined) {
        this.#sendListen(this.#listening.channel).catch(() => undefined);
      }
    }
    const parsing: string[] = [];
    const parts = [
      ...deferred.flatMap(({ text }) => this.#messagesOf(text, [], parsing)),
      ...statements.flatMap(({ text }, at) => this.#messagesOf(text, values[at] ?? [], parsing)),
    ];
    const rowMode = statements.at(-1)?.rowMode ?? 'object';
    const messages = [...parts, serialize.sync()];
    const { result, error, parsed } = await this.#send(messages, rowMode, limitMs);
    if (error === undefined) return result;
    // The statements that were skipped before they were parsed do not exist.
    for (const text of parsing.slice(parsed)) this.#prepared.delete(text);
    // It would answer no further statement.
    if (error.code === diskFull) await this.#engine.restart();
    throw Object.assign(new Error(error.message), error);
  }

  /** Runs a text of several statements. If one fails, the transaction that the text opened is rolled back. */
  async script(text: string): Promise<StatementResult> {
    const { result, error } = await this.#send([serialize.query(text)], 'object');
    if (error === undefined) return result;
    if (error.code === diskFull) await this.#engine.restart();
    else await this.#send([serialize.query('rollback')], 'object');
    throw Object.assign(new Error(error.message), error);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #sendListen(channel: string): Promise<void> {
    await this.#send([serialize.query(`listen "${channel}"`)], 'object');
  }

  async #send(
    messages: readonly Uint8Array[],
    rowMode: RowMode,
    limitMs?: number,
  ): Promise<Answer> {
    try {
      const answer = readAnswer(await this.#engine.send(joined(messages), limitMs), rowMode);
      for (const payload of answer.notified) this.#listening?.hear(payload);
      return answer;
    } catch (error) {
      // It is unknown which statements were parsed.
      this.#prepared.clear();
      throw error;
    }
  }

  /** The messages that run a statement. Adds its text to `parsing` if it must be parsed. */
  #messagesOf(text: string, values: readonly (string | null)[], parsing: string[]): Uint8Array[] {
    const known = this.#prepared.get(text);
    const isKept = known !== undefined || worthPreparing.test(text);
    const name = known ?? (isKept ? `s${(this.#lastName += 1)}` : '');
    const before: Uint8Array[] = [];
    if (known === undefined) {
      parsing.push(text);
      before.push(...this.#closeOldest(), serialize.parse({ name, text }));
    }
    if (isKept) {
      // Most recently used.
      this.#prepared.delete(text);
      this.#prepared.set(text, name);
    }
    return [
      ...before,
      bindMessage(name, values),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
  }

  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#prepared;
    if (oldest === undefined || this.#prepared.size < maxPrepared) return [];
    const [text, name] = oldest;
    this.#prepared.delete(text);
    return [serialize.close({ type: 'S', name })];
  }
}

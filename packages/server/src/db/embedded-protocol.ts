import { type messages, parse, protocol, type Results, types } from '@electric-sql/pglite';
import type { Engine } from './embedded-engine.ts';

export type RowMode = 'array' | 'object';

export interface Statement {
  text: string;
  params?: readonly unknown[];
  rowMode?: RowMode;
}

const { serialize } = protocol;
const { DatabaseError } = protocol.messages;

/** Parsing a statement costs as much as running it; more kinds of them than this are not in use at a time. */
const mostKept = 200;

/** Statements that come again. The rest, above all what changes tables, is said once and forgotten. */
const worthKeeping = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** SQLSTATE after which the embedded database would answer no statement any more. */
const diskFull = '53100';

const asText = (value: string): string => value;

/** Types Drizzle wants as text, on every database alike. No statement here answers an array. */
const parsers = {
  ...types.parsers,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/** A parameter as it is written, by its own kind, as for a PostgreSQL server. */
function written(param: unknown): string | null {
  if (param === null || param === undefined) return null;
  if (typeof param === 'string') return param;
  if (param instanceof Date) return param.toISOString();
  if (typeof param === 'number' || typeof param === 'bigint' || typeof param === 'boolean') {
    return String(param);
  }
  throw new TypeError('A parameter must be a text, a number, a boolean, an instant or null');
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** What of the database's complaint goes on. Its other fields quote what it was given. */
function errorOf({ message, code, detail, constraint }: messages.DatabaseError): Error {
  return Object.assign(new Error(message), { code, detail, constraint });
}

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

  /** A statement that must be run before any other, and for whose outcome nobody waits. */
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
  async run(asked: readonly Statement[]): Promise<Results> {
    const statements = this.#owed === undefined ? asked : [this.#owed, ...asked];
    this.#owed = undefined;
    if (this.#restarts !== this.#engine.restarts()) {
      this.#restarts = this.#engine.restarts();
      this.#kept.clear();
    }
    const parsing: string[] = [];
    const values = statements.map(({ params = [] }) => params.map(written));
    const parts = statements.flatMap(({ text }, at) => this.#partsOf(text, values[at], parsing));
    const answer = await this.#send(joined([...parts, serialize.sync()]));
    const said: messages.BackendMessage[] = [];
    new protocol.Parser().parse(answer, (message) => void said.push(message));
    const error = said.find((message) => message instanceof DatabaseError);
    if (error !== undefined) {
      await this.#recover(error, said, parsing);
      throw errorOf(error);
    }
    const rowMode = statements.at(-1)?.rowMode ?? 'object';
    const last = parse.parseResults(said, parsers, { rowMode }).at(-1);
    if (last === undefined) throw new Error('The embedded database answered nothing');
    return last;
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
  #partsOf(text: string, values: (string | null)[] | undefined, parsing: string[]): Uint8Array[] {
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
      serialize.bind({ statement: name, values }),
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

  /** After an error: forgets the statements that were not parsed because of it. */
  async #recover(
    { code }: messages.DatabaseError,
    said: readonly messages.BackendMessage[],
    parsing: readonly string[],
  ): Promise<void> {
    const parsed = said.filter(({ name }) => name === 'parseComplete').length;
    for (const text of parsing.slice(parsed)) this.#kept.delete(text);
    if (code === diskFull) await this.#engine.restart();
  }
}

import { engineFailure } from '../failure-states.ts';
import type { RowMode, StatementResult } from './answer.ts';
import type { EmbeddedConnection, Statement } from './connection.ts';

/** What Drizzle's PGlite driver calls on its client. */
export interface DriverClient {
  query(text: string, params: unknown[], options: { rowMode: RowMode }): Promise<StatementResult>;
}

export interface TransactionOptions {
  /** Statements before the first one, in the same message. */
  before?: readonly Statement[];
  /** The database refuses any change. */
  readOnly?: boolean;
  /** How long a statement may take. */
  limitMs?: number | undefined;
}

/**
 * Serialises transactions over the single connection. A statement outside of a transaction waits for the running one:
 * otherwise it would become part of it.
 */
export class EmbeddedClient implements DriverClient {
  readonly #connection: EmbeddedConnection;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #turns = 0;

  constructor(connection: EmbeddedConnection) {
    this.#connection = connection;
  }

  query(
    text: string,
    params: unknown[],
    { rowMode }: { rowMode: RowMode },
  ): Promise<StatementResult> {
    return this.#alone({ text, params, rowMode });
  }

  async exec(text: string): Promise<void> {
    await this.#alone({ text });
  }

  /** Hears what transactions notify on a channel, once they are committed. */
  listen(channel: string, hear: (payload: string) => void): Promise<void> {
    return this.#exclusively(() => {
      this.#connection.flush();
      return this.#connection.listen(channel, hear);
    });
  }

  /** Runs a text of several statements, which may include BEGIN and COMMIT. Returns the result of the last one. */
  script(text: string): Promise<StatementResult> {
    return this.#exclusively(() => {
      this.#connection.flush();
      return this.#connection.script(text);
    });
  }

  /** BEGIN is sent with the first statement: a transaction without statements sends nothing. */
  transaction<T>(
    work: (client: DriverClient) => Promise<T>,
    { before = [], readOnly = false, limitMs }: TransactionOptions = {},
  ): Promise<T> {
    return this.#exclusively(async () => {
      const opening = [{ text: readOnly ? 'begin read only' : 'begin' }, ...before];
      const transaction = new EmbeddedTransaction(this.#connection, opening, limitMs);
      try {
        const result = await work(transaction);
        // The outcome of a COMMIT without changes does not matter: it is sent with the next message.
        if (readOnly) transaction.deferCommit();
        else await transaction.commit();
        return result;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
  }

  /** A client for Drizzle whose transactions all have these options. */
  withOptions(options: TransactionOptions) {
    return {
      transaction: <T>(work: (client: DriverClient) => Promise<T>): Promise<T> =>
        this.transaction(work, options),
    };
  }

  /** Runs `work` after a checkpoint, while all statements wait. */
  paused<T>(work: () => Promise<T>): Promise<T> {
    return this.#exclusively(async () => {
      this.#connection.flush();
      await this.#connection.run([{ text: 'checkpoint' }]);
      return work();
    });
  }

  /** How many transactions and statements outside of one there were. */
  turns(): number {
    return this.#turns;
  }

  close(): Promise<void> {
    return this.#exclusively(() => {
      this.#connection.flush();
      return this.#connection.close();
    });
  }

  /** Runs a statement outside of transactions and in a separate message, as VACUUM requires. */
  #alone(statement: Statement): Promise<StatementResult> {
    return this.#exclusively(() => {
      this.#connection.flush();
      return this.#connection.run([statement]);
    });
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    this.#turns += 1;
    const turn = this.#tail.then(async () => {
      this.#waiting -= 1;
      try {
        return await work();
      } finally {
        // The next transaction may start in this tick, and then takes the deferred COMMIT along.
        if (this.#waiting === 0) setImmediate(() => this.#connection.flush());
      }
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}

const engineRestarted = (): Error =>
  Object.assign(new Error('La base de datos integrada se reinició'), { code: engineFailure });

class EmbeddedTransaction implements DriverClient {
  readonly #connection: EmbeddedConnection;
  readonly #opening: readonly Statement[];
  readonly #limitMs: number | undefined;
  /** The number of restarts when this transaction began; null before its first statement. */
  #begunAt: number | null = null;
  #isOver = false;

  constructor(
    connection: EmbeddedConnection,
    opening: readonly Statement[],
    limitMs: number | undefined,
  ) {
    this.#connection = connection;
    this.#opening = opening;
    this.#limitMs = limitMs;
  }

  query(
    text: string,
    params: unknown[],
    { rowMode }: { rowMode: RowMode },
  ): Promise<StatementResult> {
    if (this.#isOver) throw new Error('The transaction is over');
    const isFirst = this.#begunAt === null;
    this.#begunAt ??= this.#connection.restarts();
    // Outside of its transaction a statement would not be bound to its company.
    if (this.#isLost()) throw engineRestarted();
    const statement = { text, params, rowMode };
    const statements = isFirst ? [...this.#opening, statement] : [statement];
    return this.#connection.run(statements, this.#limitMs);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    if (this.#begunAt === null) return;
    if (this.#isLost()) throw engineRestarted();
    const { commandTag } = await this.#connection.run([{ text: 'commit' }]);
    // PostgreSQL answers ROLLBACK if a statement had failed, even if the caller ignored its error.
    if (commandTag !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
  }

  /** Sends COMMIT with the next message. */
  deferCommit(): void {
    this.#isOver = true;
    if (this.#begunAt !== null && !this.#isLost()) this.#connection.defer({ text: 'commit' });
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    if (this.#begunAt === null || this.#isLost()) return;
    await this.#connection.run([{ text: 'rollback' }]);
  }

  #isLost(): boolean {
    return this.#begunAt !== this.#connection.restarts();
  }
}

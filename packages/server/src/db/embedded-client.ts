import type { EmbeddedConnection, Statement } from './embedded-protocol.ts';
import type { RowMode, StatementResult } from './protocol-answer.ts';

/** What Drizzle's PGlite driver calls on its client. */
export interface DriverClient {
  query(text: string, params: unknown[], options: { rowMode: RowMode }): Promise<StatementResult>;
}

/** How a transaction begins, besides BEGIN. */
export interface Beginning {
  /** Statements before its first one, in the same message. */
  before?: readonly Statement[];
  /** It writes nothing, and the database makes sure of it. */
  readOnly?: boolean;
}

/**
 * Serialises transactions over the single connection. A statement outside a transaction waits for the
 * running one, as it would for a lock: interleaving would put it inside.
 */
export class EmbeddedClient implements DriverClient {
  readonly #connection: EmbeddedConnection;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

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

  /** Several statements in one text, its own BEGIN and COMMIT among them. Answers what the last one did. */
  script(text: string): Promise<StatementResult> {
    return this.#exclusively(() => {
      this.#connection.settle();
      return this.#connection.script(text);
    });
  }

  /** BEGIN travels with the first statement: a transaction without any costs nothing. */
  transaction<T>(
    work: (client: DriverClient) => Promise<T>,
    { before = [], readOnly = false }: Beginning = {},
  ): Promise<T> {
    return this.#exclusively(async () => {
      const transaction = new EmbeddedTransaction(this.#connection, [
        { text: readOnly ? 'begin read only' : 'begin' },
        ...before,
      ]);
      try {
        const result = await work(transaction);
        // Nothing hangs on the end where nothing was written: it travels with whatever comes next.
        if (readOnly) transaction.leave();
        else await transaction.commit();
        return result;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
  }

  /** What Drizzle takes for a client whose transactions all begin in one way. */
  beginning(beginning: Beginning) {
    return {
      transaction: <T>(work: (client: DriverClient) => Promise<T>): Promise<T> =>
        this.transaction(work, beginning),
    };
  }

  close(): Promise<void> {
    return this.#exclusively(() => {
      this.#connection.settle();
      return this.#connection.close();
    });
  }

  /** A statement outside of transactions, and in a message of its own: VACUUM insists on it. */
  #alone(statement: Statement): Promise<StatementResult> {
    return this.#exclusively(() => {
      this.#connection.settle();
      return this.#connection.run([statement]);
    });
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#tail.then(async () => {
      this.#waiting -= 1;
      try {
        return await work();
      } finally {
        // Whoever comes next may be about to come.
        if (this.#waiting === 0) setImmediate(() => this.#connection.settle());
      }
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}

class EmbeddedTransaction implements DriverClient {
  readonly #connection: EmbeddedConnection;
  readonly #opening: readonly Statement[];
  /** How often the database had begun anew when this began; null before. */
  #begunAt: number | null = null;
  #isOver = false;

  constructor(connection: EmbeddedConnection, opening: readonly Statement[]) {
    this.#connection = connection;
    this.#opening = opening;
  }

  query(
    text: string,
    params: unknown[],
    { rowMode }: { rowMode: RowMode },
  ): Promise<StatementResult> {
    if (this.#isOver) throw new Error('The transaction is over');
    const isFirst = this.#begunAt === null;
    this.#begunAt ??= this.#connection.restarts();
    // Outside of its transaction a statement would see and change what is not its company's.
    if (this.#isLost()) throw new Error('La base de datos integrada se reinició');
    const statement = { text, params, rowMode };
    return this.#connection.run(isFirst ? [...this.#opening, statement] : [statement]);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    if (this.#begunAt === null) return;
    if (this.#isLost()) throw new Error('La base de datos integrada se reinició');
    // A transaction in which a statement failed ends like this, whatever was made of the failure.
    const { done } = await this.#connection.run([{ text: 'commit' }]);
    if (done !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
  }

  /** Ends it with the next message. */
  leave(): void {
    this.#isOver = true;
    if (this.#begunAt !== null && !this.#isLost()) this.#connection.owe({ text: 'commit' });
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

import type { Engine, EngineResult } from './embedded-engine.ts';

/** What Drizzle's PGlite driver calls on its client. */
export interface DriverClient {
  query(
    text: string,
    params: unknown[],
    options: { rowMode: 'array' | 'object' },
  ): Promise<EngineResult>;
}

/**
 * Serialises transactions over the engine's single connection. A statement outside a transaction waits
 * for the running one, as it would for a lock: interleaving would put it inside.
 */
export class EmbeddedClient implements DriverClient {
  readonly #engine: Engine;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  query(text: string, params: unknown[], options: { rowMode: 'array' | 'object' }) {
    return this.#exclusively(() => this.#engine.query(text, params, options.rowMode));
  }

  exec(text: string): Promise<void> {
    return this.#exclusively(() => this.#engine.exec(text));
  }

  transaction<T>(work: (client: DriverClient) => Promise<T>): Promise<T> {
    return this.#exclusively(async () => {
      await this.#engine.exec('BEGIN');
      try {
        const result = await work({
          query: (text, params, options) => this.#engine.query(text, params, options.rowMode),
        });
        await this.#engine.exec('COMMIT');
        return result;
      } catch (error) {
        await this.#engine.exec('ROLLBACK');
        throw error;
      }
    });
  }

  close(): Promise<void> {
    return this.#exclusively(() => this.#engine.close());
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work);
    this.#tail = turn.catch(() => undefined);
    return turn;
  }
}

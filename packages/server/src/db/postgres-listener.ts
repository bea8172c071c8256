import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { Logger } from 'pino';
import { type LiveHandler, withoutParameters } from './database.ts';

/** Between two tries to connect again: soon, but not in the way of a server that starts. */
const againMs = 1_000;

/** The one connection of a process that listens. It is opened again when it is lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #hear: LiveHandler;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #retrying: Promise<void> | undefined;

  constructor(url: string, channel: string, hear: LiveHandler, log: Pick<Logger, 'warn'>) {
    this.#url = url;
    this.#channel = channel;
    this.#hear = hear;
    this.#log = log;
  }

  /** Listens; where the server cannot be reached, as soon as it can. */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#lost(error);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#retrying;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    // An error is followed by the end of the connection, which is heard below.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${escapeIdentifier(this.#channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    client.once('end', () => {
      if (this.#client === client) this.#lost(new Error('The connection ended'));
    });
  }

  #lost(error: unknown): void {
    this.#client = undefined;
    if (this.#closing.signal.aborted) return;
    this.#log.warn({ err: withoutParameters(error) }, 'the connection that listens was lost');
    this.#retrying = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await pause(againMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.#connect();
        this.#hear(null);
        return;
      } catch {
        // The next try is in a moment; that it was lost is in the log.
      }
    }
  }
}

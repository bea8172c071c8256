import { sql } from 'drizzle-orm';
import type { LiveHandler, Tx } from './database.ts';

/**
 * The one channel on which processes tell each other what changed, where nobody but them has a connection. A PostgreSQL server lets everybody
 * listen to every channel, so that there the database keeps a name that cannot be guessed (`secretChannel`), which connections state.
 */
export const liveChannel = 'pliego';

/** The setting in which connections to a server have the name of the channel. */
export const channelSetting = 'pliego.channel';

/** Tells every process of a change, when and if the transaction is committed. The same is told once a transaction. */
export async function tellLive(tx: Tx, payload: string): Promise<void> {
  const channel = sql`coalesce(nullif(current_setting(${channelSetting}, true), ''), ${liveChannel})`;
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Those who listen in this process, over one connection that is opened for the first of them. */
export class Listeners {
  readonly #handlers = new Set<LiveHandler>();
  readonly #open: () => Promise<void>;
  #opening: Promise<void> | undefined;

  constructor(open: () => Promise<void>) {
    this.#open = open;
  }

  async add(handler: LiveHandler): Promise<() => void> {
    this.#handlers.add(handler);
    this.#opening ??= this.#open();
    await this.#opening;
    return () => this.#handlers.delete(handler);
  }

  tell(payload: string | null): void {
    for (const handler of this.#handlers) handler(payload);
  }
}

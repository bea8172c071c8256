import type { Caller } from './caller.ts';

interface Known {
  caller: Caller;
  /** From then on the database must be asked: the session has ended, or its use is to be written down. */
  until: Date;
}

/** More people than this are hardly at work in one minute; the next one begins anew. */
const most = 1_000;

/**
 * Callers by the hash of their token, so that not every request queries the database for them. What it holds
 * is as good as the state of accounts it was read in, and none of it outlives that state; see
 * docs/decisions/0013-fewer-messages-to-the-database.md.
 */
export class KnownCallers {
  readonly #known = new Map<string, Known>();
  #state = 0;

  /** Who a token belongs to, when that is known of this state of accounts, and still good. */
  find(tokenHash: string, state: number, now: Date): Caller | undefined {
    this.#moveTo(state);
    const known = this.#known.get(tokenHash);
    return known !== undefined && known.until > now ? known.caller : undefined;
  }

  keep(tokenHash: string, state: number, known: Known): void {
    this.#moveTo(state);
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(tokenHash, known);
  }

  #moveTo(state: number): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#known.clear();
  }
}

import { Turns } from '#server/turns.ts';

/** Each password takes some tens of milliseconds: as long as nobody gives up over. */
const mostWaiting = 4;

/**
 * Judges what comes from addresses that failed too often one after another, whatever their number, so that they never occupy more
 * than one processor; a few of each address wait. Which of many from one address find room is a matter of chance, not of who
 * asks most often for a moment that is announced.
 */
export class CrowdedTurns {
  readonly #turns = new Turns();
  readonly #waiting = new Map<string, number>();

  hasRoom(address: string): boolean {
    return (this.#waiting.get(address) ?? 0) < mostWaiting;
  }

  async take<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    this.#waiting.set(address, (this.#waiting.get(address) ?? 0) + 1);
    try {
      return await this.#turns.take('', work);
    } finally {
      const left = (this.#waiting.get(address) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(address);
      else this.#waiting.set(address, left);
    }
  }
}

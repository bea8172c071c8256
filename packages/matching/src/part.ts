import type { Message } from '@pliego/contract/message';

/** Some points of a score, and the reason for them. */
export interface Part {
  points: number;
  reason: Message;
}

/** Parts that together give no more than a limit. */
export class Sum {
  readonly parts: Part[] = [];
  left: number;

  constructor(most: number) {
    this.left = most;
  }

  /** How much of some points can still be given. */
  take(points: number): number {
    return Math.min(this.left, Math.round(points));
  }

  give(points: number, reason: Message): void {
    this.left -= points;
    this.parts.push({ points, reason });
  }
}

import type { RunProgress } from '#server/areas/sources/commands.ts';

/** The counts of a round that begins. */
export const nothingYet: RunProgress = {
  bytesRead: 0,
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  repaired: 0,
  notices: null,
};

import type { Chat } from '@pliego/contract/areas/chat';

/** A chat as it is kept: with its turn, the highest of which was written in last. */
export interface StoredChat extends Chat {
  turn: number;
}

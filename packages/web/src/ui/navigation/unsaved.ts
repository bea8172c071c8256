/** Each asks whether its unsaved input may be discarded. */
const asks = new Set<() => Promise<boolean>>();

/** Registers input that is not saved; what it answers withdraws it. */
export function askBeforeLeaving(ask: () => Promise<boolean>): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

/** Whether a form of the page holds changes that are not saved, typed or chosen. */
export const hasUnsaved = (): boolean => asks.size > 0;

/**
 * Whether everything typed and not saved may be left behind: before what cannot be taken back, as ending the
 * session, because the address then changes too late to ask.
 */
export async function mayLeaveAll(): Promise<boolean> {
  for (const ask of asks) {
    // One after the other: each has its own question.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await ask())) return false;
  }
  return true;
}

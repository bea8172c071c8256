import { create } from 'zustand';

/** The mail that is being written, wherever one is in the app. */
export interface Writing {
  /** As an address names it: `new`, the number of a draft, `reply-24`. */
  asked: string;
  /** Another one is another window. */
  key: number;
  /** How often it was opened again; each time the window is restored. */
  asks: number;
}

/** The window outlives the page that opened it: only closing, sending or discarding takes it away. */
export const useDesk = create<{ writing: Writing | null }>(() => ({ writing: null }));

let keys = 0;
/** Saves what is in the window; false where it could not be saved. */
let keep: (() => Promise<boolean>) | undefined;

/** Told by the window how to save what it holds; what it answers takes that back. */
export function keepsBy(save: () => Promise<boolean>): () => void {
  keep = save;
  return () => {
    if (keep === save) keep = undefined;
  };
}

const setWriting = (change: (writing: Writing) => Writing): void =>
  useDesk.setState(({ writing }) => ({ writing: writing === null ? null : change(writing) }));

/** Restores the window and gives it the focus. */
export const bringForward = (): void =>
  setWriting((writing) => ({ ...writing, asks: writing.asks + 1 }));

/** The mail has a number now: its address changes, and the window stays. */
export const nameWriting = (key: number, asked: string): void =>
  setWriting((writing) => (writing.key === key ? { ...writing, asked } : writing));

export const clearDesk = (): void => useDesk.setState({ writing: null });

/** Saves and puts away what is written; where it cannot be saved it stays. */
export async function leaveDesk(): Promise<void> {
  if (keep === undefined || (await keep())) clearDesk();
}

/** Opens a mail. The one in the window is saved first, and stays where it could not be. */
export async function openOnDesk(asked: string): Promise<void> {
  const { writing } = useDesk.getState();
  const isAnother = writing !== null && writing.asked !== asked;
  if (writing?.asked === asked || (isAnother && keep !== undefined && !(await keep()))) {
    bringForward();
    return;
  }
  keys += 1;
  useDesk.setState({ writing: { asked, key: keys, asks: 0 } });
}

/** What the stream needs from outside; a test gives its own. */
export interface StreamAround {
  /** Opens a connection; what it answers closes it. */
  connect: (handlers: {
    onOpen: () => void;
    onData: (data: string) => void;
    onError: () => void;
  }) => () => void;
  /** Runs something later; what it answers calls it off. */
  later: (ms: number, run: () => void) => () => void;
  onData: (data: string) => void;
  /** The connection is back after it was lost: events may have been missed. */
  onReturn: () => void;
}

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/** The delay before the n-th consecutive attempt: doubles each time. */
export function waitBefore(attempt: number): number {
  return Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs);
}

/**
 * A stream that is opened again after any error, ever more rarely. A browser's own retry gives up after an HTTP error,
 * and comes every few seconds after a lost connection.
 */
export function openStream({ connect, later, onData, onReturn }: StreamAround): () => void {
  let stop = () => {};
  let failures = 0;
  let wasOpen = false;
  const open = () => {
    const close = connect({
      onData,
      onOpen: () => {
        failures = 0;
        if (wasOpen) onReturn();
        wasOpen = true;
      },
      onError: () => {
        close();
        failures += 1;
        stop = later(waitBefore(failures), open);
      },
    });
    stop = close;
  };
  open();
  return () => stop();
}

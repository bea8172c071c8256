/** Resolves after so many milliseconds, or at once when aborted; returns whether the time passed. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<boolean>;

/** Waiting as it really is; it keeps no process alive. */
export const timer: Wait = (ms, signal) =>
  new Promise((resolve) => {
    const end = (waited: boolean) => {
      clearTimeout(timeout);
      signal.removeEventListener('abort', stop);
      resolve(waited);
    };
    const stop = () => end(false);
    const timeout = setTimeout(() => end(true), ms);
    timeout.unref();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });

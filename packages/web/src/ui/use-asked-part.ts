import { useEffect, useState } from 'react';

interface Part<T> {
  /** What was loaded; undefined while it is on its way. */
  part: T | undefined;
  /** It could not be had. */
  failed: boolean;
  retry: () => void;
}

/**
 * Code that comes when it is first wanted. Unlike a lazy component, one that cannot be had is told to
 * whoever asked, and may be asked for again.
 */
export function useAskedPart<T>(load: () => Promise<T>, wanted: boolean): Part<T> {
  const [part, setPart] = useState<T>();
  const [failed, setFailed] = useState(false);
  const isDue = wanted && part === undefined && !failed;
  useEffect(() => {
    if (!isDue) return;
    let isStale = false;
    const ask = async () => {
      try {
        const loaded = await load();
        if (!isStale) setPart(() => loaded);
      } catch {
        if (!isStale) setFailed(true);
      }
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [isDue, load]);
  return { part, failed, retry: () => setFailed(false) };
}

import { useEffect, useState } from 'react';

interface Part<T> {
  /** What was loaded; undefined while loading. */
  part: T | undefined;
  /** Loading failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * Code that is loaded when first needed. Unlike with a lazy component, the caller learns of a failure and
 * may retry.
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: boolean): Part<T> {
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

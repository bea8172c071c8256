import { useEffect, useState } from 'react';

/** Seconds that are left, and how to start again. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    // The clock is read each time: a tab in the background counts rarely.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  const restart = () => {
    const started = Date.now();
    setNow(started);
    setEnd(started + seconds * 1000);
  };
  return { left, restart };
}

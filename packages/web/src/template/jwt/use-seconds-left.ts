import { useEffect, useState } from 'react';

/** The instant at which a token ends, by its own payload, in milliseconds; 0 where it says none. */
export function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const read: unknown = JSON.parse(atob(base64));
    const isClaim = typeof read === 'object' && read !== null && 'exp' in read;
    return isClaim && typeof read.exp === 'number' ? read.exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** How many seconds there are left until an instant, told every second. */
export function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** `09:59`. */
export const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

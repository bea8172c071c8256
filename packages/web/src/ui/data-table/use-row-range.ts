import { useCallback, useRef } from 'react';

/** Remembers the row that was pressed last, where a range with Shift begins: the `pressed` of a selection. */
export function useRowRange(): (id: string) => string | null {
  const last = useRef<string | null>(null);
  return useCallback((id: string) => {
    const before = last.current;
    last.current = id;
    return before;
  }, []);
}

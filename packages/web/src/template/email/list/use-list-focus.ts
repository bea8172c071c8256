import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FocusRequest } from './mail-list.tsx';

export const searchId = 'email-search';

/** The current row of the list, and the row or the search that is to take the focus. */
export function useListFocus(openId: number | undefined) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const [wasOpen, setWasOpen] = useState(openId);
  if (openId !== wasOpen) {
    setWasOpen(openId);
    // Closing a mail returns the focus to its row, unless the focus was sent elsewhere.
    if (openId === undefined)
      setRequest((sent) =>
        sent?.isDone === false
          ? sent
          : { id: wasOpen ?? 0, token: (sent?.token ?? 0) + 1, isDone: false },
      );
  }

  const focusSearch = useEffectEvent(() => {
    if (openId === undefined && request?.id === 'search')
      document.getElementById(searchId)?.focus();
  });
  // An open mail covers the list, which takes no focus until it is uncovered.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each return to the list is a new one
  useLayoutEffect(() => focusSearch(), [openId]);

  const sendTo = (id: FocusRequest['id']) =>
    setRequest((before) => ({ id, token: (before?.token ?? 0) + 1, isDone: false }));
  return {
    cursor,
    setCursor,
    request: openId === undefined ? request : null,
    /** The list is about to be uncovered and its search focused: what is typed until then is text. */
    isSearchNext: request?.id === 'search',
    sendToSearch: () => sendTo('search'),
    sendToRow: (id: number | undefined) => {
      if (id === undefined) return;
      setCursor(id);
      sendTo(id);
    },
    onSearchFocus: () => setRequest(null),
    onRowFocus: (id: number) => {
      setCursor(id);
      setRequest((sent) => (sent?.id === id ? { ...sent, isDone: true } : null));
    },
  };
}

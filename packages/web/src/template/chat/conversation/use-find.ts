import type { ChatMessage } from '@pliego/contract/areas/chat';
import { useDeferredValue, useMemo, useState } from 'react';
import { useChatAddress } from '../chat-address.ts';
import { hitsIn } from './occurrences.ts';

/** Search within a conversation. The text is in the address; the position is counted from the newest hit. */
export function useFind(messages: ChatMessage[]) {
  const { search, change } = useChatAddress();
  const asked = search.buscar ?? '';
  // Every key searches all messages: the field is rendered first.
  const typed = useDeferredValue(asked);
  const [isOpen, setOpen] = useState(asked !== '');
  const hits = useMemo(() => hitsIn(messages, typed), [messages, typed]);
  /** From the newest, so that a message that arrives does not move it. */
  const [offset, setOffset] = useState(0);
  const total = hits.length;
  return {
    isOpen,
    asked,
    typed,
    total,
    current: total === 0 ? undefined : hits.at(-1 - (offset % total)),
    /** From 1, the oldest, to `total`; 0 without a hit. */
    position: total === 0 ? 0 : total - (offset % total),
    open: (wanted: boolean) => {
      setOpen(wanted);
      setOffset(0);
      if (!wanted) change({ buscar: undefined }, { replace: true });
    },
    type: (text: string) => {
      setOffset(0);
      change({ buscar: text === '' ? undefined : text }, { replace: true });
    },
    step: (by: number) => setOffset((before) => (before + by + total) % (total || 1)),
  };
}

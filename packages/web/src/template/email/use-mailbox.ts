import type { Mail } from '@pliego/contract/areas/email';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { foundAmong } from './list/mail-search.ts';
import { useListFocus } from './list/use-list-focus.ts';
import { useMailSelection } from './list/use-mail-selection.ts';
import { isOwnDraft, useMailPeople } from './mail-names.ts';
import { mailLink, type Place } from './mail-place.ts';
import { mailListQuery } from './queries.ts';
import { useMailActions } from './use-mail-actions.ts';

export interface MailboxProps {
  place: Place;
  q: string;
  openId: number | undefined;
  onCompose: (compose: string) => void;
  /** The link of a draft was followed. */
  onDraft: (compose: string) => void;
  onHelp: () => void;
}

/** The dialog over the list, and its mails. */
interface AskedAbout {
  about: 'move' | 'remove';
  mails: readonly Mail[];
}

/** The row that takes the place of those that leave the list. */
function neighbourOf(leaving: readonly Mail[], mails: readonly Mail[]): number | undefined {
  const gone = new Set(leaving.map(({ id }) => id));
  const last = mails.findLastIndex(({ id }) => gone.has(id));
  const after = mails.slice(last + 1).find(({ id }) => !gone.has(id));
  return (after ?? mails.slice(0, Math.max(last, 0)).findLast(({ id }) => !gone.has(id)))?.id;
}

/** The mails of a place, what is selected, open and focused among them, and what can be done with them. */
export function useMailbox({ place, q, openId, onCompose }: MailboxProps) {
  const navigate = useNavigate();
  const { me } = useMailPeople();
  const actions = useMailActions();
  const list = useQuery(mailListQuery(place));
  const mails = foundAmong(list.data?.emails ?? [], q, me);
  const { clear, ...selecting } = useMailSelection(mails);
  const focus = useListFocus(openId);
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  const openIndex = mails.findIndex(({ id }) => id === openId);
  const backToList = () => void navigate(mailLink(place, q));
  return {
    ...selecting,
    list,
    mails,
    actions,
    focus,
    openId,
    openIndex,
    /** The mail the keyboard acts on: the open one, or the current row. */
    current: openId === undefined ? mails.find(({ id }) => id === focus.cursor) : mails[openIndex],
    asked,
    askToMove: (about: readonly Mail[]) => setAsked({ about: 'move', mails: about }),
    askToRemove: (about: readonly Mail[]) => setAsked({ about: 'remove', mails: about }),
    stopAsking: () => setAsked(null),
    open: (mail: Mail | undefined) => {
      if (mail === undefined) return;
      focus.setCursor(mail.id);
      if (isOwnDraft(mail, me)) onCompose(String(mail.id));
      else void navigate(mailLink(place, q, mail.id));
    },
    backToList,
    afterMove: (moved: readonly Mail[]) => {
      const next = neighbourOf(moved, mails);
      clear();
      focus.sendToRow(next);
      if (openId !== undefined) backToList();
    },
  };
}

export type MailboxState = ReturnType<typeof useMailbox>;

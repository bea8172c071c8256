import type { Mail } from '@pliego/contract/areas/email';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { useGo } from '#web/ui/use-address.ts';
import { ListBar } from './list-bar.tsx';
import { ListBody } from './list-body.tsx';
import { MailDetail } from './mail-detail.tsx';
import type { FocusWish } from './mail-list.tsx';
import { isOwnDraft, isSaid, subjectOf, useMailPeople } from './mail-names.ts';
import { mailHref, type Place } from './mail-place.ts';
import { foundAmong } from './mail-search.ts';
import { MoveDialog } from './move-dialog.tsx';
import { mailListQuery } from './queries.ts';
import { useMailActions } from './use-mail-actions.ts';
import { type MailKey, useMailKeys } from './use-mail-keys.ts';
import classes from './mailbox.module.css';

interface MailboxProps {
  place: Place;
  q: string;
  openId: number | undefined;
  onCompose: (compose: string) => void;
  /** The link of a draft was followed. */
  onDraft: (compose: string) => void;
  onHelp: () => void;
}

const searchId = 'email-search';

/** The list of a place, and over it the mail that is open. */
export function Mailbox({ place, q, openId, onCompose, onDraft, onHelp }: MailboxProps) {
  const { t } = useTranslation('email');
  const go = useGo();
  const { me } = useMailPeople();
  const actions = useMailActions();
  const list = useQuery(mailListQuery(place));
  const mails = foundAmong(list.data?.emails ?? [], q, me);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState<number | null>(null);
  const [wish, setWish] = useState<FocusWish | null>(null);
  /** What the question that stands over the list is about. */
  const [asked, setAsked] = useState<{ about: 'move' | 'remove'; mails: readonly Mail[] } | null>(
    null,
  );

  const [wasOpen, setWasOpen] = useState(openId);
  if (openId !== wasOpen) {
    setWasOpen(openId);
    // However one came back, the keyboard stands where it left, unless it was sent elsewhere.
    if (openId === undefined)
      setWish((sent) =>
        sent?.isDone === false
          ? sent
          : { id: wasOpen ?? 0, token: (sent?.token ?? 0) + 1, isDone: false },
      );
  }

  const focusSearch = useEffectEvent(() => {
    if (openId === undefined && wish?.id === 'search') document.getElementById(searchId)?.focus();
  });
  // Under an open mail nothing of the list can be reached: at once when it is uncovered.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each way back is one more
  useLayoutEffect(() => focusSearch(), [openId]);

  const selection: Selection<Mail> = {
    rowId: ({ id }) => String(id),
    rowName: (mail) =>
      t('list.row', { name: mail.from.name, subject: subjectOf(mail, t('list.noSubject')) }),
    selected,
    onChange: setSelected,
  };
  const chosen = mails.filter(({ id }) => selected.has(String(id)));
  const openIndex = mails.findIndex(({ id }) => id === openId);

  const sendFocus = (id: FocusWish['id']) =>
    setWish((before) => ({ id, token: (before?.token ?? 0) + 1, isDone: false }));
  const focusRow = (id: number | undefined) => {
    if (id === undefined) return;
    setCursor(id);
    sendFocus(id);
  };
  const open = (mail: Mail | undefined) => {
    if (mail === undefined) return;
    setCursor(mail.id);
    if (isOwnDraft(mail, me)) onCompose(String(mail.id));
    else go(mailHref(place, q, mail.id));
  };
  const backToList = () => go(mailHref(place, q));
  /** The row that takes the place of those that go away. */
  const neighbourOf = (leaving: readonly Mail[]): number | undefined => {
    const gone = new Set(leaving.map(({ id }) => id));
    const last = mails.findLastIndex(({ id }) => gone.has(id));
    const after = mails.slice(last + 1).find(({ id }) => !gone.has(id));
    return (after ?? mails.slice(0, Math.max(last, 0)).findLast(({ id }) => !gone.has(id)))?.id;
  };
  const afterMove = (moved: readonly Mail[]) => {
    const next = neighbourOf(moved);
    setSelected(new Set());
    focusRow(next);
    if (openId !== undefined) backToList();
  };

  const onKey = (key: MailKey): boolean => {
    // On the way to the search what is typed is no shortcut any more.
    if (wish?.id === 'search') return false;
    const opened = mails[openIndex];
    const current = openId === undefined ? mails.find(({ id }) => id === cursor) : opened;
    const targets = openId === undefined && chosen.length > 0 ? chosen : current ? [current] : [];
    const step = (by: number) => {
      const here = mails.findIndex(({ id }) => id === current?.id);
      const next = here < 0 ? mails[0] : mails[here + by];
      if (next === undefined) return false;
      if (openId === undefined) focusRow(next.id);
      else open(next);
      return true;
    };
    const onTargets = (act: () => void) => {
      if (targets.length === 0) return false;
      act();
      return true;
    };
    const answer = (kind: 'reply' | 'reply-all' | 'forward') => {
      const [mail] = targets;
      if (mail === undefined || !isSaid(mail)) return false;
      onCompose(`${kind}-${mail.id}`);
      return true;
    };
    switch (key) {
      case 'j':
        return step(1);
      case 'k':
        return step(-1);
      case 'o':
        return openId === undefined && onTargets(() => open(current));
      case 'x':
        return onTargets(() => toggle(current));
      case 's':
        return onTargets(() => actions.star(targets, !targets.every(({ isStarred }) => isStarred)));
      case 'e':
        return onTargets(() => setAsked({ about: 'move', mails: targets }));
      case '#':
        return onTargets(() => {
          if (targets.every(({ folder }) => folder === 'trash')) {
            setAsked({ about: 'remove', mails: targets });
          } else {
            actions.move(targets, 'trash');
            afterMove(targets);
          }
        });
      case 'u':
        return onTargets(() => {
          actions.read(targets, false);
          if (openId !== undefined) backToList();
        });
      case 'r':
        return answer('reply');
      case 'a':
        return answer('reply-all');
      case 'f':
        return answer('forward');
      case 'c':
        onCompose('new');
        return true;
      case '/':
        if (openId === undefined) document.getElementById(searchId)?.focus();
        else {
          sendFocus('search');
          backToList();
        }
        return true;
      case '?':
        onHelp();
        return true;
      case 'Escape':
        if (openId === undefined) return false;
        backToList();
        return true;
    }
  };
  const toggle = (mail: Mail | undefined) => {
    if (mail === undefined || openId !== undefined) return;
    const next = new Set(selected);
    if (!next.delete(String(mail.id))) next.add(String(mail.id));
    setSelected(next);
  };
  useMailKeys(onKey);

  const tools = {
    actions,
    onRemove: (about: readonly Mail[]) => setAsked({ about: 'remove', mails: about }),
  };
  return (
    <>
      <div
        className={classes.list}
        data-covered={openId !== undefined || undefined}
        onFocus={({ target }) => {
          if (target.id === searchId) setWish(null);
        }}
      >
        <ListBar
          place={place}
          q={q}
          searchId={searchId}
          mails={mails}
          chosen={chosen}
          selection={selection}
          {...tools}
          onMoved={() => afterMove(chosen)}
        />
        <ListBody
          query={list}
          mails={mails}
          place={place}
          q={q}
          selection={selection}
          wish={openId === undefined ? wish : null}
          onFocus={(id) => {
            setCursor(id);
            setWish((sent) => (sent?.id === id ? { ...sent, isDone: true } : null));
          }}
          onStar={(mail) => actions.star([mail], !mail.isStarred)}
          onDraft={({ id }) => onDraft(String(id))}
        />
      </div>
      {openId === undefined ? null : (
        <MailDetail
          key={openId}
          id={openId}
          place={place}
          position={{ index: openIndex, total: mails.length }}
          {...tools}
          onStep={(by) => open(mails[openIndex + by])}
          onBack={backToList}
          onMoved={(mail) => afterMove([mail])}
          onCompose={onCompose}
        />
      )}
      {asked?.about !== 'move' ? null : (
        <MoveDialog
          mails={asked.mails}
          onClose={() => setAsked(null)}
          onMove={(folder) => {
            actions.move(asked.mails, folder);
            afterMove(asked.mails);
          }}
        />
      )}
      {asked?.about !== 'remove' ? null : (
        <ConfirmDialog
          danger
          title={t('removeDialog.title', { count: asked.mails.length })}
          confirm={t('actions.remove')}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            actions.remove(asked.mails.map(({ id }) => id));
            afterMove(asked.mails);
          }}
        >
          {t('removeDialog.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

import type { Mail } from '@pliego/contract/areas/email';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useNow } from '#web/ui/use-now.ts';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { mailHref, type Place } from './mail-place.ts';
import { useMailNames } from './mail-names.ts';
import { MailRow } from './mail-row.tsx';
import classes from './mail-list.module.css';

/** A row, or the search above, that is to take the focus; the token makes each wish a new one. */
export interface FocusWish {
  id: number | 'search';
  token: number;
  /** It has it. */
  isDone: boolean;
}

interface MailListProps {
  label: string;
  place: Place;
  q: string;
  mails: readonly Mail[];
  selection: Selection<Mail>;
  wish: FocusWish | null;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  onDraft: (mail: Mail) => void;
}

const rowHeight = { wide: 46, narrow: 86 };

/** The rows in view, and a few beyond: a mailbox of hundreds costs no more than one of twenty. */
export function MailList(props: MailListProps) {
  const { label, place, q, mails, selection, wish, onFocus, onStar, onDraft } = props;
  const box = useRef<HTMLDivElement>(null);
  const { isWide } = useAppSide();
  const now = useNow();
  const namesOf = useMailNames(place);
  const height = isWide ? rowHeight.wide : rowHeight.narrow;
  // Its answers change without being new ones: nothing here is remembered because of them.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: mails.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => mails[index]?.id ?? index,
    overscan: 6,
  });
  useEffect(() => rows.measure(), [rows, height]);

  const wished = wish === null ? -1 : mails.findIndex(({ id }) => id === wish.id);
  useEffect(() => {
    if (wished >= 0) rows.scrollToIndex(wished, { align: 'auto' });
  }, [rows, wished, wish]);

  return (
    <div ref={box} className={classes.scroll}>
      <ul className={classes.rows} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start, size }) => {
          const mail = mails[index];
          if (mail === undefined) return null;
          const named = namesOf(mail);
          const href = named.isDraft
            ? withCompose(mailHref(place, q), mail.id)
            : mailHref(place, q, mail.id);
          return (
            <li
              key={key}
              className={classes.item}
              style={{ height: size, translate: `0 ${start}px` }}
              aria-posinset={index + 1}
              aria-setsize={mails.length}
            >
              <MailRow
                line={{ mail, ...named, href }}
                selection={selection}
                now={now}
                focusToken={wish?.id === mail.id ? wish.token : undefined}
                wasFocused={wish?.isDone === true}
                onFocus={onFocus}
                onStar={onStar}
                onDraft={onDraft}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A draft opens where it is written on, and the list stays. */
function withCompose(href: string, id: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}compose=${id}`;
}

import type { Mail } from '@pliego/contract/areas/email';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useNow } from '#web/ui/date/use-now.ts';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { mailLink, type Place } from '../mail-place.ts';
import { useMailNames } from '../mail-names.ts';
import { MailRow } from './mail-row.tsx';
import classes from './mail-list.module.css';

/** A row, or the search above, that should take the focus; the token distinguishes requests. */
export interface FocusRequest {
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
  focusRequest: FocusRequest | null;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  onDraft: (mail: Mail) => void;
}

const rowHeight = { wide: 46, narrow: 86 };

/** The rows in view, and a few beyond: a mailbox of hundreds costs no more than one of twenty. */
export function MailList(props: MailListProps) {
  const { label, place, q, mails, selection, focusRequest, onFocus, onStar, onDraft } = props;
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

  const requested =
    focusRequest === null ? -1 : mails.findIndex(({ id }) => id === focusRequest.id);
  useEffect(() => {
    if (requested >= 0) rows.scrollToIndex(requested, { align: 'auto' });
  }, [rows, requested, focusRequest]);

  return (
    <div ref={box} className={classes.scroll}>
      <ul className={classes.rows} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start, size }) => {
          const mail = mails[index];
          if (mail === undefined) return null;
          const named = namesOf(mail);
          // A draft opens where it is written on, and the list stays.
          const to = named.isDraft
            ? mailLink(place, q, undefined, String(mail.id))
            : mailLink(place, q, mail.id);
          return (
            <li
              key={key}
              className={classes.item}
              style={{ height: size, translate: `0 ${start}px` }}
              aria-posinset={index + 1}
              aria-setsize={mails.length}
            >
              <MailRow
                line={{ mail, ...named, to }}
                selection={selection}
                now={now}
                focusToken={focusRequest?.id === mail.id ? focusRequest.token : undefined}
                wasFocused={focusRequest?.isDone === true}
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

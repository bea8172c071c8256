import { VisuallyHidden } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatShortDay, formatTime } from '#web/lib/format.ts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { Face, type PersonFace } from '#web/ui/display/person.tsx';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { htmlText } from '#web/ui/rich-text/html-text.ts';
import { labelTones } from '../mail-labels.tsx';
import classes from './mail-row.module.css';

export interface MailLine {
  mail: Mail;
  name: string;
  face: PersonFace;
  subject: string;
  isDraft: boolean;
  to: Destination;
}

interface MailRowProps {
  line: MailLine;
  selection: Selection<Mail>;
  now: number;
  /** The keyboard moved here; each new number requests the focus again. */
  focusToken: number | undefined;
  /** It had the focus before: it takes it again only when nothing else has it. */
  wasFocused: boolean;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  /** A draft was opened, which the compose window may show already. */
  onDraft: (mail: Mail) => void;
}

/** A clock for what came today, a day for the rest. */
function shortTime(instant: string, now: number): string {
  return santiagoDay(instant) === santiagoDay(now)
    ? formatTime(instant)
    : formatShortDay(instant, now);
}

/** One mail of the list: boxes to choose and to star it, and a link over all the rest. */
export function MailRow({
  line,
  selection,
  now,
  focusToken,
  wasFocused,
  onFocus,
  onStar,
  onDraft,
}: MailRowProps) {
  const { t } = useTranslation('email');
  const { mail, name, face, subject } = line;
  const link = useTakenFocus(focusToken, wasFocused);
  const preview = useMemo(() => htmlText(mail.message), [mail.message]);
  const time = mail.folder === 'scheduled' ? (mail.sendAt ?? mail.time) : mail.time;
  return (
    <div
      className={classes.row}
      data-unread={!mail.isRead || undefined}
      data-selected={selection.selected.has(String(mail.id)) || undefined}
    >
      <span className={classes.box}>
        <RowCheckbox row={mail} selection={selection} />
      </span>
      <Star
        isOn={mail.isStarred}
        label={t('list.star', { name: t('list.row', { name, subject }) })}
        onClick={() => onStar(mail)}
      />
      <AppLink
        ref={link}
        {...line.to}
        className={classes.link}
        activeProps={{}}
        onFocus={() => onFocus(mail.id)}
        onClick={line.isDraft ? () => onDraft(mail) : undefined}
      >
        <Face person={face} size={28} />
        <span className={classes.name}>
          {mail.isRead ? null : <VisuallyHidden>{t('list.unread')} </VisuallyHidden>}
          {line.isDraft ? <span className={classes.draft}>{t('list.draft')} </span> : null}
          {name}
        </span>
        <span className={classes.said}>
          <span className={classes.subject}>{subject}</span>
          <span className={classes.preview}>{preview}</span>
        </span>
        <Marks mail={mail} />
        <time className={classes.time} dateTime={time} title={formatFullMoment(time)}>
          {shortTime(time, now)}
        </time>
      </AppLink>
    </div>
  );
}

/** Focuses the row's link whenever `focusToken` changes. */
function useTakenFocus(focusToken: number | undefined, wasFocused: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (focusToken === undefined) return;
    if (wasFocused && document.activeElement !== document.body) return;
    link.current?.focus({ preventScroll: true });
  });
  // Also when the page was hidden for a moment, while the next address was loading.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each number is another request
  useLayoutEffect(() => takeFocus(), [focusToken]);
  return link;
}

interface StarProps {
  isOn: boolean;
  label: string;
  onClick: () => void;
}

function Star({ isOn, label, onClick }: StarProps) {
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onClick}
    >
      {isOn ? (
        <IconStarFilled size={17} aria-hidden />
      ) : (
        <IconStar size={17} stroke={1.7} aria-hidden />
      )}
    </button>
  );
}

/** Attachments and labels. */
function Marks({ mail: { attachments, labels } }: { mail: Mail }) {
  const { t } = useTranslation('email');
  return (
    <span className={classes.marks}>
      {attachments.length === 0 ? null : (
        <>
          <IconPaperclip size={15} aria-hidden />
          <VisuallyHidden>{t('list.attachments')}</VisuallyHidden>
        </>
      )}
      {labels.map((label) => (
        <ToneDot key={label} tone={labelTones[label]} />
      ))}
      {labels.length === 0 ? null : (
        <VisuallyHidden>
          {t('list.labelled', { names: labels.map((label) => t(`labels.${label}`)).join(', ') })}
        </VisuallyHidden>
      )}
    </span>
  );
}

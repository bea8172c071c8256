import type { Mail } from '@pliego/contract/areas/email';
import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatShortDay, formatTime } from '#web/lib/format.ts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { AppLink } from '#web/ui/app-link.tsx';
import { RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { Face, type PersonFace } from '#web/ui/person.tsx';
import { ToneDot } from '#web/ui/pill.tsx';
import { VisuallyHidden } from '#web/ui/plain/visually-hidden.tsx';
import { htmlText } from '#web/ui/rich-text/html-text.ts';
import { labelTones } from './mail-labels.tsx';
import classes from './mail-row.module.css';

export interface MailLine {
  mail: Mail;
  name: string;
  face: PersonFace;
  subject: string;
  isDraft: boolean;
  href: string;
}

interface MailRowProps {
  line: MailLine;
  selection: Selection<Mail>;
  now: number;
  /** The keyboard asked for it; any other number than before asks again. */
  focusToken: number | undefined;
  /** It has had the focus already: it takes it again only where nothing else has it. */
  wasFocused: boolean;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  /** A draft was asked for, which may be in the window already. */
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
  const link = useRef<HTMLAnchorElement>(null);
  const preview = useMemo(() => htmlText(mail.message), [mail.message]);
  const time = mail.folder === 'scheduled' ? (mail.sendAt ?? mail.time) : mail.time;
  const takeFocus = useEffectEvent(() => {
    if (focusToken === undefined) return;
    if (wasFocused && document.activeElement !== document.body) return;
    link.current?.focus({ preventScroll: true });
  });
  // Also when the page was hidden for a moment, while the next address was on its way.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each wish is one more
  useLayoutEffect(() => takeFocus(), [focusToken]);
  return (
    <div
      className={classes.row}
      data-unread={!mail.isRead || undefined}
      data-selected={selection.selected.has(String(mail.id)) || undefined}
    >
      <span className={classes.box}>
        <RowCheckbox row={mail} selection={selection} />
      </span>
      <button
        type="button"
        className={classes.star}
        aria-pressed={mail.isStarred}
        aria-label={t('list.star', { name: t('list.row', { name, subject }) })}
        onClick={() => onStar(mail)}
      >
        {mail.isStarred ? (
          <IconStarFilled size={17} aria-hidden />
        ) : (
          <IconStar size={17} stroke={1.7} aria-hidden />
        )}
      </button>
      <AppLink
        ref={link}
        href={line.href}
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
        <span className={classes.marks}>
          {mail.attachments.length === 0 ? null : (
            <>
              <IconPaperclip size={15} aria-hidden />
              <VisuallyHidden>{t('list.attachments')}</VisuallyHidden>
            </>
          )}
          {mail.labels.map((label) => (
            <ToneDot key={label} tone={labelTones[label]} />
          ))}
          {mail.labels.length === 0 ? null : (
            <VisuallyHidden>
              {t('list.labelled', {
                names: mail.labels.map((label) => t(`labels.${label}`)).join(', '),
              })}
            </VisuallyHidden>
          )}
        </span>
        <time className={classes.time} dateTime={time} title={formatFullMoment(time)}>
          {shortTime(time, now)}
        </time>
      </AppLink>
    </div>
  );
}

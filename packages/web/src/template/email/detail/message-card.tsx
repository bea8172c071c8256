import type { Mail } from '@pliego/contract/areas/email';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { faceOf, nameOf, namesOf, useMailPeople } from '../mail-names.ts';
import classes from './message-card.module.css';

type Message = Mail['replies'][number] | Mail;

const addresses = (people: readonly { name: string; email: string }[]) =>
  people.map(({ name, email }) => (name.trim() === '' ? email : `${name} <${email}>`)).join(', ');

/** One message: who, to whom, when, what, and its files. */
export function MessageCard({ message }: { message: Message }) {
  const { t } = useTranslation('email');
  const { me } = useMailPeople();
  const [showsDetails, setShowsDetails] = useState(false);
  const id = useId();
  const now = useNow();
  const { from, to, cc, bcc, time } = message;
  const isForMe = to.length === 1 && to[0]?.email === me?.email;
  const forWhom = isForMe
    ? t('detail.forMe')
    : t('detail.forThem', { names: to.length === 0 ? t('list.nobody') : namesOf(to) });
  const facts = [
    { name: 'from', value: addresses([from]) },
    { name: 'to', value: addresses(to) },
    { name: 'cc', value: addresses(cc) },
    { name: 'bcc', value: addresses(bcc) },
    { name: 'date', value: formatFullMoment(time) },
    { name: 'subject', value: message.subject },
  ] as const;
  return (
    <article className={classes.card} aria-label={nameOf(from)}>
      <div className={classes.head}>
        <Face person={faceOf(from)} size={36} />
        <div className={classes.who}>
          <div className={classes.name}>{nameOf(from)}</div>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={showsDetails}
            aria-controls={id}
            title={t('detail.showDetails')}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            <span className={classes.forWhom}>{forWhom}</span>
            <IconChevronDown size={14} aria-hidden />
          </button>
        </div>
        <time className={classes.time} dateTime={time} title={formatFullMoment(time)}>
          {formatMoment(time, now)}
        </time>
      </div>
      <dl id={id} className={classes.facts} hidden={!showsDetails}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name} className={classes.fact}>
              <dt className={classes.term}>{t(`detail.${name}`)}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
      </dl>
      <RichText html={message.message} className={classes.body} />
      {message.attachments.length === 0 ? null : (
        <div className={classes.files}>
          <Attachments attachments={message.attachments} />
        </div>
      )}
    </article>
  );
}

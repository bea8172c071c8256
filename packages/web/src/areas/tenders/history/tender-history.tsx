import { Button } from '@mantine/core';
import type { TenderEvent } from '@pliego/contract/areas/tender-shapes';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatAgo, formatCount, formatFullMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/page.tsx';
import { Face } from '#web/ui/person.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { tenderEventsQuery } from '../queries.ts';
import classes from './tender-history.module.css';
import parts from '../ficha/tender-parts.module.css';

const firstEvents = 8;

/** What we did with it, the last first. */
export function TenderHistory({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  return (
    <Section title={t('history.title')}>
      <Events id={id} />
    </Section>
  );
}

function Events({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  const { data, error, refetch } = useQuery(tenderEventsQuery(id));
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined) {
    return error === null ? (
      <LoadingState lines={2} />
    ) : (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const events = data.datos;
  if (events.length === 0) return <p className={parts.none}>{t('history.none')}</p>;
  const shown = showsAll ? events : events.slice(0, firstEvents);
  return (
    <>
      <ol className={classes.events}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {shown.length === events.length ? null : (
        <Button variant="default" size="xs" mt="xs" onClick={() => setShowsAll(true)}>
          {t('history.showAll', { total: formatCount(events.length) })}
        </Button>
      )}
    </>
  );
}

function EventRow({ event }: { event: TenderEvent }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const { tipo, usuario, cuando, antes, despues } = event;
  const isTags = tipo === 'etiquetas';
  const name = usuario?.fullName ?? t('history.someone');
  const none = t(isTags ? 'history.noTags' : 'history.nobody');
  return (
    <li className={classes.event}>
      <Face person={{ id: usuario?.id ?? 0, fullName: name, avatar: null }} size={26} />
      <div className={classes.body}>
        <p className={classes.sentence}>
          {t(isTags ? 'history.tags' : 'history.assigned', { name })}{' '}
          <time dateTime={cuando} title={formatFullMoment(cuando)} className={classes.when}>
            {formatAgo(cuando, now)} · {formatFullMoment(cuando)}
          </time>
        </p>
        <p className={classes.change}>
          <span className={classes.said}>{t('history.before')} </span>
          <span className={classes.before}>{antes.join(', ') || none}</span>
          <IconArrowRight size={14} aria-hidden className={classes.arrow} />
          <span className={classes.said}>{t('history.after')} </span>
          <span>{despues.join(', ') || none}</span>
        </p>
      </div>
    </li>
  );
}

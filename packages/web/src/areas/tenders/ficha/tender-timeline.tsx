import { deadlineKinds, type TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { closingPhase } from '@pliego/contract/rules/tender-closing';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDistance, formatWhen } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useClockText } from '../use-clock-text.ts';
import { type TimelineEntry, timelineOf } from './tender-milestones.ts';
import classes from './tender-timeline.module.css';

type Dated = Pick<TenderDetail, 'fechas' | 'estado' | 'cierre' | 'extensionPlazo'>;

/** When everything happened and will happen, with today where it belongs. */
export function TenderTimeline({ tender }: { tender: Dated }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const entries = timelineOf(tender.fechas, tender.estado.clase, now);
  const past = entries.filter(({ when }) => when === 'past');
  const coming = entries.filter(({ when }) => when !== 'past');
  const row = (entry: TimelineEntry) => (
    <Entry key={entry.kind} entry={entry} state={tender.estado.clase} now={now} />
  );
  return (
    <Section
      title={t('milestones.title')}
      actions={<span className={classes.zone}>{t('milestones.zone')}</span>}
    >
      {entries.length === 0 ? (
        <p className={classes.none}>{t('milestones.none')}</p>
      ) : (
        <ol className={classes.list}>
          {past.map(row)}
          <li className={classes.today}>
            <span className={classes.todayText}>
              {t('milestones.today')}, {formatDay(new Date(now).toISOString(), now)}
            </span>
          </li>
          {coming.map(row)}
        </ol>
      )}
      {mayExtend(tender, now) ? (
        <p className={classes.extension}>
          <IconCalendarPlus size={16} stroke={1.6} aria-hidden className={classes.extensionIcon} />
          <span>{t('milestones.extension')}</span>
        </p>
      ) : null}
    </Section>
  );
}

/** A closing moves at the moment it comes, so that of an overdue tender may; once it is closed, no more. */
function mayExtend({ extensionPlazo, estado, cierre }: Dated, now: number): boolean {
  return extensionPlazo === true && closingPhase(estado.clase, cierre, now) !== 'closed';
}

interface EntryProps {
  entry: TimelineEntry;
  state: StateClass;
  now: number;
}

function Entry({ entry: { kind, milestone, when }, state, now }: EntryProps) {
  const { t } = useTranslation('ficha');
  const clockOf = useClockText();
  const { instante, original, dia, zona } = milestone;
  const clock = clockOf(milestone, deadlineKinds.has(kind) ? 'deadline' : 'moment');
  // The heading states that hours are of Chile.
  const isSaid = dia === undefined && zona === undefined;
  return (
    <li
      className={classes.entry}
      data-when={when}
      data-kind={kind}
      aria-current={when === 'next' ? 'step' : undefined}
    >
      <span className={classes.label}>
        {kind === 'acto' ? <ActLabel state={state} /> : t(`milestones.kinds.${kind}`)}
        {when === 'next' ? <span className={classes.next}>{t('milestones.next')}</span> : null}
      </span>
      <span className={classes.moment}>
        <time dateTime={dia ?? instante} title={t('milestones.original', { text: original })}>
          {formatWhen(milestone, now)}
        </time>
        {isSaid || clock === '' ? null : <span className={classes.distance}>{clock}</span>}
        <span className={classes.distance}>
          {when === 'void'
            ? t(state === 'suspendida' ? 'milestones.paused' : 'milestones.void')
            : formatDistance(milestone, now)}
        </span>
      </span>
    </li>
  );
}

/** The portal dates the act that ended or stopped a tender; the state determines which act it was. */
function ActLabel({ state }: { state: StateClass }) {
  const { t } = useTranslation('ficha');
  switch (state) {
    case 'desierta':
    case 'revocada':
    case 'suspendida':
      return t(`milestones.acts.${state}`);
    default:
      return t('milestones.kinds.acto');
  }
}

import {
  deadlineKinds,
  type MilestoneKind,
  type TenderDetail,
} from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDistance, formatWhen } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useClockText } from '../use-clock-text.ts';
import { secondClosingAt } from '../use-second-closing.ts';
import { type TimelineEntry, timelineOf } from './tender-milestones.ts';
import classes from './tender-timeline.module.css';

type Dated = Pick<TenderDetail, 'fechas' | 'estado' | 'cierre' | 'segundoCierre' | 'condiciones'>;
type SecondClosing = NonNullable<TenderDetail['segundoCierre']>;

/** When everything happened and will happen, with today where it belongs. */
export function TenderTimeline({ tender }: { tender: Dated }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const entries = timelineOf(tender.fechas, tender.estado.clase, now);
  const past = entries.filter(({ when }) => when === 'past');
  const coming = entries.filter(({ when }) => when !== 'past');
  const second = secondClosingAt(tender, now);
  const isBefore = ({ milestone }: TimelineEntry) =>
    second === null || Date.parse(milestone.instante) <= Date.parse(second.instante);
  const row = (entry: TimelineEntry) => (
    <Entry key={entry.kind} entry={entry} tender={tender} now={now} />
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
          {coming.filter(isBefore).map(row)}
          {second === null ? null : <PossibleClosing second={second} now={now} />}
          {coming.filter((entry) => !isBefore(entry)).map(row)}
        </ol>
      )}
    </Section>
  );
}

/** Where the closing would move: computed, and only if few bids come. */
function PossibleClosing({ second, now }: { second: SecondClosing; now: number }) {
  const { t } = useTranslation('ficha');
  return (
    <li className={classes.entry} data-when="possible">
      <span className={classes.label}>{t('milestones.second')}</span>
      <span className={classes.moment}>
        <time dateTime={second.dia ?? second.instante}>{formatWhen(second, now)}</time>
      </span>
      <span className={classes.note}>{t('milestones.secondNote')}</span>
    </li>
  );
}

/** Where to be at a milestone. */
function placeOf({ condiciones }: Dated, kind: MilestoneKind): string | undefined {
  if (kind === 'visitaTerreno') return condiciones.direccionVisita;
  return kind === 'entregaAntecedentes' ? condiciones.direccionAntecedentes : undefined;
}

interface EntryProps {
  entry: TimelineEntry;
  tender: Dated;
  now: number;
}

function Entry({ entry: { kind, milestone, when }, tender, now }: EntryProps) {
  const { t } = useTranslation('ficha');
  const clockOf = useClockText();
  const { instante, original, dia, zona } = milestone;
  const state = tender.estado.clase;
  const place = placeOf(tender, kind);
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
      {place === undefined ? null : (
        <span className={classes.place}>
          <IconMapPin size={13} stroke={1.7} aria-hidden className={classes.placeIcon} />
          {place}
        </span>
      )}
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

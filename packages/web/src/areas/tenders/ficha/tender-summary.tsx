import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import { isOverdue } from '@pliego/contract/rules/tender-closing';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDistance, formatWhen } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { Amount } from '../amount.tsx';
import { DaysLeft, useClosingTitle } from '../closing.tsx';
import { useClockText } from '../use-clock-text.ts';
import { useSecondClosing } from '../use-second-closing.ts';
import { useTermWords } from '../use-term-words.ts';
import { ClosingMoved } from './closing-move.tsx';
import { type TimelineEntry, timelineOf } from './tender-milestones.ts';
import { TenderFreshness } from './tender-freshness.tsx';
import classes from './tender-summary.module.css';

interface SummaryProps {
  tender: TenderDetail;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/**
 * What decides, in one glance: how long is left and whether that moved, what comes next, how much and how many lines it
 * is, who buys. Facts that no source gives leave their room to the others.
 */
export function TenderSummaryBar({ tender, en }: SummaryProps) {
  const { t } = useTranslation('ficha');
  const isPast = en !== undefined;
  const next = useNext(tender);
  const nextShown = isPast ? null : next;
  // The publication is among the dates too: it gives way where all others are told.
  const isFull =
    tender.condiciones.duracion !== undefined && (nextShown !== null || isAwarded(tender));
  return (
    <section aria-label={t('summary.label')} className={classes.summary}>
      <dl className={classes.bar}>
        <Cell name={t('summary.closing')}>
          <ClosingFact tender={tender} isPast={isPast} />
        </Cell>
        {nextShown === null ? null : <NextCell tender={tender} next={nextShown} />}
        <AmountCell tender={tender} />
        <AwardCell tender={tender} />
        <DurationCell tender={tender} />
        <ItemsCell tender={tender} />
        <BuyerCell tender={tender} />
        {isFull ? null : <PublishedCell tender={tender} />}
      </dl>
      <ClosingMoved tender={tender} en={en} />
      {isPast ? null : <SecondClosing tender={tender} />}
      {isPast ? null : <TenderFreshness tender={tender} />}
    </section>
  );
}

interface CellProps {
  tender: TenderDetail;
}

/** Where the closing may move, as what it is: computed, and only if few bids come. */
function SecondClosing({ tender }: CellProps) {
  const second = useSecondClosing(tender);
  if (second === null) return null;
  return (
    <div className={classes.strip}>
      <IconCalendarPlus size={17} stroke={1.7} aria-hidden className={classes.stripIcon} />
      <p className={classes.stripText}>{second}</p>
    </div>
  );
}

/** The next date still to come, unless that is the closing. */
function useNext({ fechas, estado }: TenderDetail): TimelineEntry | null {
  const now = useNow();
  const next = timelineOf(fechas, estado.clase, now).find(({ when }) => when === 'next');
  return next === undefined || next.kind === 'cierre' ? null : next;
}

function NextCell({ tender, next }: CellProps & { next: TimelineEntry }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const { direccionVisita } = tender.condiciones;
  return (
    <Cell name={t(`milestones.kinds.${next.kind}`)}>
      <span className={classes.figure}>{formatWhen(next.milestone, now)}</span>
      <span className={classes.note}>{formatDistance(next.milestone, now)}</span>
      {next.kind === 'visitaTerreno' && direccionVisita !== undefined ? (
        <span className={classes.short} title={direccionVisita}>
          {direccionVisita}
        </span>
      ) : null}
    </Cell>
  );
}

/** The amount, and whether it is what the buyer has or only a reference. */
function AmountCell({ tender: { monto, moneda, impuesto, condiciones } }: CellProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { estimacion, montoVisible } = condiciones;
  const notes = [
    estimacion === undefined ? null : words.code(estimacion),
    monto === null || impuesto === null ? null : t(`tax.${impuesto}`),
    monto === null && montoVisible === false && estimacion?.significado !== 'no-estimable'
      ? words.flag('montoVisible', false)
      : null,
  ].filter((note) => note !== null);
  return (
    <Cell name={t('summary.amount')}>
      <span className={monto === null ? undefined : classes.figure}>
        <Amount amount={monto} currency={moneda} />
      </span>
      {notes.length === 0 ? null : <span className={classes.note}>{notes.join(' · ')}</span>}
    </Cell>
  );
}

/** How long the contract lasts, and how it is paid. */
function DurationCell({ tender: { condiciones } }: CellProps) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { duracion, renovable, formaPago } = condiciones;
  if (duracion === undefined) return null;
  const isPaymentKnown = formaPago !== undefined && formaPago.significado !== null;
  const notes = [
    renovable === true ? t('terms.renewable') : null,
    isPaymentKnown ? t('summary.paid', { how: words.code(formaPago) }) : null,
  ].filter((note) => note !== null);
  return (
    <Cell name={t('terms.names.duracion')}>
      <span className={classes.figure}>{words.length(duracion)}</span>
      {notes.length === 0 ? null : <span className={classes.note}>{notes.join(' · ')}</span>}
    </Cell>
  );
}

/** Bids of which none was chosen are no award. */
function isAwarded({ adjudicacion }: TenderDetail): boolean {
  return adjudicacion !== null && !(adjudicacion.ofertas && adjudicacion.proveedores.length === 0);
}

/** How it ended: for how much and to whom. */
function AwardCell({ tender }: CellProps) {
  const { t } = useTranslation('ficha');
  const { adjudicacion, moneda } = tender;
  if (adjudicacion === null || !isAwarded(tender)) return null;
  const { monto, proveedores, oferentes } = adjudicacion;
  const [first] = proveedores;
  const toWhom =
    first === undefined || proveedores.length > 1
      ? t('summary.suppliers', { count: proveedores.length })
      : readableName(first.nombre);
  return (
    <Cell name={t('award.amount')}>
      <span className={monto === null ? undefined : classes.figure}>
        <Amount amount={monto} currency={adjudicacion.moneda ?? moneda} />
      </span>
      <span className={classes.note}>
        {[
          proveedores.length === 0 ? null : toWhom,
          oferentes === null ? null : t('summary.bidders', { count: oferentes }),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </Cell>
  );
}

/** How many lines, and what the first one is. */
function ItemsCell({ tender: { items } }: CellProps) {
  const { t } = useTranslation('ficha');
  const [first] = items;
  if (first === undefined) return null;
  const name = first.nombre ?? first.descripcion;
  return (
    <Cell name={t('items.title')}>
      <span className={classes.figure}>
        {t('items.count', { count: items.length, total: formatCount(items.length) })}
      </span>
      {name === null ? null : (
        <span className={classes.short} title={name}>
          {readableTitle(name)}
        </span>
      )}
    </Cell>
  );
}

function BuyerCell({ tender: { comprador, region, comuna } }: CellProps) {
  const { t } = useTranslation('ficha');
  if (comprador === null) return null;
  const name = readableName(comprador.nombre);
  const place = region === null ? comuna : regionName(region);
  return (
    <Cell name={t('buyer.title')}>
      <span className={classes.buyer} title={name}>
        <AppLink to="/compradores/$id" params={{ id: comprador.id }}>
          {name}
        </AppLink>
      </span>
      {place === null ? null : <span className={classes.note}>{place}</span>}
    </Cell>
  );
}

function PublishedCell({ tender: { publicacion, publicacionDia } }: CellProps) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  if (publicacion === null) return null;
  const date = { instante: publicacion, dia: publicacionDia };
  return (
    <Cell name={t('milestones.kinds.publicacion')}>
      <span className={classes.figure}>{formatWhen(date, now)}</span>
      <span className={classes.note}>{formatDistance(date, now)}</span>
    </Cell>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.cell}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

/** The closing in the portal's time and, where it differs, in the user's own time zone. */
function ClosingFact({ tender, isPast }: { tender: TenderDetail; isPast: boolean }) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const now = useNow();
  const titleOf = useClosingTitle();
  const clockOf = useClockText();
  const { cierre, cierreDia, cierreZona, estado } = tender;
  if (cierre === null) return <span className={classes.note}>{t('tenders:closing.none')}</span>;
  const date = { instante: cierre, dia: cierreDia, zona: cierreZona };
  const own = cierreDia === null ? otherWallClock(cierre, ownZone()) : null;
  return (
    <>
      <span className={classes.closing}>
        <time
          dateTime={cierreDia ?? cierre}
          className={classes.figure}
          title={titleOf({ cierre, cierreDia })}
        >
          {formatWhen(date, now)}
        </time>
        {isPast ? null : <DaysLeft tender={tender} />}
      </span>
      <span className={classes.note}>
        {clockOf(date, 'deadline')}
        {own === null ? null : ` (${t('summary.ownTime', { time: own })})`}
      </span>
      {!isPast && isOverdue(estado.clase, cierre, now) ? (
        <span className={classes.note}>{t('summary.overdue', { text: estado.texto })}</span>
      ) : null}
    </>
  );
}

import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import { isOverdue } from '@pliego/contract/rules/tender-closing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDistance, formatWhen } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Amount } from '../amount.tsx';
import { DaysLeft, useClosingTitle } from '../closing.tsx';
import { useClockText } from '../use-clock-text.ts';
import { ClosingMoved } from './closing-move.tsx';
import { timelineOf } from './tender-milestones.ts';
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
  return (
    <section aria-label={t('summary.label')} className={classes.summary}>
      <dl className={classes.bar}>
        <Cell name={t('summary.closing')}>
          <ClosingFact tender={tender} isPast={isPast} />
        </Cell>
        {isPast ? null : <NextCell tender={tender} />}
        <AmountCell tender={tender} />
        <AwardCell tender={tender} />
        <ItemsCell tender={tender} />
        <BuyerCell tender={tender} />
        <PublishedCell tender={tender} />
      </dl>
      <ClosingMoved tender={tender} en={en} />
      {isPast ? null : <TenderFreshness tender={tender} />}
    </section>
  );
}

interface CellProps {
  tender: TenderDetail;
}

/** The next date still to come, unless that is the closing. */
function NextCell({ tender }: CellProps) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const next = timelineOf(tender.fechas, tender.estado.clase, now).find(
    ({ when }) => when === 'next',
  );
  if (next === undefined || next.kind === 'cierre') return null;
  return (
    <Cell name={t(`milestones.kinds.${next.kind}`)}>
      <span className={classes.figure}>{formatWhen(next.milestone, now)}</span>
      <span className={classes.note}>{formatDistance(next.milestone, now)}</span>
    </Cell>
  );
}

function AmountCell({ tender: { monto, moneda, impuesto } }: CellProps) {
  const { t } = useTranslation('ficha');
  return (
    <Cell name={t('summary.amount')}>
      <span className={monto === null ? undefined : classes.figure}>
        <Amount amount={monto} currency={moneda} />
      </span>
      {monto === null || impuesto === null ? null : (
        <span className={classes.note}>{t(`tax.${impuesto}`)}</span>
      )}
    </Cell>
  );
}

/** How it ended: for how much and to whom. */
function AwardCell({ tender: { adjudicacion, moneda } }: CellProps) {
  const { t } = useTranslation('ficha');
  // Bids of which none was chosen are no award.
  if (adjudicacion === null || (adjudicacion.ofertas && adjudicacion.proveedores.length === 0))
    return null;
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
        {name}
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

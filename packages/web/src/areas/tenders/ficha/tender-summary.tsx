import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { isOverdue } from '@pliego/contract/rules/tender-closing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatWhen } from '#web/lib/format.ts';
import { otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { DaysLeft, useClosingTitle } from '../closing.tsx';
import { useClockText } from '../use-clock-text.ts';
import { ClosingMoved } from './closing-move.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { TenderFreshness } from './tender-freshness.tsx';
import classes from './tender-summary.module.css';

interface SummaryProps {
  tender: TenderDetail;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/**
 * What decides, in one glance: how long is left, whether that moved, how much it is, and who of us has it.
 * In a past view only the source data changes: our own work is always current.
 */
export function TenderSummaryBar({ tender, en }: SummaryProps) {
  const { t } = useTranslation('ficha');
  const { monto, moneda, impuesto } = tender;
  return (
    <section aria-label={t('summary.label')} className={classes.summary}>
      <dl className={classes.bar} data-past={en !== undefined || undefined}>
        <Cell name={t('summary.closing')}>
          <ClosingFact tender={tender} isPast={en !== undefined} />
        </Cell>
        <Cell name={t('summary.amount')}>
          <span className={monto === null ? undefined : classes.figure}>
            <Amount amount={monto} currency={moneda} />
          </span>
          {monto === null || impuesto === null ? null : (
            <span className={classes.note}>{t(`tax.${impuesto}`)}</span>
          )}
        </Cell>
        {en === undefined ? <WorkCells tender={tender} /> : null}
      </dl>
      <ClosingMoved tender={tender} en={en} />
      {en === undefined ? <TenderFreshness tender={tender} /> : null}
    </section>
  );
}

/** Our own part, which is changed right here. */
function WorkCells({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const ability = useAbility();
  return (
    <>
      <Cell name={t('summary.assignee')}>
        {tender.Asignado === null && !ability.can('assign', 'Tender') ? (
          <span className={classes.note}>{t('summary.nobody')}</span>
        ) : (
          <AssigneeEditor tender={tender} />
        )}
      </Cell>
      <Cell name={t('summary.tags')}>
        {tender.tags === '' && !canUpdateTender(ability, tender.Asignado) ? (
          <span className={classes.note}>{t('tenders:tags.none')}</span>
        ) : (
          <TagEditor tender={tender} />
        )}
      </Cell>
    </>
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

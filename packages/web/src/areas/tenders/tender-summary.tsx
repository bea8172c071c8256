import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { isOverdue } from '@pliego/contract/rules/tender-codes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Amount } from './amount.tsx';
import { AssigneeEditor } from './assignee-editor.tsx';
import { DaysLeft } from './closing.tsx';
import { TagEditor } from './tag-editor.tsx';
import classes from './tender-summary.module.css';

/** What decides, in one glance: how long is left, how much it is, and who of us has it. */
export function TenderSummaryBar({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  return (
    <section aria-label={t('detail.summary.label')}>
      <dl className={classes.bar}>
        <Cell name={t('detail.summary.closing')}>
          <ClosingFact tender={tender} />
        </Cell>
        <Cell name={t('detail.summary.amount')}>
          <span className={tender.monto === null ? undefined : classes.figure}>
            <Amount amount={tender.monto} currency={tender.moneda} />
          </span>
        </Cell>
        <Cell name={t('detail.summary.assignee')}>
          {tender.Asignado === null && !ability.can('assign', 'Tender') ? (
            <span className={classes.note}>{t('detail.summary.nobody')}</span>
          ) : (
            <AssigneeEditor tender={tender} />
          )}
        </Cell>
        <Cell name={t('detail.summary.tags')}>
          {tender.tags === '' && !canUpdateTender(ability, tender.Asignado) ? (
            <span className={classes.note}>{t('tags.none')}</span>
          ) : (
            <TagEditor tender={tender} />
          )}
        </Cell>
      </dl>
    </section>
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

/** The closing in the portal's time and, where the wall shows another, in one's own. */
function ClosingFact({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const { cierre, estado } = tender;
  if (cierre === null) return <span className={classes.note}>{t('closing.none')}</span>;
  const own = otherWallClock(cierre, ownZone());
  return (
    <>
      <span className={classes.closing}>
        <time
          dateTime={cierre}
          className={classes.figure}
          title={t('closing.full', { moment: formatFullMoment(cierre) })}
        >
          {formatMoment(cierre, now)}
        </time>
        <DaysLeft tender={tender} />
      </span>
      <span className={classes.note}>
        {t('closing.zone')}
        {own === null ? null : ` (${t('detail.summary.ownTime', { time: own })})`}
      </span>
      {isOverdue(estado.clase, cierre, now) ? (
        <span className={classes.note}>{t('detail.summary.overdue', { text: estado.texto })}</span>
      ) : null}
    </>
  );
}

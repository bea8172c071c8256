import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { formatCount, formatMoment, formatWhen, santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Face } from '#web/ui/display/person.tsx';
import { StageMark } from '../work/stage-mark.tsx';
import { ChangeRow } from './change-row.tsx';
import { DeedRow } from './deed-row.tsx';
import {
  daysOf,
  type FollowUpDay,
  lastSeenDay,
  shownRows,
  type TenderGroup,
} from './follow-up-days.ts';
import classes from './follow-up.module.css';

interface DayListProps {
  rows: readonly FollowUpRow[];
  visitedAt: string | null;
  /** How much happened on each day, of which the last rows may not be here yet. */
  totals: readonly { valor: string; cantidad: number }[];
}

export function DayList({ rows, visitedAt, totals }: DayListProps) {
  const { t } = useTranslation('followUp');
  const now = useNow();
  const days = useMemo(() => daysOf(rows), [rows]);
  const totalOf = new Map(totals.map(({ valor, cantidad }) => [valor, cantidad]));
  const seenFrom = lastSeenDay(days, visitedAt);
  return (
    <div className={classes.days}>
      {days.map((day) => (
        <section key={day.day} aria-label={day.day} className={classes.day}>
          {day.day === seenFrom && visitedAt !== null ? (
            <p className={classes.seen}>{t('seen', { moment: formatMoment(visitedAt, now) })}</p>
          ) : null}
          <DayHead day={day} total={totalOf.get(day.day) ?? day.count} />
          {day.tenders.map((group) => (
            <TenderRows key={group.tender.id} group={group} />
          ))}
        </section>
      ))}
    </div>
  );
}

function DayHead({ day: { day, count, tenders }, total }: { day: FollowUpDay; total: number }) {
  const { t } = useTranslation('followUp');
  const now = useNow();
  const name = formatWhen({ instante: `${day}T12:00:00Z`, dia: day }, now);
  return (
    <header className={classes.dayHead}>
      <h2 className={classes.dayName}>
        {day === santiagoToday(now) ? t('today', { day: name }) : name}
      </h2>
      <span className={classes.soft}>
        {count < total
          ? t('dayTotal', { count: total, total: formatCount(total) })
          : t('dayCount', {
              total: formatCount(count),
              tenders: t('tenders', {
                count: tenders.length,
                total: formatCount(tenders.length),
              }),
            })}
      </span>
    </header>
  );
}

/** A tender with what happened to it on a day. */
function TenderRows({ group: { tender, rows } }: { group: TenderGroup }) {
  const { t } = useTranslation('followUp');
  const now = useNow();
  const { data } = useQuery(colleaguesQuery);
  const person = data?.datos.find(({ id }) => id === tender.Asignado);
  const { cierre, cierreDia } = tender;
  return (
    <div className={classes.tender}>
      <div className={classes.tenderHead}>
        <Link to="/licitaciones/$id" params={{ id: tender.id }} className={classes.name}>
          {readableTitle(tender.nombre)}
        </Link>
        <span className={classes.code}>{tender.codigo}</span>
        <span className={classes.facts}>
          {cierre === null ? null : (
            <span>
              {t(Date.parse(cierre) > now ? 'closes' : 'closed', {
                moment: formatWhen({ instante: cierre, dia: cierreDia }, now),
              })}
            </span>
          )}
          <StageMark stage={tender.etapa} />
          {person === undefined ? null : (
            <span title={person.fullName}>
              <Face person={person} size={20} />
            </span>
          )}
        </span>
      </div>
      <ul className={classes.rows}>
        {shownRows(rows).map((shown) =>
          shown.clase === 'portal' ? (
            <ChangeRow key={shown.row.clave} row={shown.row} />
          ) : (
            <DeedRow key={shown.edit[0].clave} edit={shown.edit} />
          ),
        )}
      </ul>
    </div>
  );
}

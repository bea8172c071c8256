import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatWhen, type SourceDate } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { tenderHistoryQuery } from '../queries.ts';
import { useSourceNames } from '../source-names.ts';
import { type ClosingMove, closingMove } from '../history/tender-change-groups.ts';
import classes from './tender-summary.module.css';

interface MovedProps {
  tender: Pick<TenderDetail, 'id' | 'estado' | 'cierre'>;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/** A notice that the closing was moved. */
export function ClosingMoved({ tender: { id, estado, cierre }, en }: MovedProps) {
  const now = useNow();
  const { data } = useQuery(tenderHistoryQuery(id));
  const move = data === undefined ? null : closingMove(data.datos, en);
  if (move === null) return null;
  return <Move id={id} en={en} move={move} isUrgent={isOpen(estado.clase, cierre, now)} />;
}

interface MoveProps {
  id: number;
  en: string | undefined;
  move: ClosingMove;
  isUrgent: boolean;
}

function Move({ id, en, move, isUrgent }: MoveProps) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const sources = useSourceNames();
  const { from, to, times, change } = move;
  const told = change.cuando === null ? 'closingMove.read' : 'closingMove.told';
  return (
    <div className={classes.strip} data-look={isUrgent ? 'loud' : undefined}>
      <IconCalendarEvent size={17} stroke={1.7} aria-hidden className={classes.stripIcon} />
      <p className={classes.stripText}>
        <b>
          {t('closingMove.moved', { from: formatWhen(from, now), to: formatWhen(to, now) })}
          <Distance from={from} to={to} />
        </b>{' '}
        <span className={classes.note}>
          {t(told, {
            source: sources.inside(change.fuente),
            moment: formatDay(change.cuando ?? change.leida, now),
          })}
          {times > 1 ? ` ${t('closingMove.times', { total: formatCount(times) })}` : null}
        </span>
      </p>
      <Link
        to="/licitaciones/$id"
        params={{ id }}
        search={{ en, parte: 'historia' }}
        resetScroll={false}
        className={classes.link}
      >
        {t('closingMove.see')}
      </Link>
    </div>
  );
}

const dayOf = ({ instante, dia }: SourceDate): string => dia ?? santiagoDay(instante);

/** How many days that makes; nothing where only the hour changed. */
function Distance({ from, to }: Pick<ClosingMove, 'from' | 'to'>) {
  const { t } = useTranslation('ficha');
  const days = daysBetween(dayOf(from), dayOf(to));
  if (days === 0) return null;
  const count = Math.abs(days);
  const key = days > 0 ? 'closingMove.later' : 'closingMove.earlier';
  return <> ({t(key, { count, total: formatCount(count) })})</>;
}

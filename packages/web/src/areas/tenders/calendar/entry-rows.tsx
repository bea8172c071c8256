import { memo, use } from 'react';
import { formatTime } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { useDateName } from '../dates/use-date-name.ts';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { ListRow } from '../list/name-cell.tsx';
import { RestrictedMark } from '../restricted-mark.tsx';
import { Responsible } from '../responsible.tsx';
import { StageMark } from '../work/stage-mark.tsx';
import { groupOf } from './date-groups.ts';
import { KindMark } from './kind-mark.tsx';
import type { PlacedEntry } from './place.ts';
import classes from './day-list.module.css';

/** The dates of a day, one under the other, each with what is known of its tender. */
export const EntryRows = memo(function EntryRows({ entries }: { entries: readonly PlacedEntry[] }) {
  return (
    <ul className={classes.rows}>
      {entries.map((placed) => (
        <EntryRow key={placed.key} placed={placed} />
      ))}
    </ul>
  );
});

function EntryRow({ placed }: { placed: PlacedEntry }) {
  const { q } = use(ListRow);
  const nameOf = useDateName();
  const { entry, isMine, isNear, isPast } = placed;
  const { licitacion, tipo, instante, dia } = entry;
  return (
    <li
      className={classes.row}
      data-mine={isMine || undefined}
      data-near={isNear || undefined}
      data-past={isPast || undefined}
    >
      <span className={classes.time}>
        {dia === null ? <time dateTime={instante}>{formatTime(instante)}</time> : null}
      </span>
      <div className={classes.what}>
        <span className={classes.titleLine}>
          <RestrictedMark tender={licitacion} />
          <TenderTitle tender={licitacion} q={q} />
        </span>
        <span className={classes.line}>
          <span className={classes.kind}>
            <KindMark group={groupOf(tipo)} />
            {nameOf(entry)}
          </span>
          {licitacion.comprador === null ? null : (
            <span className={classes.buyer} title={licitacion.comprador}>
              {readableName(licitacion.comprador)}
            </span>
          )}
        </span>
        <span className={classes.line}>
          <StageMark stage={licitacion.etapa} />
          <Responsible id={licitacion.Asignado} />
        </span>
      </div>
    </li>
  );
}

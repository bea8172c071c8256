import { VisuallyHidden } from '@mantine/core';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, use } from 'react';
import { formatTime } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { useDateName } from '../dates/use-date-name.ts';
import { ListRow } from '../list/name-cell.tsx';
import { RestrictedMark } from '../restricted-mark.tsx';
import { SearchMarked } from '../search-marks.tsx';
import { groupOf } from './date-groups.ts';
import { KindMark } from './kind-mark.tsx';
import type { PlacedEntry } from './place.ts';
import classes from './entries.module.css';

export type OpenEntry = (event: MouseEvent, id: number, day: string) => void;

interface CellEntryProps {
  placed: PlacedEntry;
  day: string;
  /** By the tab key: the entries of one day are. */
  isReachable: boolean;
  onOpen: OpenEntry;
}

/** A date in its day: the drawing of its kind, the time where it has one, and of what. */
export function CellEntry({ placed, day, isReachable, onOpen }: CellEntryProps) {
  const { q } = use(ListRow);
  const nameOf = useDateName();
  const { entry, isMine, isNear, isPast } = placed;
  const { licitacion, tipo, instante, dia, texto } = entry;
  const title = readableTitle(licitacion.nombre);
  const kind = nameOf(entry);
  const buyer = licitacion.comprador === null ? [] : [readableName(licitacion.comprador)];
  // A task is known by what there is to do.
  const isTask = groupOf(tipo) === 'tarea' && texto !== null;
  return (
    <li>
      <Link
        to="/licitaciones/$id"
        params={{ id: licitacion.id }}
        search={{ q }}
        className={classes.entry}
        data-mine={isMine || undefined}
        data-near={isNear || undefined}
        data-past={isPast || undefined}
        tabIndex={isReachable ? undefined : -1}
        title={[kind, title, ...buyer].join('\n')}
        onClick={(event) => onOpen(event, licitacion.id, day)}
      >
        <KindMark group={groupOf(tipo)} />
        <RestrictedMark tender={licitacion} />
        <span className={classes.entryText}>
          {dia === null ? <time dateTime={instante}>{formatTime(instante)}</time> : null}{' '}
          <VisuallyHidden>{kind}: </VisuallyHidden>
          {isTask ? texto : <SearchMarked text={title} />}
        </span>
      </Link>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { QueryState, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import type { TenderListSearch } from '../list/list-search.ts';
import classes from './home.module.css';

interface HomeCardProps {
  /** Where another part of the page links to it. */
  id?: string;
  title: string;
  /** Beside the title, quieter. */
  note?: ReactNode;
  all: string;
  search: TenderListSearch;
  query: ShownQuery<unknown>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** A list of the home: a title that leads to all of it, and its first rows. Empty, it says why in one line. */
export function HomeCard(props: HomeCardProps) {
  const { id, title, note, all, search, query, isEmpty, empty, children } = props;
  return (
    <section id={id} className={classes.card} aria-label={title}>
      <header className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{title}</h2>
        {note === undefined ? null : <span className={classes.soft}>{note}</span>}
        <Link to="/licitaciones" search={search} className={classes.all}>
          {all}
        </Link>
      </header>
      <QueryState
        query={query}
        lines={4}
        isEmpty={() => isEmpty}
        empty={<p className={classes.empty}>{empty}</p>}
      >
        {() => children}
      </QueryState>
    </section>
  );
}

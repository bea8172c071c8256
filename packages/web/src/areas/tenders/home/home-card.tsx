import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasFailed, QueryError, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import type { TenderListSearch } from '../list/list-search.ts';
import classes from './home.module.css';

interface HomeCardProps {
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
  const { title, note, all, search, query, isEmpty, empty, children } = props;
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{title}</h2>
        {note === undefined ? null : <span className={classes.soft}>{note}</span>}
        <Link to="/licitaciones" search={search} className={classes.all}>
          {all}
        </Link>
      </header>
      <CardContent query={query} isEmpty={isEmpty} empty={empty}>
        {children}
      </CardContent>
    </section>
  );
}

function CardContent({
  query,
  isEmpty,
  empty,
  children,
}: Pick<HomeCardProps, 'query' | 'isEmpty' | 'empty' | 'children'>) {
  if (hasFailed(query)) return <QueryError query={query} />;
  if (query.data === undefined) return <LoadingState lines={4} />;
  return isEmpty ? <p className={classes.empty}>{empty}</p> : children;
}

import { type ReactNode, useMemo } from 'react';
import classes from './data-table.module.css';

interface DataCardsProps {
  label: string;
  stale?: boolean;
  /** First load: grey cards stand for those that come. */
  loading?: boolean;
  instead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The same rows on a phone: one card each, one under the other. */
export function DataCards(props: DataCardsProps) {
  const { label, stale, loading, instead, footer, children } = props;
  return (
    <div
      data-stale={stale === true || undefined}
      data-loading={(loading === true && instead === undefined) || undefined}
      className={classes.cardFrame}
    >
      {instead === undefined ? (
        // Lists without bullets lose their role in Safari unless it is set.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.cards} aria-label={label} aria-busy={stale === true}>
          {children}
        </ul>
      ) : (
        instead
      )}
      {footer}
    </div>
  );
}

interface DataCardProps<Row> {
  row: Row;
  card: (row: Row) => ReactNode;
}

/** Kept as it is, like the rows of the table. */
export function DataCard<Row>({ row, card }: DataCardProps<Row>) {
  return useMemo(() => <li>{card(row)}</li>, [row, card]);
}

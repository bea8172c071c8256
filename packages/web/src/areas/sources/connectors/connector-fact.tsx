import type { ReactNode } from 'react';
import classes from './connectors.module.css';

/** One of the facts of a connector; a wide one takes the room of two. */
export function ConnectorFact({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt className={classes.factName}>{name}</dt>
      <dd className={classes.factValue}>{children}</dd>
    </div>
  );
}

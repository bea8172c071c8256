import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryState, type ShownQuery } from '../feedback/query-state.tsx';
import { AppLink, type Destination } from '../navigation/app-link.tsx';
import { type HeadingLevel, Section } from './page.tsx';
import classes from './card.module.css';

interface CardProps<Data> {
  title?: string;
  /** The rank of its title: 2 unless it stands below another heading. */
  level?: HeadingLevel;
  query: ShownQuery<Data>;
  /** How high it will be, so that nothing jumps when it comes. */
  height: number;
  /** At the end of its heading: what changes what it shows. */
  tools?: ReactNode;
  /** What is behind it. */
  link?: { to: Destination; text: string };
  children: (data: Data) => ReactNode;
}

/** One card of several; it loads, fails and retries independently of the others. */
export function Card<Data>({
  title,
  level,
  query,
  height,
  tools,
  link,
  children,
}: CardProps<Data>) {
  return (
    <Section title={title} level={level} actions={tools}>
      <div className={classes.body} data-stale={query.isPlaceholderData || undefined}>
        <QueryState query={query} loading={<Skeleton height={height} radius="md" />}>
          {children}
        </QueryState>
      </div>
      {link === undefined ? null : (
        <p className={classes.link}>
          <AppLink {...link.to}>{link.text}</AppLink>
        </p>
      )}
    </Section>
  );
}

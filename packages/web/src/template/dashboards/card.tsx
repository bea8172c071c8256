import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import classes from './board.module.css';

interface CardProps<Data> {
  title?: string;
  query: UseQueryResult<Data>;
  /** How high it will be, so that nothing jumps when it comes. */
  height: number;
  /** At the end of its heading: what changes what it shows. */
  tools?: ReactNode;
  /** What is behind it. */
  link?: { to: Destination; text: string };
  children: (data: Data) => ReactNode;
}

/** One card of a dashboard; it loads, fails and retries independently of the others. */
export function Card<Data>({ title, query, height, tools, link, children }: CardProps<Data>) {
  return (
    <Section title={title} actions={tools}>
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

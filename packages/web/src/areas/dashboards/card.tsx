import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import classes from './board.module.css';

interface CardProps<Data> {
  title?: string;
  query: UseQueryResult<Data>;
  /** How high it will be, so that nothing jumps when it comes. */
  height: number;
  /** At the end of its heading: what changes what it shows. */
  tools?: ReactNode;
  /** What is behind it. */
  link?: { href: string; text: string };
  children: (data: Data) => ReactNode;
}

/** One card of a dashboard: it waits, fails and is tried again by itself, whatever the others do. */
export function Card<Data>({ title, query, height, tools, link, children }: CardProps<Data>) {
  const { data, error } = query;
  return (
    <Section title={title} actions={tools}>
      <div className={classes.body} data-stale={query.isPlaceholderData || undefined}>
        {data !== undefined && (error === null || !query.isPlaceholderData) ? (
          children(data)
        ) : error === null ? (
          <Skeleton height={height} radius="md" />
        ) : (
          <ErrorState text={problemText(error)} onRetry={() => void query.refetch()} />
        )}
      </div>
      {link === undefined ? null : (
        <p className={classes.link}>
          <AppLink href={link.href}>{link.text}</AppLink>
        </p>
      )}
    </Section>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { listedImports } from '@pliego/contract/areas/sources';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { isNarrowed, noFilters } from './import-search.ts';
import { ImportTools } from './import-tools.tsx';
import { runsQuery } from './queries.ts';
import { RunCard } from './run-card.tsx';
import { WaitingCard } from './spreadsheet/waiting-card.tsx';
import { useWaitingTables } from './spreadsheet/waiting-tables.ts';
import { UploadCard } from './upload-card.tsx';
import { useRunEnds } from './use-run-ends.ts';
import type { useUploads } from './use-uploads.ts';
import classes from './upload.module.css';

/** So many are shown at first: more would push what is under them off the page. */
const firstRuns = 12;

/** Uploads, running and finished imports, one card per file. */
export function ImportRuns({ uploads, remove, retry }: ReturnType<typeof useUploads>) {
  const { t } = useTranslation('sources');
  const { search, change } = useSearchState('/shell/fuentes');
  const [wanted, setWanted] = useState(firstRuns);
  const query = useQuery(runsQuery(search, Math.max(wanted, listedImports.first)));
  const waiting = useWaitingTables(useSession().empresa);
  // Also those that the filters leave out begin and end.
  const { data: latest } = useQuery(runsQuery());
  const lastEnded = useRunEnds(latest?.datos);
  const shown = query.data?.datos.slice(0, wanted);
  const isFiltered = isNarrowed(search);
  const isEmpty = query.data?.total === 0 && uploads.length + waiting.length === 0 && !isFiltered;
  return (
    <Section title={t('runs.title')}>
      <VisuallyHidden component="output">
        {lastEnded === undefined ? null : t('runs.done', { name: lastEnded })}
      </VisuallyHidden>
      {isEmpty ? null : <ImportTools />}
      {isEmpty ? <p className={classes.none}>{t('runs.empty')}</p> : null}
      {isEmpty ? null : (
        // Lists without bullets lose their role in Safari unless it is set.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.runs} aria-label={t('runs.title')}>
          {uploads.map((upload) => (
            <UploadCard
              key={`upload-${upload.id}`}
              upload={upload}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
          {waiting.map((table) => (
            <WaitingCard key={`table-${table.id}`} table={table} />
          ))}
          {shown?.map((run) => (
            <RunCard key={run.id} run={run} />
          ))}
        </ul>
      )}
      {/* The cards above are also those of files that the server does not know yet. */}
      <QueryState query={query} lines={4}>
        {({ total }) => (
          <>
            {total === 0 && isFiltered ? (
              <EmptyState
                title={t('runs.noneFound')}
                actions={
                  <Button variant="default" onClick={() => change(noFilters)}>
                    {t('runs.clear')}
                  </Button>
                }
              >
                {t('runs.noneFoundText')}
              </EmptyState>
            ) : null}
            <More shown={shown?.length ?? 0} total={total} onMore={setWanted} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

interface MoreProps {
  shown: number;
  total: number;
  onMore: (wanted: number) => void;
}

/** How many there are beside those that are shown, and the way to them. */
function More({ shown, total, onMore }: MoreProps) {
  const { t } = useTranslation('sources');
  if (shown >= total) return null;
  const counts = { shown: formatCount(shown), total: formatCount(total) };
  if (shown >= listedImports.most) return <p className={classes.none}>{t('runs.most', counts)}</p>;
  return (
    <Button
      variant="default"
      fullWidth
      mt="sm"
      onClick={() => onMore(Math.min(shown + listedImports.first, listedImports.most))}
    >
      {t('runs.showMore', counts)}
    </Button>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { runsQuery } from './queries.ts';
import { RunCard } from './run-card.tsx';
import { WaitingCard } from './spreadsheet/waiting-card.tsx';
import { useWaitingTables } from './spreadsheet/waiting-tables.ts';
import { UploadCard } from './upload-card.tsx';
import { useRunEnds } from './use-run-ends.ts';
import type { useUploads } from './use-uploads.ts';
import classes from './upload.module.css';

const firstRuns = 12;

/** Uploads, running and finished imports, one card per file. */
export function ImportRuns({ uploads, remove, retry }: ReturnType<typeof useUploads>) {
  const { t } = useTranslation('sources');
  const query = useQuery(runsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const waiting = useWaitingTables(useSession().empresa);
  const runs = query.data?.datos;
  const lastEnded = useRunEnds(runs);
  const shown = showsAll ? runs : runs?.slice(0, firstRuns);
  const isEmpty = runs?.length === 0 && uploads.length + waiting.length === 0;
  return (
    <Section title={t('runs.title')}>
      <VisuallyHidden component="output">
        {lastEnded === undefined ? null : t('runs.done', { name: lastEnded })}
      </VisuallyHidden>
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
        {({ datos }) =>
          shown?.length === datos.length ? null : (
            <Button variant="default" fullWidth mt="sm" onClick={() => setShowsAll(true)}>
              {t('runs.showAll', { total: formatCount(datos.length) })}
            </Button>
          )
        }
      </QueryState>
    </Section>
  );
}

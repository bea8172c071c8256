import { VisuallyHidden } from '@mantine/core';
import { keptExportDays } from '@pliego/contract/areas/prepared-exports';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { preparedExportsQuery } from './prepared-queries.ts';
import { PreparedRow } from './prepared-row.tsx';
import classes from './prepared.module.css';

/** The lists that a person had made into files, and how far those are that are not ready. */
export function PreparedExportsPage() {
  const { t } = useTranslation(['tenders', 'pages']);
  const query = useQuery(preparedExportsQuery);
  const ready = query.data?.datos.filter(({ estado }) => estado === 'lista').length ?? 0;
  return (
    <Page title={t('pages:exports')}>
      <Section>
        <p className={classes.lead}>{t('exports.prepared.lead', { count: keptExportDays })}</p>
        <VisuallyHidden component="output">
          {ready === 0 ? null : t('exports.prepared.ready', { count: ready })}
        </VisuallyHidden>
        <QueryState
          query={query}
          lines={4}
          isEmpty={({ datos }) => datos.length === 0}
          empty={
            <EmptyState
              icon={<IconDownload size={22} stroke={1.6} />}
              title={t('exports.prepared.empty')}
              actions={<AppLink to="/licitaciones">{t('exports.prepared.toList')}</AppLink>}
            >
              {t('exports.prepared.emptyText')}
            </EmptyState>
          }
        >
          {({ datos }) => (
            // Lists without bullets lose their role in Safari unless it is set.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul role="list" className={classes.rows} aria-label={t('pages:exports')}>
              {datos.map((one) => (
                <PreparedRow key={one.id} one={one} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
    </Page>
  );
}

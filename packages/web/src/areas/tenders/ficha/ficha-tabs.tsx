import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import tabs from '../list/view-tabs.module.css';
import { tasksQuery } from '../tasks/task-queries.ts';
import { type FichaSearch, fichaParts } from './ficha-search.ts';

interface FichaTabsProps {
  id: number;
  search: FichaSearch;
}

/** The tender, our work on it, and what happened. As it was known on a day it has no work of ours. */
export function FichaTabs({ id, search }: FichaTabsProps) {
  const { t } = useTranslation('ficha');
  const isPast = search.en !== undefined;
  const parts = [undefined, ...fichaParts].filter((part) => !isPast || part !== 'trabajo');
  return (
    <nav aria-label={t('parts.label')} className={tabs.root}>
      {parts.map((parte) => (
        <Link
          key={parte ?? 'licitacion'}
          to="/licitaciones/$id"
          params={{ id }}
          search={{ ...search, parte }}
          resetScroll={false}
          activeOptions={{ exact: true, explicitUndefined: true }}
          className={tabs.tab}
          aria-current={parte === search.parte ? 'page' : undefined}
        >
          {t(`parts.${parte ?? 'licitacion'}`)}
          {parte === 'trabajo' ? <PendingTasks id={id} /> : null}
        </Link>
      ))}
    </nav>
  );
}

/** How many tasks are still to be done. */
function PendingTasks({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  const { data } = useQuery(tasksQuery(id));
  const count = (data?.datos ?? []).filter(({ hecha }) => hecha === null).length;
  if (count === 0) return null;
  return (
    <span className={tabs.count}>{t('parts.pending', { count, total: formatCount(count) })}</span>
  );
}

import { Button } from '@mantine/core';
import { IconFileSearch, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { filterOf } from './list-search.ts';
import { Loosenings } from './loosening.tsx';
import { useListSearch } from './use-list-search.ts';

/** No rows: because of the filters, or because nothing was imported yet. */
export function ListEmpty() {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const { search, clear } = useListSearch();
  const isFiltered = Object.keys(filterOf(search)).length > 0;
  if (isFiltered) {
    return (
      <EmptyState
        icon={<IconFileSearch size={22} stroke={1.6} />}
        title={t('list.empty.filteredTitle')}
        actions={
          <Button variant="default" onClick={clear}>
            {t('list.filters.clearAll')}
          </Button>
        }
      >
        <Loosenings />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconFileText size={22} stroke={1.6} />}
      title={t('list.empty.title')}
      actions={
        ability.can('create', 'Source') ? (
          <Button renderRoot={(props) => <Link to="/fuentes" {...props} />}>
            {t('list.empty.toSources')}
          </Button>
        ) : undefined
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
}

import { NativeSelect } from '@mantine/core';
import { importOrders } from '@pliego/contract/areas/sources';
import { useTranslation } from 'react-i18next';
import { parseSearch } from '#web/lib/search-params.ts';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { writtenState } from '#web/lists/views/view-state.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { readImportSearch } from './import-search.ts';
import { StateSelect } from './state-select.tsx';
import classes from './import-tools.module.css';

const defaultOrder = '-inicio';
const results = ['rechazadas', 'reparadas'] as const;

/** What narrows and sorts the imports, and the names under which that is kept. */
export function ImportTools() {
  const { t } = useTranslation('sources');
  const { search, change } = useSearchState('/shell/fuentes');
  const order = search.sort ?? defaultOrder;
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('runs.search')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      />
      <StateSelect
        states={search.estado ?? []}
        onChange={(state) => change({ estado: state === undefined ? undefined : [state] })}
      />
      <NativeSelect
        aria-label={t('runs.result')}
        value={search.con ?? ''}
        data={[
          { value: '', label: t('runs.anyResult') },
          ...results.map((result) => ({ value: result, label: t(`runs.results.${result}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ con: results.find((one) => one === value) })
        }
      />
      <NativeSelect
        aria-label={t('runs.order')}
        value={order}
        data={importOrders.map((value) => ({ value, label: t(`runs.orders.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const sort = importOrders.find((one) => one === value);
          change({ sort: sort === defaultOrder ? undefined : sort });
        }}
      />
      <SavedViews
        page="importaciones"
        shown={writtenState({ ...search, sort: order })}
        wayTo={(state) => ({ to: '/fuentes', search: readImportSearch(parseSearch(state)) })}
      />
    </search>
  );
}

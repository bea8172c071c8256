import { Button, NativeSelect } from '@mantine/core';
import { shopPageSize, shopSorts } from '@pliego/contract/areas/shop-choices';
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { Filters } from './filters.tsx';
import { productsQuery } from '../queries.ts';
import { askedBy, filterNames, useShopAddress } from '../use-shop-address.ts';
import classes from './shop-page.module.css';

/** Search, order and layout; on a phone also the button of the filters. */
export function ShopToolbar() {
  const { t } = useTranslation('shop');
  const { search, change } = useShopAddress();
  const isList = search.vista === 'lista';
  return (
    <search className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('search')}
        value={search.q ?? ''}
        onSearch={(text) => {
          const q = text.trim();
          if (q !== (search.q ?? '')) change({ q: q === '' ? undefined : q }, { replace: true });
        }}
      />
      <FilterDrawer />
      <NativeSelect
        className={classes.sort}
        aria-label={t('sort.label')}
        value={search.orden ?? 'featured'}
        data={shopSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(event) => {
          const chosen = shopSorts.find((value) => value === event.currentTarget.value);
          change({ orden: chosen === 'featured' ? undefined : chosen });
        }}
      />
      <fieldset className={classes.views} aria-label={t('view.label')}>
        <button
          type="button"
          className={classes.view}
          aria-label={t('view.grid')}
          title={t('view.grid')}
          aria-pressed={!isList}
          onClick={() => change({ vista: undefined, pagina: search.pagina })}
        >
          <IconLayoutGrid size={18} stroke={1.7} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.view}
          aria-label={t('view.list')}
          title={t('view.list')}
          aria-pressed={isList}
          onClick={() => change({ vista: 'lista', pagina: search.pagina })}
        >
          <IconList size={18} stroke={1.7} aria-hidden />
        </button>
      </fieldset>
    </search>
  );
}

function FilterDrawer() {
  const { t } = useTranslation('shop');
  const { search } = useShopAddress();
  const [opened, setOpened] = useState(false);
  const { orden: sortBy, pagina: page = 1 } = search;
  const { data } = useQuery(productsQuery({ ...askedBy(search), sortBy, page }));
  const count = filterNames.filter((name) => search[name] !== undefined).length;
  const total = data?.total ?? shopPageSize;
  return (
    <span className={classes.open}>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {count === 0 ? t('filters.label') : t('filters.labelCounted', { count })}
      </Button>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('filters.label')}
        side="right"
        width={340}
      >
        <Filters />
        <div className={classes.drawerEnd}>
          <Button fullWidth size="md" onClick={() => setOpened(false)}>
            {t('filters.show', { count: total, total: formatCount(total) })}
          </Button>
        </div>
      </SideDrawer>
    </span>
  );
}

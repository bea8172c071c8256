import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { activeIn, type FilterKey, filterKeys } from './filter-keys.ts';
import { useListSearch } from '../list/use-list-search.ts';
import classes from './filters.module.css';

const FilterSections = lazy(async () => {
  const sections = await import('./filter-sections.tsx');
  return { default: sections.FilterSections };
});

interface FilterDrawerProps {
  filters: readonly FilterKey[];
}

/** Filters one under the other, behind one button: all of them on a phone, the rarer ones on a wide screen. */
export function FilterDrawer({ filters }: FilterDrawerProps) {
  const { t } = useTranslation('tenders');
  const { search, clear } = useListSearch();
  const [opened, drawer] = useDisclosure(false);
  const isAll = filters.length === filterKeys.length;
  const active = filters.reduce((sum, filter) => sum + activeIn(search, filter), 0);
  return (
    <>
      <Button
        variant="default"
        data-active={active > 0 || undefined}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={drawer.open}
      >
        {t(buttonText(isAll, active), { count: active })}
      </Button>
      <SideDrawer
        opened={opened}
        onClose={drawer.close}
        side="right"
        width="min(92vw, 400px)"
        title={t('list.filters.label')}
        closeLabel={t('list.filters.close')}
      >
        <Suspense fallback={<LoadingState />}>
          <FilterSections filters={filters} />
        </Suspense>
        <div className={classes.drawerFoot}>
          <Button variant="default" disabled={active === 0} onClick={clear}>
            {t('list.filters.clearAll')}
          </Button>
          <Button onClick={drawer.close}>{t('list.filters.show')}</Button>
        </div>
      </SideDrawer>
    </>
  );
}

function buttonText(isAll: boolean, active: number) {
  if (isAll) return active === 0 ? 'list.filters.open' : 'list.filters.openActive';
  return active === 0 ? 'list.filters.more' : 'list.filters.moreActive';
}

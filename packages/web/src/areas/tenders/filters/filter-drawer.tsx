import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#web/ui/states.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { activeIn, filterKeys } from './filter-keys.ts';
import { useListSearch } from '../list/use-list-search.ts';
import classes from './filters.module.css';

const FilterSections = lazy(async () => {
  const sections = await import('./filter-sections.tsx');
  return { default: sections.FilterSections };
});

/** All the filters on a phone: one under the other, behind one button. */
export function FilterDrawer() {
  const { t } = useTranslation('tenders');
  const { search, clear } = useListSearch();
  const [opened, drawer] = useDisclosure(false);
  const active = filterKeys.reduce((sum, filter) => sum + activeIn(search, filter), 0);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={drawer.open}
      >
        {active === 0 ? t('list.filters.open') : t('list.filters.openActive', { count: active })}
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
          <FilterSections />
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

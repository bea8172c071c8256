import { Accordion, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from './use-list-search.ts';
import { activeIn, filterKeys } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filters.module.css';

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
      <Drawer
        opened={opened}
        onClose={drawer.close}
        position="right"
        size="min(92vw, 400px)"
        title={t('list.filters.label')}
        closeButtonProps={{ 'aria-label': t('list.filters.close') }}
        classNames={{ body: classes.drawer }}
      >
        <Accordion multiple={false} chevronPosition="right" className={classes.sections}>
          {filterKeys.map((filter) => (
            <Accordion.Item key={filter} value={filter}>
              <Accordion.Control>
                {t(`list.filters.${filter}`)}
                {activeIn(search, filter) > 0 ? (
                  <span className={classes.badge}>{activeIn(search, filter)}</span>
                ) : null}
              </Accordion.Control>
              <Accordion.Panel>
                <FilterPanel filter={filter} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <div className={classes.drawerFoot}>
          <Button variant="default" disabled={active === 0} onClick={clear}>
            {t('list.filters.clearAll')}
          </Button>
          <Button onClick={drawer.close}>{t('list.filters.show')}</Button>
        </div>
      </Drawer>
    </>
  );
}

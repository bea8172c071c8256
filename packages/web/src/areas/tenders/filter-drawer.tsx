import { Accordion, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { activeIn, filterKeys } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useListSearch } from './use-list-search.ts';
import classes from './filters.module.css';

/** All the filters on a phone: one under the other, behind one button. */
export function FilterDrawer() {
  const { t } = useTranslation('tenders');
  const { search, clear } = useListSearch();
  const [opened, drawer] = useDisclosure(false);
  const [section, setSection] = useState<string | null>(null);
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
        <Accordion value={section} onChange={setSection} className={classes.sections}>
          {filterKeys.map((filter) => (
            <Accordion.Item key={filter} value={filter}>
              <Accordion.Control>
                {t(`list.filters.${filter}`)}
                {activeIn(search, filter) > 0 ? (
                  <span className={classes.badge}>{activeIn(search, filter)}</span>
                ) : null}
              </Accordion.Control>
              <Accordion.Panel>
                {section === filter ? <FilterPanel filter={filter} /> : null}
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
      </SideDrawer>
    </>
  );
}

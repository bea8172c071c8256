import { Accordion } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeIn, type FilterKey } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import classes from './filters.module.css';

/** The filters one under the other, one of them open. */
export function FilterSections({ filters }: { filters: readonly FilterKey[] }) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const [section, setSection] = useState<string | null>(null);
  return (
    <Accordion value={section} onChange={setSection} className={classes.sections}>
      {filters.map((filter) => (
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
  );
}

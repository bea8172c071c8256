import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { unitsQuery } from '../queries.ts';
import { AskedFilter, useAsked } from './asked-filter.tsx';
import { unitLabel } from './use-choices.tsx';

/** Which unit of an institution buys, by its name, its institution or its number. */
export function UnitFilter() {
  const { t } = useTranslation('tenders');
  const asked = useAsked('unidad');
  const { data, isFetching } = useQuery(unitsQuery(asked.query));
  return (
    <AskedFilter
      filter="unidad"
      searchLabel={t('list.filters.unitSearch')}
      asked={asked}
      options={(data?.datos ?? []).map((unit) => ({
        value: String(unit.unidad),
        label: unitLabel(unit),
        count: formatCount(unit.cantidad),
      }))}
      isFetching={isFetching}
    />
  );
}

import type { UnitQuery } from '@pliego/contract/areas/tender-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { unitsQuery } from '../queries.ts';
import { AskedFilter } from './asked-filter.tsx';
import { unitLabel } from './use-choices.tsx';

function useFoundUnits(query: UnitQuery) {
  const { data, isFetching } = useQuery(unitsQuery(query));
  const options = (data?.datos ?? []).map((unit) => ({
    value: String(unit.unidad),
    label: unitLabel(unit),
    count: formatCount(unit.cantidad),
  }));
  return { options, isFetching };
}

/** Which unit of an institution buys, by its name, its institution or its number. */
export function UnitFilter() {
  const { t } = useTranslation('tenders');
  const searchLabel = t('list.filters.unitSearch');
  return <AskedFilter filter="unidad" searchLabel={searchLabel} useFound={useFoundUnits} />;
}

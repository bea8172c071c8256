import { AmountFilter } from './amount-filter.tsx';
import { BuyerFilter, ChoiceFilter } from './choice-filter.tsx';
import { ClosingFilter } from './closing-filter.tsx';
import { DayRangeFields } from './day-range.tsx';
import type { FilterKey } from './filter-keys.ts';
import { NoveltyFilter } from './novelty-filter.tsx';
import { SupplierFilter } from './supplier-filter.tsx';
import { RubroFilter } from './rubro-filter.tsx';
import { SingleFilter } from './single-filter.tsx';
import { UnitFilter } from './unit-filter.tsx';

/** The inside of one filter, the same in the bar's panels and in the drawer of phones. */
export function FilterPanel({ filter }: { filter: FilterKey }) {
  switch (filter) {
    case 'comprador':
      return <BuyerFilter />;
    case 'proveedor':
      return <SupplierFilter />;
    case 'unidad':
      return <UnitFilter />;
    case 'rubro':
      return <RubroFilter />;
    case 'nuevas':
      return <NoveltyFilter />;
    case 'siguiendo':
    case 'propuesta':
    case 'restringida':
      return <SingleFilter filter={filter} />;
    case 'cierre':
      return <ClosingFilter />;
    case 'monto':
      return <AmountFilter />;
    case 'publicada':
    case 'cambio':
      return <DayRangeFields range={filter} />;
    default:
      return <ChoiceFilter filter={filter} />;
  }
}

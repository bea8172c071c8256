import type { Product } from '@pliego/contract/areas/product-shapes';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import type { ListedChange } from './use-listed-change.ts';

/** What can be done in a row. */
export interface RowTools {
  selection: Selection<Product>;
  mayEdit: boolean;
  onChange: (change: ListedChange) => void;
}

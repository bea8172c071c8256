import type { FilterPart } from '@pliego/contract/areas/tender-filter-parts';
import type { SearchPatch } from './use-list-search.ts';

/** A filter in force, as the list shows it. */
export interface Chip {
  id: string;
  part: FilterPart;
  name: string;
  text: string;
  /** The change that takes it away. */
  without: SearchPatch;
}

import { importOrders, ImportQuery } from '@pliego/contract/areas/sources';
import * as z from 'zod/mini';
import { searchOf } from '#web/lib/search-params.ts';

const { q, estado, con } = ImportQuery.shape;

/** Which imports are listed, and how, as the address holds it. */
const ImportSearch = z.object({ q, estado, con, sort: z.optional(z.enum(importOrders)) });
export type ImportSearch = z.infer<typeof ImportSearch>;

export const readImportSearch: (search: Record<string, unknown>) => ImportSearch =
  searchOf(ImportSearch);

/** The filters that a press takes away all together. */
export const noFilters = {
  q: undefined,
  estado: undefined,
  con: undefined,
} satisfies ImportSearch;

export const isNarrowed = (search: ImportSearch): boolean =>
  search.q !== undefined || search.estado !== undefined || search.con !== undefined;

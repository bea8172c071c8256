import {
  filterPartNames,
  type TenderAids,
  withoutPart,
} from '@pliego/contract/areas/tender-filter-parts';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { countCap } from '@pliego/contract/paging';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { allOf, conditionsOf } from './filter-queries.ts';
import { countUpTo } from './list-queries.ts';
import { searchOf } from './search-queries.ts';
import { respelled } from './spelling-queries.ts';

/** After this no other filter is tried: some help at once is worth more than all of it later. */
const patienceMs = 400;

interface Counting {
  tx: Tx;
  caller: Caller;
  at: Date;
}

/** How many tenders a filter leaves, as far as lists count. */
async function countOf({ tx, caller, at }: Counting, filter: TenderFilter) {
  const where = allOf(conditionsOf(filter, searchOf(filter.q), caller, at));
  const counted = await countUpTo(tx, where, countCap);
  const cantidad = Math.min(counted, countCap);
  return { cantidad, exacta: cantidad === counted };
}

/** The search as it was probably meant; null when that finds nothing in any tender. */
async function spellingOf(
  counting: Counting,
  filter: TenderFilter,
): Promise<TenderAids['escritura']> {
  const q = await respelled(counting.tx, filter.q ?? '');
  if (q === null) return null;
  const found = await countOf(counting, { ...filter, q });
  if (found.cantidad > 0) return { q, ...found };
  const anywhere = await countOf(counting, { q });
  return anywhere.cantidad > 0 ? { q, ...found } : null;
}

/** What would find something where a list is empty. */
export async function tenderAids(
  tx: Tx,
  filter: TenderFilter,
  caller: Caller,
  now: () => Date,
): Promise<TenderAids> {
  // What the list refuses is refused here too.
  searchOf(filter.q);
  const at = now();
  const counting = { tx, caller, at };
  const sin: TenderAids['sin'] = [];
  const escritura = await spellingOf(counting, filter);
  for (const filtro of filterPartNames) {
    if (now().getTime() - at.getTime() > patienceMs) break;
    const looser = withoutPart(filter, filtro);
    if (looser === null) continue;
    const found = await countOf(counting, looser);
    if (found.cantidad > 0) sin.push({ filtro, ...found });
  }
  return { escritura, sin: sin.toSorted((a, b) => b.cantidad - a.cantidad) };
}

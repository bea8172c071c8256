import type { SynonymTrial } from '@pliego/contract/areas/synonyms';
import { indexProducts } from '@pliego/matching/product-index';
import { vocabularyOf } from '@pliego/matching/vocabulary';
import { activeProducts } from '#server/areas/matches/compared-queries.ts';
import { foundIn } from '#server/areas/matches/compare.ts';
import { presentTender } from '#server/areas/matches/presenter.ts';
import { matcherProduct } from '#server/areas/matches/tender-lines.ts';
import { candidatesAfter, shownByIds } from '#server/areas/matches/trial-queries.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { synonymsOfCompany } from './queries.ts';

/** So many tenders are read at a time, and the search ends with the part in which its time is over. */
const partSize = 200;
const budgetMs = 500;
const named = 5;

interface Asked {
  database: Database;
  caller: Caller;
  now: Date;
  signal: AbortSignal;
}

interface Pair {
  tenderId: number;
  productId: number;
}

/** Groups that only one of two lists has. */
function changedGroups(one: string[][], other: string[][]): string[][] {
  const known = (groups: string[][]) => new Set(groups.map((group) => JSON.stringify(group)));
  const [inOne, inOther] = [known(one), known(other)];
  return [
    ...one.filter((group) => !inOther.has(JSON.stringify(group))),
    ...other.filter((group) => !inOne.has(JSON.stringify(group))),
  ];
}

/** What two lists of synonyms find differently for some products, over the open tenders. */
async function compared(
  { database, caller, now, signal }: Asked,
  rows: readonly ProductRow[],
  [before, after]: readonly [string[][], string[][]],
) {
  const some = rows.map(matcherProduct);
  const [old, next] = [before, after].map((groups) => indexProducts(some, { groups }));
  const added: Pair[] = [];
  const removed: Pair[] = [];
  const since = performance.now();
  let from: number | null = null;
  for (;;) {
    const asked: Parameters<typeof candidatesAfter>[2] = {
      before: from,
      limit: partSize,
      now,
      productId: null,
    };
    const part = await database.read(scopeOf(caller), (tx) =>
      candidatesAfter(tx, rows, asked, [...before, ...after]),
    );
    for (const tender of part) {
      if (old === undefined || next === undefined) continue;
      const [was, is] = [foundIn(tender, old), foundIn(tender, next)];
      const idsOf = (found: typeof was) => new Set(found.map(({ productId }) => productId));
      const [wasIds, isIds] = [idsOf(was), idsOf(is)];
      added.push(...is.filter(({ productId }) => !wasIds.has(productId)));
      removed.push(...was.filter(({ productId }) => !isIds.has(productId)));
    }
    if (part.length < partSize) return { added, removed, isWhole: true };
    if (signal.aborted || performance.now() - since > budgetMs) {
      return { added, removed, isWhole: false };
    }
    from = part.at(-1)?.id ?? 0;
  }
}

/** What other synonyms would change, before they are saved. */
export async function trySynonyms(asked: Asked, groups: string[][]): Promise<SynonymTrial> {
  const { database, caller, now } = asked;
  const { companyId } = caller;
  const { current, all } = await database.lookUp(scopeOf(caller), async (tx) => ({
    current: await synonymsOfCompany(tx, companyId),
    all: await activeProducts(tx, companyId),
  }));
  const changing = vocabularyOf(changedGroups(current.groups, groups));
  const rows = all.filter((row) => changing.saidFor(matcherProduct(row)).length > 0);
  const { added, removed, isWhole } =
    rows.length === 0
      ? { added: [], removed: [], isWhole: true }
      : await compared(asked, rows, [current.groups, groups]);
  const firstOf = (pairs: readonly Pair[]) => pairs.slice(0, named);
  const ids = [...firstOf(added), ...firstOf(removed)].map(({ tenderId }) => tenderId);
  const shown = await database.lookUp(scopeOf(caller), (tx) => shownByIds(tx, ids));
  const present = (pairs: readonly Pair[]) =>
    firstOf(pairs).flatMap(({ tenderId, productId }) => {
      const [tender, product] = [shown.get(tenderId), rows.find(({ id }) => id === productId)];
      if (tender === undefined || product === undefined) return [];
      const producto = { id: product.id, sku: product.sku, nombre: product.name };
      return [{ licitacion: presentTender(tender, now), producto }];
    });
  return {
    productos: rows.length,
    agrega: added.length,
    quita: removed.length,
    agregadas: present(added),
    quitadas: present(removed),
    exacto: isWhole,
  };
}

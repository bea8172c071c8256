import { type MatchTrial, tooManyMatches } from '@pliego/contract/areas/match-shapes';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import { indexProducts } from '@pliego/matching/product-index';
import { currentRules } from '@pliego/matching/rules';
import { productById } from '#server/areas/products/queries.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { synonymsOfCompany } from '#server/areas/synonyms/queries.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { type Found, foundIn } from './compare.ts';
import { presentFound, presentTender } from './presenter.ts';
import { candidatesAfter, shownByIds, unsavedRow } from './trial-queries.ts';
import { type ComparedTender, matcherProduct } from './tender-lines.ts';

/** So many tenders are read at a time, and the search ends with the part in which its time is over. */
const partSize = 400;
const budgetMs = 220;
/** How many matches, and how many changes, are shown. */
const shownMatches = 20;
const shownChanges = 5;
const shownNear = 50;

interface Asked {
  database: Database;
  caller: Caller;
  now: Date;
  signal: AbortSignal;
}

interface Walk {
  rows: readonly ProductRow[];
  /** The saved one among them, if any: what was dismissed of it does not come again. */
  productId: number | null;
  verdict: 'calza' | 'casi';
}

/** Walks over the open tenders that may fit, until all are seen, nobody waits any more, or the time is over. */
async function walk(
  { database, caller, now, signal }: Asked,
  { rows, productId, verdict }: Walk,
): Promise<{ found: Found[]; isWhole: boolean }> {
  const { groups } = await database.lookUp(scopeOf(caller), (tx) =>
    synonymsOfCompany(tx, caller.companyId),
  );
  const index = indexProducts(rows.map(matcherProduct), { groups });
  const since = performance.now();
  const found: Found[] = [];
  let before: number | null = null;
  for (;;) {
    const asked: Parameters<typeof candidatesAfter>[2] = {
      before,
      limit: partSize,
      now,
      productId,
    };
    const part: ComparedTender[] = await database.read(scopeOf(caller), (tx) =>
      candidatesAfter(tx, rows, asked, groups),
    );
    for (const tender of part) found.push(...foundIn(tender, index, verdict));
    if (part.length < partSize) return { found, isWhole: true };
    if (signal.aborted || performance.now() - since > budgetMs) return { found, isWhole: false };
    before = part.at(-1)?.id ?? 0;
  }
}

const byScore = (a: Found, b: Found) => b.score - a.score || b.tenderId - a.tenderId;

function present(
  found: readonly Found[],
  shown: Awaited<ReturnType<typeof shownByIds>>,
  now: Date,
) {
  return found.flatMap((one) => {
    const tender = shown.get(one.tenderId);
    return tender === undefined
      ? []
      : [presentFound(one, tender, { rules: currentRules.version, now })];
  });
}

/** What a product would find as it is written, and what that changes of the saved one. */
export async function tryProduct(
  asked: Asked,
  { producto, id }: { producto: ProductFields; id: number | null },
): Promise<MatchTrial> {
  const { database, caller, now } = asked;
  const draft = { ...unsavedRow(producto, now), id: 0 };
  const saved =
    id === null
      ? null
      : await database.lookUp(scopeOf(caller), (tx) => productById(tx, caller.companyId, id));
  const { found, isWhole } = await walk(asked, {
    rows: saved === null ? [draft] : [draft, saved],
    productId: id,
    verdict: 'calza',
  });
  const ours = found.filter(({ productId }) => productId === 0).sort(byScore);
  const before = found.filter(({ productId }) => productId !== 0).sort(byScore);
  const without = (some: readonly Found[], others: readonly Found[]) => {
    const ids = new Set(others.map(({ tenderId }) => tenderId));
    return some.filter(({ tenderId }) => !ids.has(tenderId));
  };
  const [added, removed] = [without(ours, before), without(before, ours)];
  const first = ours.slice(0, shownMatches);
  const changes = [added, removed].flatMap((some) => some.slice(0, shownChanges));
  const ids = [...first, ...changes].map(({ tenderId }) => tenderId);
  const shown = await database.lookUp(scopeOf(caller), (tx) => shownByIds(tx, ids));
  const tendersOf = (some: readonly Found[]) =>
    some.slice(0, shownChanges).flatMap(({ tenderId }) => {
      const tender = shown.get(tenderId);
      return tender === undefined ? [] : [presentTender(tender, now)];
    });
  return {
    total: ours.length,
    exacto: isWhole,
    demasiadas: ours.length > tooManyMatches,
    datos: present(first, shown, now),
    cambio:
      saved === null
        ? null
        : {
            agrega: added.length,
            quita: removed.length,
            agregadas: tendersOf(added),
            quitadas: tendersOf(removed),
          },
  };
}

/** The open tenders that nearly fit a product, and why not. */
export async function nearMisses(asked: Asked, product: ProductRow) {
  const { database, caller, now } = asked;
  const of = { rows: [product], productId: product.id };
  const near = await walk(asked, { ...of, verdict: 'casi' });
  const fitting = await walk(asked, { ...of, verdict: 'calza' });
  // A tender of which one line fits is no near miss for another.
  const ids = new Set(fitting.found.map(({ tenderId }) => tenderId));
  const first = near.found
    .filter(({ tenderId }) => !ids.has(tenderId))
    .sort(byScore)
    .slice(0, shownNear);
  const shown = await database.lookUp(scopeOf(caller), (tx) =>
    shownByIds(
      tx,
      first.map(({ tenderId }) => tenderId),
    ),
  );
  return { datos: present(first, shown, now), exacto: near.isWhole };
}

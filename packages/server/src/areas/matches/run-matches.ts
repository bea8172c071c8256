import { indexProducts, type ProductIndex } from '@pliego/matching/product-index';
import { currentRules } from '@pliego/matching/rules';
import { assignReached } from '#server/areas/assign-rules/assign-commands.ts';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { type CurrentSynonyms, synonymsOfCompany } from '#server/areas/synonyms/queries.ts';
import { newestObservation } from '#server/areas/work/watch/watched-queries.ts';
import type { CompanyScope, Database, Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { foundInAll, type Kept } from './compare.ts';
import {
  activeProducts,
  changedProducts,
  comparedByIds,
  openToCompare,
  saidAfter,
  tendersAfter,
  worthComparing,
} from './compared-queries.ts';
import {
  beginState,
  compareAllAnew,
  holdMatches,
  type MatchState,
  moveState,
  noteCompared,
  stateOf,
  writeMatches,
} from './match-commands.ts';
import { matcherProduct } from './tender-lines.ts';

/** So many tenders are read, compared and written at a time; what else the server does has its turn in between. */
const batchSize = 200;
/** So many changed products are compared in one pass over the open tenders. */
const productsAtOnce = 2_000;

interface Work {
  database: Database;
  companyId: number;
  now: Date;
  signal: AbortSignal | undefined;
}

/** Nobody in particular: what is kept to a team is compared too, and seen by the team alone. */
const scopeOf = ({ companyId }: Work): CompanyScope => ({ companyId, userId: 0 });

/** Products, indexed with what their company calls the same. */
interface Indexed {
  index: ProductIndex;
  synonyms: number;
}

const indexed = (rows: readonly ProductRow[], { groups, version }: CurrentSynonyms): Indexed => ({
  index: indexProducts(rows.map(matcherProduct), { groups }),
  synonyms: version,
});

const isEnding = ({ signal }: Work): boolean => signal?.aborted === true;

/** Writes what was found, and gives what newly reaches the rule of a product to its person. */
async function keep(
  tx: Tx,
  { companyId, now }: Work,
  compared: {
    tenderIds: readonly number[];
    productIds: readonly number[] | null;
    synonyms: number;
  },
  found: readonly Kept[],
): Promise<void> {
  await holdMatches(tx, companyId);
  const reached = await writeMatches(tx, { companyId, ...compared }, found);
  if (reached.length > 0) await assignReached(tx, { companyId, now }, reached);
}

/** Compares changed products with the open tenders. Whatever is cut off begins again: they stay noted as changed. */
async function compareProducts(work: Work): Promise<boolean> {
  const { database, companyId, now } = work;
  const scope = scopeOf(work);
  const { changed, current, ids } = await database.read(scope, async (tx) => {
    const some = await changedProducts(tx, companyId, productsAtOnce);
    const said = await synonymsOfCompany(tx, companyId);
    const { groups } = said;
    const wanted = some.length > 0 ? await openToCompare(tx, companyId, { some, groups }, now) : [];
    return { changed: some, current: said, ids: wanted };
  });
  if (changed.length === 0) return false;
  const { index, synonyms } = indexed(changed, current);
  const productIds = changed.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batchSize) {
    if (isEnding(work)) return false;
    const tenderIds = ids.slice(at, at + batchSize);
    const tenders = await database.lookUp(scope, (tx) => comparedByIds(tx, tenderIds));
    const found = await foundInAll(tenders, index);
    await database.transaction(scope, (tx) =>
      keep(tx, work, { tenderIds, productIds, synonyms }, found),
    );
  }
  await database.transaction(scope, (tx) =>
    noteCompared(tx, companyId, { compared: changed, synonyms }),
  );
  return changed.length === productsAtOnce;
}

/** What a company sells, indexed when it is first needed and then for all batches of a pass. */
class Sold {
  readonly #work: Work;
  #known: Promise<Indexed | null> | undefined;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Null where it sells nothing. */
  index(): Promise<Indexed | null> {
    this.#known ??= this.#read();
    return this.#known;
  }

  async #read(): Promise<Indexed | null> {
    const { database, companyId } = this.#work;
    const { rows, current } = await database.read(scopeOf(this.#work), async (tx) => ({
      rows: await activeProducts(tx, companyId),
      current: await synonymsOfCompany(tx, companyId),
    }));
    return rows.length === 0 ? null : indexed(rows, current);
  }
}

/** Up to where the company is compared, and what was said last. */
async function lookUp(work: Work): Promise<{ state: MatchState; newest: number }> {
  const { database, companyId } = work;
  const scope = scopeOf(work);
  const { known, newest } = await database.lookUp(scope, async (tx) => ({
    known: await stateOf(tx, companyId),
    newest: await newestObservation(tx),
  }));
  if (known?.rules === currentRules.version) return { state: known, newest };
  return database.transaction(scope, async (tx) => ({
    state:
      known === null
        ? await beginState(tx, companyId, newest)
        : await compareAllAnew(tx, companyId),
    newest,
  }));
}

/** Compares the tenders that something was said of since the last time, by one batch. */
async function compareSaid(
  work: Work,
  { state, newest }: { state: MatchState; newest: number },
  sold: Indexed | null,
): Promise<void> {
  const { database, companyId, now } = work;
  const scope = scopeOf(work);
  if (sold === null) {
    await database.transaction(scope, (tx) => moveState(tx, state, { lastObservationId: newest }));
    return;
  }
  const { said, tenders } = await database.read(scope, async (tx) => {
    const rows = await saidAfter(tx, state.lastObservationId, batchSize);
    const ids = [...new Set(rows.map(({ tenderId }) => tenderId))];
    return { said: rows, tenders: await worthComparing(tx, companyId, ids, now) };
  });
  const { index, synonyms } = sold;
  const found = await foundInAll(tenders, index);
  const tenderIds = tenders.map(({ id }) => id);
  await database.transaction(scope, async (tx) => {
    const isLast = said.length < batchSize;
    const lastObservationId = isLast ? newest : (said.at(-1)?.id ?? newest);
    if (!(await moveState(tx, state, { lastObservationId }))) return;
    await keep(tx, work, { tenderIds, productIds: null, synonyms }, found);
  });
}

/** Goes on comparing all tenders anew, by one batch. */
async function compareFull(work: Work, state: MatchState, sold: Indexed | null): Promise<void> {
  const { database } = work;
  const scope = scopeOf(work);
  const after = state.fullAfter ?? 0;
  const tenders =
    sold === null ? [] : await database.lookUp(scope, (tx) => tendersAfter(tx, after, batchSize));
  const found = sold === null ? [] : await foundInAll(tenders, sold.index);
  const synonyms = sold?.synonyms ?? 0;
  const tenderIds = tenders.map(({ id }) => id);
  await database.transaction(scope, async (tx) => {
    const fullAfter = tenders.length < batchSize ? null : (tenderIds.at(-1) ?? null);
    if (!(await moveState(tx, state, { fullAfter }))) return;
    await keep(tx, work, { tenderIds, productIds: null, synonyms }, found);
  });
}

/** Brings the matches of one company up to date: first changed products, then new tenders, then everything anew. */
async function matchCompany(work: Work): Promise<void> {
  let looked = await lookUp(work);
  while (await compareProducts(work)) if (isEnding(work)) return;
  const sold = new Sold(work);
  while (!isEnding(work)) {
    const { state, newest } = looked;
    if (newest > state.lastObservationId) await compareSaid(work, looked, await sold.index());
    else if (state.fullAfter !== null) await compareFull(work, state, await sold.index());
    else return;
    looked = await lookUp(work);
  }
}

/** Brings the matches of every company up to date. Whatever is cut off is done by the next one. */
export async function matchAll(
  database: Database,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  const all = await database.read('system', (tx) =>
    tx.select({ id: companies.id }).from(companies),
  );
  for (const { id: companyId } of all) {
    if (signal?.aborted === true) return;
    await matchCompany({ database, companyId, now: now(), signal });
  }
}

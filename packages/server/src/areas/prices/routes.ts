import type { productPriceEndpoints } from '@pliego/contract/areas/prices';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { mayKnow } from '#server/areas/market/parties.ts';
import { matchesOfTender } from '#server/areas/matches/match-queries.ts';
import { productById } from '#server/areas/products/queries.ts';
import { tenderById } from '#server/areas/tenders/queries.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { awardedLines } from './awarded-queries.ts';
import { classOf, pricesFrom } from './figures.ts';
import { linePrices, pricedLines } from './line-prices.ts';

/** At what prices what the lines of a tender ask for was awarded, of those lines that are ours. */
async function ofTender(tx: Tx, id: number, companyId: number) {
  const tender = await tenderById(tx, id, companyId);
  if (tender === undefined) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  const lines = pricedLines(tender, await matchesOfTender(tx, companyId, id));
  const classes = [...new Set(lines.flatMap(({ codes }) => codes.map(classOf)))];
  const awarded = classes.length === 0 ? [] : await awardedLines(tx, classes, {});
  // What it was awarded at itself is no history of it.
  const others = awarded.filter((line) => line.id !== id);
  return { lineas: lines.flatMap((line) => linePrices(others, line) ?? []) };
}

/** At what prices others sell what a company sells. */
export function productPriceHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof productPriceEndpoints, Caller> {
  return {
    ofProduct: ({ params: { id }, query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const product = await productById(tx, caller.companyId, id);
        const classes = [...new Set(product.unspsc.map(classOf))];
        const lines = classes.length === 0 ? [] : await awardedLines(tx, classes, query);
        const prices = pricesFrom(lines, product);
        const seen = (key: string | null) => (key !== null && mayKnow(caller, key) ? key : null);
        return {
          ...prices,
          datos: prices.datos.map(({ claveProveedor, ...price }) =>
            Object.assign(price, { claveProveedor: seen(claveProveedor) }),
          ),
        };
      }),

    ofTender: ({ params: { id } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        asSeenBy(caller, await ofTender(tx, id, caller.companyId)),
      ),
  };
}

import type { productPriceEndpoints } from '@pliego/contract/areas/prices';
import type { Handlers } from '@pliego/http/implement';
import { mayKnow } from '#server/areas/market/parties.ts';
import { productById } from '#server/areas/products/queries.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { awardedLines } from './awarded-queries.ts';
import { classOf, pricesFrom } from './figures.ts';

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
  };
}

import type { marketEndpoints } from '@pliego/contract/areas/market';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { buyerDossier } from './buyer-dossier.ts';
import { listBuyers, listSuppliers } from './list-queries.ts';
import { lineDossier } from './line-dossier.ts';
import { supplierDossier } from './supplier-dossier.ts';

/** Who buys and who sells, from what sources say. */
export function marketHandlers({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): Handlers<typeof marketEndpoints, Caller> {
  return {
    buyers: ({ query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => listBuyers(tx, caller, query, now())),

    suppliers: ({ query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => listSuppliers(tx, caller, query)),

    buyer: ({ params, query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => buyerDossier(tx, caller, params.id, query, now())),

    line: ({ params, query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => lineDossier(tx, caller, params.codigo, query, now())),

    supplier: ({ params, query }, { caller }) =>
      database.read(scopeOf(caller), (tx) =>
        supplierDossier(tx, caller, params.proveedor, query, now()),
      ),
  };
}

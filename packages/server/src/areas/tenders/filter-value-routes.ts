import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { Handlers } from '@pliego/http/implement';
import { isPersonalRut } from '@pliego/contract/rules/personal-data';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { asSeenBy, type Caller, scopeOf, seesPersonalData } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { ratesFor } from './left-out-queries.ts';
import { buyersByName } from './queries.ts';
import { countedRubros, namedRubros } from './rubro-queries.ts';
import { countedSuppliers, namedSuppliers } from './supplier-queries.ts';
import { countedUnits, namedUnits } from './unit-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

type FilterValues =
  | 'rubros'
  | 'rubroNames'
  | 'suppliers'
  | 'supplierNames'
  | 'units'
  | 'unitNames'
  | 'buyers'
  | 'rates';

/** Whether a supplier may be named by its key, which is a RUT: a person to who sees those, or typed it. */
function mayKnow(caller: Caller, key: string, typed: string): boolean {
  if (seesPersonalData(caller) || !key.startsWith('rut:')) return true;
  const rut = key.slice('rut:'.length);
  return !isPersonalRut(rut) || normalisedRut(typed) === rut;
}

/** What the filters of the list offer to choose from, where that is more than its counts. */
export function filterValueHandlers({
  database,
  now,
}: Dependencies): Pick<Handlers<typeof tenderEndpoints, Caller>, FilterValues> {
  const reading = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.read(scopeOf(caller), work);

  return {
    rubros: ({ query }, { caller }) =>
      reading(caller, (tx) => countedRubros(tx, query, caller, now())),

    rubroNames: ({ query }, { caller }) =>
      reading(caller, (tx) => namedRubros(tx, query.codigos ?? [])),

    suppliers: ({ query }, { caller }) =>
      reading(caller, async (tx) => {
        const found = await countedSuppliers(tx, query, caller, now());
        const datos = found.filter(({ clave }) => mayKnow(caller, clave, query.buscar ?? ''));
        return asSeenBy(caller, { datos });
      }),

    supplierNames: ({ query }, { caller }) =>
      reading(caller, async (tx) =>
        asSeenBy(caller, { datos: await namedSuppliers(tx, query.claves ?? []) }),
      ),

    units: ({ query }, { caller }) =>
      reading(caller, async (tx) => ({ datos: await countedUnits(tx, query, caller, now()) })),

    unitNames: ({ query }, { caller }) =>
      reading(caller, async (tx) => ({ datos: await namedUnits(tx, query.unidades ?? []) })),

    buyers: ({ query }, { caller }) =>
      reading(caller, async (tx) => ({ datos: await buyersByName(tx, query.q, query.ids ?? []) })),

    rates: ({ query }, { caller }) => reading(caller, (tx) => ratesFor(tx, query, caller, now())),
  };
}

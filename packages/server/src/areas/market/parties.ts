import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { isPersonalRut } from '@pliego/contract/rules/personal-data';
import { count } from '#server/areas/reports/report.ts';
import { namedSuppliers } from '#server/areas/tenders/supplier-queries.ts';
import { type Caller, seesPersonalData } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';

/** How suppliers are shown to a caller: their key is a RUT, which of a natural person not everybody may see. */
export interface Parties {
  /** Whether a source names it, so that it has a dossier. */
  isNamed: (key: string) => boolean;
  cell: (key: string) => ReportCell;
  /** A number with its list, where that may name the supplier. */
  count: (key: string, value: number, list: TenderFilter | null) => ReportCell;
}

/** Whether somebody may be shown the key of a supplier. */
export const mayKnow = (caller: Caller, key: string): boolean =>
  seesPersonalData(caller) || !key.startsWith('rut:') || !isPersonalRut(key.slice('rut:'.length));

/**
 * The names of some suppliers.
 * @param ownKey the key of our company, where its RUT is known.
 */
export async function partiesOf(
  tx: Tx,
  caller: Caller,
  keys: readonly string[],
  ownKey: string | null,
): Promise<Parties> {
  const named = await namedSuppliers(tx, [...new Set(keys)]);
  const names = new Map(named.map(({ clave, nombre }) => [clave, nombre]));
  return {
    isNamed: (key) => names.has(key),
    cell: (key) => ({
      clase: 'proveedor',
      clave: mayKnow(caller, key) ? key : null,
      nombre: names.get(key) ?? nameless(key),
      esNuestra: key === ownKey,
    }),
    count: (key, value, list) => count(value, mayKnow(caller, key) ? list : null),
  };
}

/** A supplier that no table names: what its key says, unless that is a number. */
const nameless = (key: string): string =>
  key.startsWith('nombre:') ? key.slice('nombre:'.length) : '';

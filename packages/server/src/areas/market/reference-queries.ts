import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { rubroSegments } from '@pliego/contract/rules/rubros';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { supplierKey, supplierKeyPattern } from '@pliego/contract/rules/supplier-key';
import { and, eq, sql } from 'drizzle-orm';
import { inList } from '#server/areas/reports/work-rows-queries.ts';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import { namedSuppliers } from '#server/areas/tenders/supplier-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { products } from '#server/db/schema/products.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import type { MarketInput } from './rows-queries.ts';

/** An institution as a dossier names it. */
export interface BuyerRow {
  id: number;
  name: string;
  taxId: string | null;
  taxScheme: string | null;
  complaints: number | null;
  /** When the source said how many complaints there are. */
  complaintsAt: string | null;
}

/** The row that stands for an institution; of a company's own, where one of its tenders names it. */
export async function buyerById(tx: Tx, id: number): Promise<BuyerRow> {
  const rows = await rowsOf<BuyerRow>(
    tx,
    sql`select r.id, r.name, r.tax_id as "taxId", r.tax_scheme as "taxScheme", said.complaints,
        to_char(said.complaints_observed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "complaintsAt"
      from visible_buyers asked
      join visible_buyers r on r.id = coalesce(asked.same_as, asked.id)
      left join lateral (select b.complaints, b.complaints_observed_at from visible_buyers b
        where coalesce(b.same_as, b.id) = r.id and b.complaints is not null
        order by b.complaints_observed_at desc nulls last, b.id limit 1) said on true
      where asked.id = ${id} and (asked.company_id is null
        or exists (select from visible_tenders t where t.buyer_id = asked.id))`,
  );
  const [row] = rows;
  if (row === undefined) {
    throw new ProblemError('no-encontrado', createMessage('comprador-desconocido'));
  }
  return row;
}

/** The key of a supplier that an address names: its key, or its RUT however it is written. */
export function keyOfAddress(text: string): string | null {
  if (supplierKeyPattern.test(text)) {
    const rut = text.startsWith('rut:') ? normalisedRut(text.slice('rut:'.length)) : null;
    return rut === null ? text : `rut:${rut}`;
  }
  const rut = normalisedRut(text);
  return rut === null ? null : `rut:${rut}`;
}

export async function supplierByAddress(tx: Tx, text: string) {
  const key = keyOfAddress(text);
  const [supplier] = key === null ? [] : await namedSuppliers(tx, [key]);
  if (supplier === undefined) {
    throw new ProblemError('no-encontrado', createMessage('proveedor-desconocido'));
  }
  return supplier;
}

/** A family of UNSPSC with its name; its code, where nobody has named it. */
export async function familyByCode(tx: Tx, code: string): Promise<{ code: string; name: string }> {
  const isFamily = /^\d{4}$/.test(code) && code.slice(0, 2) in rubroSegments;
  const [found] = isFamily ? (await namedRubros(tx, [code])).datos : [];
  if (found === undefined) {
    throw new ProblemError('no-encontrado', createMessage('rubro-desconocido'));
  }
  return { code, name: found.nombre ?? code };
}

/** The key by which sources name our own company; null where it has given no RUT. */
export async function ownSupplierKey(tx: Tx, caller: Caller): Promise<string | null> {
  const [company] = await tx
    .select({ rut: companies.taxId, nombre: companies.name })
    .from(companies)
    .where(eq(companies.id, caller.companyId));
  return company?.rut == null ? null : supplierKey(company);
}

/** Families of UNSPSC of what the company sells. */
export async function ownFamilies(tx: Tx, caller: Caller): Promise<Set<string>> {
  const rows = await tx
    .select({ codes: products.unspsc })
    .from(products)
    .where(and(eq(products.companyId, caller.companyId), eq(products.isActive, true)));
  return new Set(rows.flatMap(({ codes }) => codes.map((code) => code.slice(0, 4))));
}

/** How many processes of the list somebody of the company follows. */
export async function followedCount({ tx, caller, now, base }: MarketInput): Promise<number> {
  const where = inList({ ...base, siguiendo: 'alguien' }, { caller, now });
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from ${tenders} where ${where}`,
  );
  return row?.n ?? 0;
}

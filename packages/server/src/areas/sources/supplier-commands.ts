import { normalisedRut, printedRut } from '@pliego/contract/rules/rut';
import { companyNameKey } from '@pliego/contract/rules/supplier-key';
import type { FoldedTender } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { type NamedSupplier, suppliersIn } from './tender-row.ts';

/** Longer than any name; what is beyond it says nothing more. */
const longestName = 200;

/** A RUT as it is printed, another tax number as its source writes it. */
function shownTaxId(rut: string | null): string | null {
  const known = rut === null ? null : normalisedRut(rut);
  return known === null ? rut : printedRut(Number(known.slice(0, -2)));
}

function rowOf({ key, nombre, rut }: NamedSupplier) {
  const taxId = key.startsWith('nombre:') ? null : shownTaxId(rut);
  const name = (nombre?.trim() || taxId || key).slice(0, longestName);
  return { key, name, nameKey: companyNameKey(name), taxId };
}

/** Adds the suppliers of tenders to those that can be filtered by. */
export async function learnSuppliers(
  tx: Tx,
  tenders: readonly FoldedTender[],
  companyId: number | null,
): Promise<void> {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const row of tenders.flatMap(suppliersIn).map(rowOf)) {
    const known = rows.get(row.key);
    if (known === undefined || row.name > known.name) rows.set(row.key, row);
  }
  if (rows.size === 0) return;
  const ofWhom =
    companyId === null ? sql`known.company_id is null` : sql`known.company_id = ${companyId}`;
  // Of two names the same one wins in whatever order they come; what changes nothing is not written.
  await tx.execute(
    sql`insert into suppliers (company_id, key, name, name_key, tax_id)
      select ${companyId}::integer, r.key, r.name, r."nameKey", r."taxId"
      from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
        as r(key text, name text, "nameKey" text, "taxId" text)
      where coalesce((select known.name from suppliers known
        where known.key = r.key collate "C" and ${ofWhom}), '') < r.name collate "C"
      on conflict (key, company_id) do update set name = excluded.name, name_key = excluded.name_key`,
  );
}

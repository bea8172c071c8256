import { foldText } from '@pliego/contract/rules/fold-text';
import { rubrosOf } from '@pliego/contract/rules/rubros';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import type { FoldedTender } from '@pliego/sources/notice';
import type { ReferenceCode } from '@pliego/sources/reference-codes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';

interface NamedRubro {
  code: string;
  name: string;
}

/** Above a product there are three levels, and an item that names all of them says which is which. */
const levelsAbove = 3;
/** A name is a few words; what is longer is a description in its place. */
const longestName = 160;

/** What an item says of the names of its code and of those above it. */
function namedBy({ codigo, esquema, nombre, categoria }: TenderItem): NamedRubro[] {
  if (codigo === null || esquema !== 'UNSPSC' || categoria.length !== levelsAbove) return [];
  const codes = rubrosOf(codigo);
  const names = [...categoria, nombre];
  return codes.flatMap((code, level) => {
    const name = names[level]?.trim() ?? '';
    return name === '' || name.length > longestName ? [] : [{ code, name }];
  });
}

async function writeNames(tx: Tx, named: readonly NamedRubro[]): Promise<void> {
  const names = new Map<string, string>();
  for (const { code, name } of named) {
    const known = names.get(code);
    if (known === undefined || name > known) names.set(code, name);
  }
  if (names.size === 0) return;
  const rows = [...names].map(([code, name]) => ({ code, name, key: foldText(name) }));
  // Of two names the same one wins in whatever order they come.
  await tx.execute(
    sql`insert into rubro_names (code, name, name_key)
      select r.code, r.name, r.key
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(code text, name text, key text)
      where not exists (select from rubro_names known
        where known.code = r.code and known.name >= r.name collate "C")
      on conflict (code) do update set name = excluded.name, name_key = excluded.name_key`,
  );
}

/** Learns the names of rubros from the items of public tenders. */
export async function learnRubros(tx: Tx, tenders: readonly FoldedTender[]): Promise<void> {
  await writeNames(
    tx,
    tenders.flatMap(({ items }) => items.flatMap(namedBy)),
  );
}

/** Learns them from a table of names. */
export async function learnReference(tx: Tx, codes: readonly ReferenceCode[]): Promise<void> {
  await writeNames(
    tx,
    codes.flatMap(({ scheme, code, name }) => {
      const rubro = scheme === 'UNSPSC' ? rubrosOf(code).at(-1) : undefined;
      return rubro === undefined ? [] : [{ code: rubro, name }];
    }),
  );
}

import type { ReferenceCode } from '@pliego/sources/reference-codes';
import { sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { learnReference } from '#server/areas/sources/rubro-commands.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { referenceCodes } from '#server/db/schema/reference.ts';

export interface WrittenCodes {
  added: number;
  changed: number;
  unchanged: number;
}

/** Adds names of codes, or replaces those that have changed. Each code is given once. */
export async function writeReferenceCodes(
  tx: Tx,
  codes: readonly ReferenceCode[],
): Promise<WrittenCodes> {
  if (codes.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const { columns, select } = recordset(
    referenceCodes,
    ['scheme', 'code', 'name', 'parent'],
    codes,
  );
  const written = await rowsOf<{ added: boolean }>(
    tx,
    sql`insert into reference_codes (${columns}) ${select}
      on conflict (scheme, code) do update set name = excluded.name, parent = excluded.parent
      where (reference_codes.name, reference_codes.parent)
        is distinct from (excluded.name, excluded.parent)
      returning xmax = 0 as added`,
  );
  await learnReference(tx, codes);
  const added = written.filter((row) => row.added).length;
  const changed = written.length - added;
  return { added, changed, unchanged: codes.length - written.length };
}

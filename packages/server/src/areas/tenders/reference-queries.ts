import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { codesAbove, type ReferenceCode } from '@pliego/sources/reference-codes';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';

type Scheme = ReferenceCode['scheme'];

const isScheme = (scheme: string | null): scheme is Scheme =>
  scheme === 'UNSPSC' || scheme === 'CPV';

const keyOf = (scheme: Scheme, code: string): string => `${scheme} ${code}`;

/** The codes that can name an item of which its source gave only the code: its own, then those above. */
function candidatesOf({
  codigo,
  esquema,
  nombre,
}: TenderItem): { scheme: Scheme; codes: string[] } | null {
  if (nombre !== null || codigo === null || !isScheme(esquema)) return null;
  return { scheme: esquema, codes: [codigo, ...codesAbove(esquema, codigo)] };
}

async function namesOf(
  tx: Tx,
  asked: readonly { scheme: Scheme; codes: readonly string[] }[],
): Promise<Map<string, string>> {
  const keys = asked.flatMap(({ scheme, codes }) => codes.map((code) => ({ scheme, code })));
  const rows = await rowsOf<{ scheme: Scheme; code: string; name: string }>(
    tx,
    sql`select distinct r.scheme, r.code, r.name
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(scheme text, code text)
      join reference_codes r on r.scheme = k.scheme and r.code = k.code`,
  );
  return new Map(rows.map(({ scheme, code, name }) => [keyOf(scheme, code), name]));
}

/**
 * The items of a tender, named: where the source gave only a code, by the imported tables. The closest level that
 * has a name gives it, and those above are the category; without tables everything stays as it was.
 */
export async function namedItems(tx: Tx, items: TenderItem[]): Promise<TenderItem[]> {
  const asked = items.flatMap((item) => candidatesOf(item) ?? []);
  if (asked.length === 0) return items;
  const names = await namesOf(tx, asked);
  if (names.size === 0) return items;
  return items.map((item) => {
    const candidates = candidatesOf(item);
    if (candidates === null) return item;
    const { scheme, codes } = candidates;
    const [nombre, ...above] = codes.flatMap((code) => names.get(keyOf(scheme, code)) ?? []);
    if (nombre === undefined) return item;
    const categoria = item.categoria.length > 0 ? item.categoria : above.toReversed();
    return { ...item, nombre, categoria };
  });
}

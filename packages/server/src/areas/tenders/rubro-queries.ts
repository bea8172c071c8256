import type { CountedRubro, RubroQuery } from '@pliego/contract/areas/tender-query';
import { foldText } from '@pliego/contract/rules/fold-text';
import { rubroSegments } from '@pliego/contract/rules/rubros';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { allOf, conditionsOf, rubroCondition } from './filter-queries.ts';
import { literally, searchOf } from './search-queries.ts';

/** What a search in the tree shows. */
const shownFound = 40;
/** Rubros that a search in the tree counts; a text that says nothing fits thousands. */
const countedFound = 400;

interface RubroCount {
  code: string;
  n: number;
}

/** How many tenders there are of each rubro that `wanted` holds of, a condition on `r.code`. */
function countRubros(tx: Tx, where: SQL, wanted: SQL): Promise<RubroCount[]> {
  return rowsOf<RubroCount>(
    tx,
    sql`select r.code, count(*) as n
      from (select ${tenders.rubros} as rubros from ${tenders} where ${where}) as matching,
        unnest(matching.rubros) as r(code)
      where ${wanted} group by 1 order by 2 desc, 1`,
  );
}

/** The names of some rubros: of segments our own, of others the operator's or what tenders say. */
async function rubroNames(tx: Tx, codes: readonly string[]): Promise<Map<string, string | null>> {
  const asked = codes.map((code) => ({ code, full: code.padEnd(8, '0') }));
  const rows = await rowsOf<{ code: string; name: string | null }>(
    tx,
    sql`select a.code, coalesce(r.name, n.name) as name
      from json_to_recordset(${JSON.stringify(asked)}::json) as a("code" text, "full" text)
      left join reference_codes r on r.scheme = 'UNSPSC' and r.code = a.full
      left join rubro_names n on n.code = a.code`,
  );
  return new Map(rows.map(({ code, name }) => [code, rubroSegments[code] ?? name]));
}

/** Some rubros with their names, for those that were chosen. */
export async function namedRubros(tx: Tx, codes: readonly string[]) {
  const names = await rubroNames(tx, codes);
  return { datos: codes.map((codigo) => ({ codigo, nombre: names.get(codigo) ?? null })) };
}

/** Rubros of any level whose name has all words of a text, or whose code begins with it. */
async function rubrosNamed(tx: Tx, text: string): Promise<string[]> {
  const words = foldText(text).split(' ');
  const isCode = /^\d{2,8}$/.test(text.trim());
  const named = words.map((word) => sql`name_key like ${`%${literally(word)}%`}`);
  const condition = isCode ? sql`code like ${`${text.trim()}%`}` : sql.join(named, sql` and `);
  const rows = await rowsOf<{ code: string }>(
    tx,
    sql`select code from rubro_names where ${condition} order by length(code), code limit ${countedFound}`,
  );
  const segments = Object.entries(rubroSegments).flatMap(([code, name]) => {
    const key = foldText(name);
    const fits = isCode ? code === text.trim() : words.every((word) => key.includes(word));
    return fits ? [code] : [];
  });
  return [...new Set([...segments, ...rows.map(({ code }) => code)])];
}

async function foundRubros(tx: Tx, text: string, where: SQL): Promise<RubroCount[]> {
  const codes = await rubrosNamed(tx, text);
  if (codes.length === 0) return [];
  const within = and(where, rubroCondition(codes)) ?? where;
  const wanted = sql`r.code = any (${`{${codes.join(',')}}`}::text[])`;
  return (await countRubros(tx, within, wanted)).slice(0, shownFound);
}

/** A level of the tree of rubros, or what a text finds in it, counted under all other filters. */
export async function countedRubros(
  tx: Tx,
  query: RubroQuery,
  caller: Caller,
  now: Date,
): Promise<{ datos: CountedRubro[] }> {
  const { bajo, buscar = '', ...filter } = query;
  const conditions = conditionsOf(filter, searchOf(filter.q), caller, now);
  const where = allOf(conditions, ['rubro']);
  const below = bajo ?? '';
  const level = sql`length(r.code) = ${below.length + 2} and r.code like ${`${below}%`}`;
  const counted =
    buscar.trim() === ''
      ? await countRubros(
          tx,
          bajo === undefined ? where : (and(where, rubroCondition([bajo])) ?? where),
          level,
        )
      : await foundRubros(tx, buscar, where);
  const names = await rubroNames(
    tx,
    counted.map(({ code }) => code),
  );
  const datos = counted.map(({ code, n }) => ({
    codigo: code,
    nombre: names.get(code) ?? null,
    cantidad: n,
  }));
  return { datos };
}

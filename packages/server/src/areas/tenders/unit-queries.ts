import type { CountedUnit, UnitQuery } from '@pliego/contract/areas/tender-query';
import { foldText } from '@pliego/contract/rules/fold-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { allOf, conditionsOf, hasUnit, unitCondition, unitOf } from './filter-queries.ts';
import { searchOf } from './search-queries.ts';

/** Units that the filter shows at once. */
const shown = 20;

/**
 * The units of the tenders that match. Sources write the name of a unit in several ways; which is shown must not
 * depend on the order of rows.
 */
function unitsOf(tx: Tx, where: SQL): Promise<CountedUnit[]> {
  return rowsOf<CountedUnit>(
    tx,
    sql`select units.code::integer as unidad, units.name as nombre, units.n as cantidad,
        (select name from visible_buyers where id = units.buyer_id) as comprador
      from (select ${unitOf} as code, max(${tenders.buyerUnit}) as name, max(${tenders.buyerId}) as buyer_id,
          count(*)::integer as n
        from ${tenders} where ${hasUnit} and ${unitOf} ~ '^[1-9][0-9]{0,8}$' and ${where} group by 1) as units
      order by units.n desc, 1`,
  );
}

/** The units with most tenders, or those that a text finds, counted under all other filters. */
export async function countedUnits(
  tx: Tx,
  { buscar = '', ...filter }: UnitQuery,
  caller: Caller,
  now: Date,
): Promise<CountedUnit[]> {
  const others = allOf(conditionsOf(filter, searchOf(filter.q), caller, now), ['unidad']);
  const words = foldText(buscar).split(/\s+/).filter(Boolean);
  const found = (await unitsOf(tx, others)).filter(({ unidad, nombre, comprador }) => {
    const text = foldText([unidad, nombre, comprador].join(' '));
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, shown);
}

/** Some units with their names. */
export async function namedUnits(
  tx: Tx,
  units: readonly number[],
): Promise<Omit<CountedUnit, 'cantidad'>[]> {
  if (units.length === 0) return [];
  const named = await unitsOf(tx, unitCondition(units));
  return named.map(({ unidad, nombre, comprador }) => ({ unidad, nombre, comprador }));
}

import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Numbers as one parameter, however many there are: for `= any (…)`. */
export const idList = (ids: Iterable<number>): SQL => sql`${`{${[...ids].join(',')}}`}::integer[]`;

/**
 * `select` of many rows that travel as one JSON parameter: a statement with thousands of parameters
 * costs more in naming them than in storing them. `rows` are keyed by the table's property names;
 * `given` lists those present, and `computed` replaces how a column is made (its JSON is then text).
 */
export function recordset<T extends PgTable>(
  table: T,
  given: readonly (keyof T['_']['columns'] & string)[],
  rows: readonly object[],
  computed: Partial<Record<string, (text: SQL) => SQL>> = {},
): { columns: SQL; select: SQL } {
  const all = getTableColumns(table);
  const of = given.flatMap((property) => {
    const column = all[property];
    return column === undefined ? [] : [{ property, column }];
  });
  const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
  const definition = list(
    of.map(({ property, column }) => {
      const type = computed[property] === undefined ? column.getSQLType() : 'text';
      return sql`${sql.identifier(property)} ${sql.raw(type)}`;
    }),
  );
  const values = list(
    of.map(({ property }) => {
      const value = sql`r.${sql.identifier(property)}`;
      return computed[property]?.(value) ?? value;
    }),
  );
  return {
    columns: list(of.map(({ column }) => sql`${sql.identifier(column.name)}`)),
    select: sql`select ${values} from json_to_recordset(${JSON.stringify(rows)}::json) as r(${definition})`,
  };
}

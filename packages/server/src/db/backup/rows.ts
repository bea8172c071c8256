import type { OwnerQuery } from '../database.ts';
import { quoted, type TableShape } from './catalogue.ts';

/** Rows read at a time: what a backup holds in memory. */
const rowsAtOnce = 200;

/** A row of files may have the largest that anybody may upload, which is written with two letters a byte. */
const fetchSize = ({ columns }: TableShape): number =>
  columns.some(({ type }) => type === 'bytea') ? 1 : rowsAtOnce;

/**
 * The rows of a table, some at a time, each a JSON list of its values as PostgreSQL writes them: the one form
 * from which any type is restored unchanged, with null and JSON's null distinct.
 */
export async function* readRows(query: OwnerQuery, shape: TableShape): AsyncGenerator<string[]> {
  const { name, columns } = shape;
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await query(
    `declare backup_rows no scroll cursor for
      select array_to_json(array[${values}]::text[])::text as line from public.${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await query(`fetch ${fetchSize(shape)} from backup_rows`);
    if (rows.length === 0) break;
    yield (rows as { line: string }[]).map(({ line }) => line);
  }
  await query('close backup_rows');
}

/** Writes rows that `readRows` has read. `columns` are those of the rows, with the types they have here. */
export async function writeRows(
  query: OwnerQuery,
  { name, columns }: TableShape,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await query(
    `insert into public.${quoted(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) as line`,
    [`[${lines.join(',')}]`],
  );
}

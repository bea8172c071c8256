import { sql } from 'drizzle-orm';
import { quoted } from '#server/db/backup/catalogue.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';

/** What a company may read of a table: the database decides, so that a new table is in the export from the start. */
export interface ExportedTable {
  name: string;
  columns: string[];
  /** By which its rows are read a page at a time. */
  key: { name: string; type: string }[];
  ofCompany: boolean;
}

export type ExportedRow = Record<string, unknown>;

/** What is of no use outside, and might open something: hashes of secrets and what is sealed. */
const secretColumn = '(hash|secret|sealed|token|ticket|password)';
/** Contents come as files; sample data is nobody's; the rest is where jobs go on, and what public files were refused. */
const leftOut = [
  'file_contents',
  'company_logos',
  'export_pieces',
  'sample_collections',
  'sample_rows',
  'connector_queue',
  'watch_states',
  'import_rejections',
];
/** Rows that are read and sent together. */
const pageSize = 500;

/** The tables of which a company reads its own rows alone, with what it may read of them. */
export function exportedTables(tx: Tx): Promise<ExportedTable[]> {
  return rowsOf<ExportedTable>(
    tx,
    sql`select c.relname::text as name,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')
          and a.atttypid <> 'bytea'::regtype and a.attname !~ ${secretColumn}) as columns,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
          from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k(number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary) as key,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as "ofCompany"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and c.relname <> all (array(select json_array_elements_text(${JSON.stringify(leftOut)}::json)))
        and has_any_column_privilege(c.oid, 'select')
      order by 1`,
  ).then((tables) => tables.filter(({ columns, key }) => columns !== null && key !== null));
}

const listed = (names: readonly string[]) => sql.raw(names.map(quoted).join(', '));

/** A page of a table after a row. What belongs to nobody in particular is left out. */
export function pageAfter(
  tx: Tx,
  { name, columns, key, ofCompany }: ExportedTable,
  last: ExportedRow | null,
): Promise<ExportedRow[]> {
  const keys = key.map((part) => part.name);
  const values = key.map((part) => sql`${String(last?.[part.name])}::text::${sql.raw(part.type)}`);
  const after = last === null ? sql`true` : sql`(${listed(keys)}) > (${sql.join(values, sql`, `)})`;
  const own = ofCompany ? sql`company_id = current_company()` : sql`true`;
  return rowsOf<{ row: ExportedRow }>(
    tx,
    sql`select row_to_json(r) as row from (
      select ${listed([...new Set([...keys, ...columns])])} from ${sql.raw(quoted(name))}
      where ${own} and ${after} order by ${listed(keys)} limit ${pageSize}) r`,
  ).then((rows) => rows.map(({ row }) => row));
}

export interface ExportedFile {
  id: number;
  sha256: string;
  name: string;
  version: number;
  bytes: number;
  code: string;
}

/** The files of expedientes, a page at a time; of each its version and the code of its tender. */
export function filesAfter(tx: Tx, last: number): Promise<ExportedFile[]> {
  return rowsOf<ExportedFile>(
    tx,
    sql`select f.id, f.sha256, f.name, f.version, f.byte_count as bytes, coalesce(t.code, f.tender_id::text) as code
      from tender_files f left join visible_tenders t on t.id = f.tender_id
      where f.company_id = current_company() and f.id > ${last} order by f.id limit ${pageSize}`,
  );
}

/** The tenders that the company works on, or knows from its own files, as they are shown. */
export function tendersAfter(tx: Tx, last: number): Promise<ExportedRow[]> {
  return rowsOf<{ row: ExportedRow }>(
    tx,
    sql`select row_to_json(r) as row from (
      select t.id, t.source, t.code, t.title, t.description, t.type, t.state_code, t.state_text, t.state_class,
        b.name as buyer, b.tax_id as buyer_tax_id, t.currency, t.amount, t.published_at, t.closes_at, t.milestones,
        t.terms, t.items, t.lots, t.award, t.orders, t.documents, t.url
      from visible_tenders t left join visible_buyers b on b.id = t.buyer_id
      where t.id > ${last} and (t.company_id is not null or exists (
        select from tender_work w where w.company_id = current_company() and w.tender_id = t.id))
      order by t.id limit ${pageSize}) r`,
  ).then((rows) => rows.map(({ row }) => row));
}

import { tidyFileName } from '#server/areas/attachments/file-name.ts';
import { logoOf } from '#server/areas/company/queries.ts';
import { fileContent } from '#server/areas/attachments/queries.ts';
import type { CompanyScope, Database, Tx } from '#server/db/database.ts';
import { csvOf } from '#server/texts/csv.ts';
import {
  exportedTables,
  type ExportedFile,
  type ExportedRow,
  filesAfter,
  pageAfter,
  tendersAfter,
} from './export-queries.ts';
import { exportedName } from './exported-names.ts';
import type { ZipEntry } from './zip-stream.ts';

/*
 * Everything that a company has, file by file. Each page of rows is a transaction of its own, since an embedded database
 * answers nobody else meanwhile, and a download may take minutes; so what changes meanwhile may be in one file and not in another.
 */

type Reading = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Pages = (last: ExportedRow | null) => Promise<ExportedRow[]>;

interface Counted {
  path: string;
  what: string;
  rows: number;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

async function* pagesOf(pages: Pages): AsyncGenerator<ExportedRow[]> {
  let last: ExportedRow | null = null;
  for (;;) {
    const rows: ExportedRow[] = await pages(last);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    yield rows;
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function* jsonOf(pages: Pages, count: (rows: number) => void): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const rows of pagesOf(pages)) {
    count(rows.length);
    yield bytesOf(before + rows.map((row) => JSON.stringify(row)).join(',\n'));
    before = ',\n';
  }
  yield bytesOf('\n]\n');
}

async function* csvTextOf(pages: Pages): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const rows of pagesOf(pages)) {
    const columns = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => columns.map((column) => cell(row[column])));
    // Later pages have neither a header nor the mark with which a file begins.
    yield bytesOf(isFirst ? csvOf([columns, ...lines]) : csvOf(lines).slice(1));
    isFirst = false;
  }
}

/** A table twice: as JSON, which keeps every type, and as CSV, which a spreadsheet opens. */
async function* tableEntries(
  name: string,
  pages: Pages,
  index: Counted[],
): AsyncGenerator<ZipEntry> {
  const { file, what } = exportedName(name);
  const counted: Counted = { path: `datos/${file}.json`, what, rows: 0 };
  index.push(counted);
  // What is empty is in the index alone.
  if ((await pages(null)).length === 0) return;
  const count = (rows: number) => {
    counted.rows += rows;
  };
  yield { path: counted.path, isStored: false, chunks: jsonOf(pages, count) };
  yield { path: `datos/${file}.csv`, isStored: false, chunks: csvTextOf(pages) };
}

/** Where a file is in the archive: no two have one place, and none is outside of it. */
function placeOf({ id, code, version, name }: ExportedFile): string {
  const folder = code.replaceAll(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 80);
  const safe = tidyFileName(name).replaceAll(/[<>:"|?*]/g, '_');
  return `adjuntos/${folder}/${id}-v${version}-${safe}`;
}

async function* fileEntries(
  reading: Reading,
  companyId: number,
  places: string[][],
): AsyncGenerator<ZipEntry> {
  let last = 0;
  for (;;) {
    const files = await reading((tx) => filesAfter(tx, last));
    if (files.length === 0) return;
    for (const file of files) {
      last = file.id;
      const content = await reading((tx) => fileContent(tx, companyId, file.sha256));
      // Deleted since its row was read.
      if (content === undefined) continue;
      const path = placeOf(file);
      places.push([
        path,
        file.code,
        file.name,
        String(file.version),
        String(file.bytes),
        file.sha256,
      ]);
      yield { path, isStored: true, chunks: [content] };
    }
  }
}

const readme = (company: string, madeAt: Date): string =>
  [
    `Exportación de ${company}`,
    `Hecha el ${madeAt.toISOString()}`,
    '',
    'datos/         cada tabla en JSON y en CSV (punto y coma, UTF-8)',
    'adjuntos/      los archivos de cada licitación, con todas sus versiones',
    'indice.csv     qué hay en cada archivo de datos, y cuántas filas',
    'adjuntos.csv   a qué licitación corresponde cada adjunto, y su huella SHA-256',
    '',
    'Los instantes están en ISO 8601. Las contraseñas, llaves, tickets y direcciones secretas no se exportan.',
    'Contiene datos personales: guárdala como tal y bórrala cuando ya no la necesites (Ley 21.719).',
    '',
  ].join('\r\n');

/** Everything of a company, as the files of an archive. */
export async function* companyEntries(
  database: Database,
  scope: CompanyScope,
  company: string,
  madeAt: Date,
): AsyncGenerator<ZipEntry> {
  const reading: Reading = (work) => database.read(scope, work);
  const text = (path: string, content: string): ZipEntry => {
    return { path, isStored: false, chunks: [bytesOf(content)] };
  };
  yield text('LEEME.txt', readme(company, madeAt));
  const index: Counted[] = [];
  for (const table of await reading(exportedTables)) {
    yield* tableEntries(table.name, (last) => reading((tx) => pageAfter(tx, table, last)), index);
  }
  yield* tableEntries(
    'licitaciones',
    (last) => reading((tx) => tendersAfter(tx, Number(last?.['id'] ?? 0))),
    index,
  );
  const logo = await reading((tx) => logoOf(tx, scope.companyId));
  if (logo !== undefined) yield { path: 'logo', isStored: true, chunks: [logo.content] };
  const places: string[][] = [];
  yield* fileEntries(reading, scope.companyId, places);
  const rows = index.map(({ path, what, rows: many }) => [path, what, many]);
  yield text('indice.csv', csvOf([['archivo', 'qué es', 'filas'], ...rows]));
  const header = ['ruta', 'licitacion', 'nombre', 'version', 'bytes', 'sha256'];
  yield text('adjuntos.csv', csvOf([header, ...places]));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AjvDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import {
  describeServer,
  problemIn,
  publicUrl,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const code = '8302-1-LE26';
const title = '=HYPERLINK("http://malo.test";"Gana") ; "comillas"\nsegunda línea \u{1f680}';
const person = '12.345.678-5';

async function ingest(server: TestServer): Promise<void> {
  const tender = aTender({
    code,
    title,
    amount: 1_234_567.5,
    stateCode: 8,
    closesAt: '2026-12-01T15:00:00',
  });
  const award = {
    Correlativo: 1,
    CodigoProducto: 44_101_700,
    NombreProducto: 'Papel',
    Cantidad: 3,
    Adjudicacion: {
      NombreProveedor: 'Rosa Soto',
      RutProveedor: person,
      Cantidad: 1,
      MontoUnitario: 10,
    },
  };
  const payload = { ...tender.payload, Items: { Cantidad: 1, Listado: [award] } };
  await ingestBatch(server.database, [hashed({ ...tender, payload })], {
    runId: null,
    readAt: fixtureNow,
    companyId: null,
  });
}

const exported = (visitor: Visitor, query: string) =>
  visitor.send('GET', `/api/licitaciones/exportar?${query}`);

type CsvRow = Record<string, string>;

async function csvRows(visitor: Visitor, query = ''): Promise<CsvRow[]> {
  const bytes = Buffer.from(await (await exported(visitor, `formato=csv&${query}`)).arrayBuffer());
  return parse(bytes, { bom: true, delimiter: ';', columns: true, record_delimiter: '\r\n' });
}

async function sheetOf(visitor: Visitor, query: string): Promise<ExcelJS.Worksheet> {
  const response = await exported(visitor, `formato=xlsx&${query}`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('The workbook has no sheet');
  return sheet;
}

/** The cells of a row by their headers. */
function cellsOf(sheet: ExcelJS.Worksheet, row: number): Record<string, ExcelJS.Cell> {
  const head = sheet.getRow(1);
  const names = Array.from({ length: sheet.columnCount }, (_, at) => head.getCell(at + 1).text);
  return Object.fromEntries(names.map((name, at) => [name, sheet.getRow(row).getCell(at + 1)]));
}

/** The schemas of OCDS 1.1.5, as published, beside the repository; they are not part of it. */
const schemas =
  process.env['PLIEGO_SHARED_DATA'] ??
  fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(join(schemas, 'reference/ocds-1.1.5', `${name}-schema.json`), 'utf8'));
const hasSchemas = existsSync(join(schemas, 'reference/ocds-1.1.5'));

interface Organisation {
  name: string;
  roles: string[];
  identifier?: { id: string };
}
interface Package {
  records: { ocid: string; compiledRelease: { tender: object; parties: Organisation[] } }[];
}

async function packageOf(visitor: Visitor, query: string): Promise<Package> {
  return (await (await exported(visitor, `formato=ocds&${query}`)).json()) as Package;
}

describeServer('the export of a list', (server) => {
  let id = 0;

  beforeAll(async () => {
    server.setNow(fixtureNow);
    await ingest(server);
    const editor = await server.as('editor');
    const found = await editor.client.tenders.list({ query: { q: code } });
    id = found.datos[0]?.id ?? 0;
    await editor.client.tenders.setTags({ params: { id }, body: [tagIds.urgente] });
    await editor.client.tenders.assign({ params: { id }, body: { Usuario: people.author.id } });
    await editor.client.work.update({ params: { id }, body: { probabilidad: 60 } });
  });

  it('is CSV that a reader of CSV reads back, with all rows in the order of the list', async () => {
    const editor = await server.as('editor');
    const query = { vista: 'todas', sort: 'nombre' } as const;
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await editor.client.tenders.list({ query: { ...query, limit: 20, cursor } });
      codes.push(...page.datos.map(({ codigo }) => codigo));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    const rows = await csvRows(editor, 'vista=todas&sort=nombre');
    expect(codes.length).toBeGreaterThan(40);
    expect(rows.map((row) => row['Código'])).toEqual(codes);
  });

  it('says its name and how many tenders it has before the first byte', async () => {
    const response = await exported(await server.as('editor'), `formato=csv&ids=${id}`);
    expect(response.headers.get('content-disposition')).toContain('licitaciones-2026-11-20.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('x-filas')).toBe('1');
    // As bytes: reading it as text drops the mark.
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('utf8').startsWith('\u{feff}"Código";')).toBe(true);
  });

  it('writes formulas as text, amounts with a comma and dates twice, with the work of the company', async () => {
    const [row] = await csvRows(await server.as('editor'), `ids=${id}`);
    expect(row).toMatchObject({
      Nombre: `'${title}`,
      Monto: '1234567,5',
      'Cierre (Santiago)': '2026-12-01 15:00',
      'Cierre (ISO 8601)': '2026-12-01T18:00:00.000Z',
      Responsable: people.author.fullName,
      Etiquetas: 'Urgente',
      Etapa: 'Detectada',
      'La sigo': '',
      'En Pliego': `${publicUrl}/licitaciones/${id}`,
    });
  });

  it('has the columns that are asked for, in their order', async () => {
    const [row = {}] = await csvRows(
      await server.as('editor'),
      `ids=${id}&columnas=monto,nombre,codigo`,
    );
    expect(Object.keys(row)).toEqual(['Monto', 'Nombre', 'Código']);
  });

  it('is a workbook with typed cells, links, a frozen header and a filter', async () => {
    const sheet = await sheetOf(await server.as('editor'), `ids=${id}`);
    const cells = cellsOf(sheet, 2);
    expect(sheet.rowCount).toBe(2);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe(`A1:AN2`);
    expect(cells['Nombre']?.value).toBe(title);
    expect(cells['Monto']?.value).toBe(1_234_567.5);
    expect(cells['Monto']?.numFmt).toBe('#,##0.0###');
    expect(cells['Probabilidad (%)']).toMatchObject({ value: 60, numFmt: '#,##0' });
    // A sheet has no zones: it shows the clock of Santiago.
    expect(cells['Cierre']?.value).toEqual(new Date('2026-12-01T15:00:00.000Z'));
    expect(cells['Cierre']?.numFmt).toContain('hh:mm');
    expect(cells['Código']?.value).toEqual({
      formula: `HYPERLINK("${publicUrl}/licitaciones/${id}","${code}")`,
      result: code,
    });
    expect(sheet.getColumn(2).width).toBeGreaterThan(40);
  });

  it('has every row of a long list in a workbook', async () => {
    const editor = await server.as('editor');
    const rows = await csvRows(editor, 'vista=todas');
    const sheet = await sheetOf(editor, 'vista=todas');
    const codes = rows.map((_, at) => cellsOf(sheet, at + 2)['Código']?.text);
    expect(sheet.rowCount).toBe(rows.length + 1);
    expect(codes).toEqual(rows.map((row) => row['Código']));
  });

  it.runIf(hasSchemas)('is a record package that the published schema accepts', async () => {
    const ajv = new AjvDraft4({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const name of ['release', 'versioned-release-validation']) {
      const file = `https://standard.open-contracting.org/schema/1__1__5/${name}-schema.json`;
      ajv.addSchema(schemaOf(name), file);
    }
    const validate = ajv.compile(schemaOf('record-package'));
    const whole = await packageOf(await server.as('editor'), 'vista=todas');
    validate(whole);
    expect(validate.errors ?? []).toEqual([]);
    expect(whole.records.length).toBeGreaterThan(40);
    const { records } = await packageOf(await server.as('editor'), `ids=${id}`);
    expect(records[0]?.ocid).toBe(`ocds-70d2nz-${code}`);
    expect(records[0]?.compiledRelease.tender).toMatchObject({
      id: code,
      status: 'complete',
      value: { amount: 1_234_567.5, currency: 'CLP' },
      tenderPeriod: { endDate: '2026-12-01T18:00:00.000Z' },
    });
  });

  it('masks the RUT of a natural person for whom it is hidden', async () => {
    const rutFor = async (who: 'admin' | 'subscriber') => {
      const { records } = await packageOf(await server.as(who), `ids=${id}`);
      const parties = records[0]?.compiledRelease.parties ?? [];
      return parties.find(({ roles }) => roles.includes('supplier'))?.identifier?.id;
    };
    expect(await rutFor('admin')).toContain('678-5');
    expect(await rutFor('admin')).not.toContain('•');
    expect(await rutFor('subscriber')).toBe('••.•••.678-5');
  });

  it('leaves out what is kept to a team, for everybody else', async () => {
    const editor = await server.as('editor');
    const codesFor = async (who: 'author' | 'subscriber') =>
      (await csvRows(await server.as(who), 'vista=todas')).map((row) => row['Código']);
    const { update } = (await server.as('admin')).client.work;
    await update({ params: { id }, body: { restringida: true } });
    expect(await codesFor('author')).toContain(code);
    expect(await codesFor('subscriber')).not.toContain(code);
    await update({ params: { id }, body: { restringida: false } });
    expect((await csvRows(editor, `ids=${id}`)).length).toBe(1);
  });

  it('is written down in the audit, once for each file', async () => {
    const admin = await server.as('admin');
    const count = async () => {
      const { datos } = await admin.client.audit.list({ query: { clase: ['exportaciones'] } });
      return datos.filter(({ que }) => que.params?.['lista'] === 'licitaciones').length;
    };
    const before = await count();
    await (await exported(admin, 'formato=csv&region=13')).text();
    expect(await count()).toBe(before + 1);
  });

  it('finds with the words of the search, the very code first', async () => {
    const rows = await csvRows(await server.as('editor'), 'q=1057461-4-LP26');
    expect(rows[0]?.['Código']).toBe('1057461-4-LP26');
    expect(rows.length).toBeGreaterThan(1);
  });

  it('refuses an unknown format, and an empty package, in words', async () => {
    const editor = await server.as('editor');
    const wrong = await problemIn(exported(editor, 'formato=docx'));
    expect(wrong.fieldErrors?.['formato']).toMatchObject({ code: 'formato-de-exportacion' });
    const empty = await problemIn(exported(editor, 'formato=ocds&q=palabraqueno'));
    expect([empty.status, empty.motivo?.code]).toEqual([422, 'exportacion-vacia']);
    expect(await csvRows(editor, 'q=palabraqueno')).toEqual([]);
  });
});

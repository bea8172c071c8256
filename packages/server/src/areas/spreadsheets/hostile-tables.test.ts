import { gzipSync } from 'node:zlib';
import { inlineCell, workbook } from '@pliego/sources/testing/workbook';
import { afterEach, expect, it } from 'vitest';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const headers = { 'content-type': 'application/octet-stream' };
const previews = ['/api/fuentes/planillas', '/api/productos/importaciones'];
const teamSheet = '/api/licitaciones/planilla/lectura';
const all = [...previews, teamSheet];

/** More than any answer about the beginning of a table has to hold. */
const largestAnswer = 256 * 1024;

const send = (visitor: Visitor, path: string, body: Uint8Array<ArrayBuffer>) =>
  visitor.send('POST', `${path}?nombre=mala.csv.gz`, { body, headers });

interface Noticed {
  linea: number | null;
  mensaje: { code: string };
}

/** What an answer of any of the three says of what was not read. */
async function noticesOf(response: Response): Promise<Noticed[]> {
  const text = await response.text();
  expect(text.length).toBeLessThan(largestAnswer);
  const { avisos, vista } = JSON.parse(text) as {
    avisos?: Noticed[];
    vista?: { avisos: Noticed[] };
  };
  return avisos ?? vista?.avisos ?? [];
}

/** Of a refusal its reason, else the notices of the answer. */
async function codesOf(response: Response): Promise<(string | undefined)[]> {
  if (response.status >= 400) return [(await problemIn(response)).motivo?.code];
  return (await noticesOf(response)).map(({ mensaje }) => mensaje.code);
}

/** A quote that is never closed, and then rows of another number of columns. */
const unreadable = (rows: number) => gzipSync(`"x y z\n${'abc;def;ghi\n'.repeat(rows)}`);
/** A table, and then rows without anything in them. */
const blank = (rows: number) =>
  gzipSync(`Código;Etapa\r\n1-1-LE26;Ganada\r\n${';  \r\n'.repeat(rows)}`);

describeServer('a table that was made to do harm', (server) => {
  afterEach(() => {
    server.stepMs = 0;
    server.setNow(fixtureNow);
  });

  it.each(all)('is answered at %s with the first rows that cannot be read', async (path) => {
    const notices = await noticesOf(await send(await server.as('admin'), path, unreadable(1_000)));
    expect(notices.filter(({ linea }) => linea !== null).length).toBeLessThanOrEqual(20);
    expect(notices.at(-1)).toMatchObject({
      linea: null,
      mensaje: { code: 'filas-ilegibles-de-mas' },
    });
  });

  it.each(previews)('is not read at %s beyond so many of them', async (path) => {
    const answer = await send(await server.as('admin'), path, unreadable(300_000));
    expect(await noticesOf(answer)).toHaveLength(21);
  });

  it('counts them where all of it is wanted', async () => {
    const answer = await send(await server.as('admin'), teamSheet, unreadable(300_000));
    expect(await codesOf(answer)).toEqual(['planilla-de-muchas-filas']);
  });

  it.each(previews)('is not read at %s beyond blank rows without an end', async (path) => {
    const answer = await send(await server.as('admin'), path, blank(6_000_000));
    expect(answer.status).toBe(201);
    expect(await codesOf(answer)).toEqual(['vista-del-comienzo']);
  });

  it('is refused where all of it is wanted, with the line from which there is nothing', async () => {
    const answer = send(await server.as('admin'), teamSheet, blank(6_000_000));
    expect(await problemIn(answer)).toMatchObject({
      code: 'demasiado-grande',
      motivo: { code: 'tabla-sin-mas-filas', params: { linea: 2, megas: 8 } },
    });
  });

  it.each([...previews.map((path) => [path, 'vista-del-comienzo']), [teamSheet, 'lectura-larga']])(
    'does not hold the request at %s for longer than somebody waits',
    async (path, code) => {
      const visitor = await server.as('admin');
      server.stepMs = 200;
      expect(await codesOf(await send(visitor, path, blank(1_200_000)))).toEqual([code]);
    },
  );

  it.each(all)('is not answered at %s with all the text that its cells repeat', async (path) => {
    const names = Array.from({ length: 290 }, (_, at) => inlineCell(`Columna ${at}`));
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(290)}</row>`;
    const rows = `<row>${names.join('')}</row>${row.repeat(1_000)}`;
    const strings = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const body = workbook([{ name: 'Hoja1', rows }], { 'xl/sharedStrings.xml': strings });
    const answer = await send(await server.as('admin'), path, new Uint8Array(body));
    expect((await answer.text()).length).toBeLessThan(4 * 1024 ** 2);
  });
});

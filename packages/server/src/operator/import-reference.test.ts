import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { importReference, type ReferenceEvent } from './import-reference.ts';

/** Real files of public classifications, beside the repository; they are not part of it. */
const shared =
  process.env['PLIEGO_SHARED_DATA'] ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const reference = join(shared, 'reference');
const reason = existsSync(reference) ? null : 'no están los datos reales, PLIEGO_SHARED_DATA';

const folder = mkdtempSync(join(tmpdir(), 'pliego-referencia-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unspsc = [
  'idproducto_onu;nombreproducto_onu;id_nivel3;nombre_nivel3;nombre_nivel2;nombre_nivel1',
  '91101501;Escoba de prueba;91101500;Barrido de prueba;Aseo de prueba;Servicios de prueba',
  '91101502;Pala de prueba;91101500;Barrido de prueba;Aseo de prueba;Servicios de prueba',
  'sin código;Nada;;;;',
].join('\n');
const cpv = ['codigo,descripcion', '77000000-0,Faenas de prueba', '77100000-1,Poda de prueba'].join(
  '\n',
);

async function importPath(server: TestServer, path: string): Promise<ReferenceEvent[]> {
  const events: ReferenceEvent[] = [];
  await importReference({ database: server.database }, [path], (event) => events.push(event));
  return events;
}

/** A tender whose lines have codes and no names, and its page's lines. */
async function linesOf(server: TestServer, code: string, codes: number[]) {
  const tender = aTender({ code });
  const lines = codes.map((CodigoProducto, at) => ({
    Correlativo: at + 1,
    CodigoProducto,
    Cantidad: 1,
    Adjudicacion: null,
  }));
  const payload = { ...tender.payload, Items: { Cantidad: lines.length, Listado: lines } };
  const readAt = server.now().toISOString();
  await ingestBatch(server.database, [hashed({ ...tender, payload })], {
    runId: null,
    companyId: null,
    readAt,
  });
  const { client } = await server.as('subscriber');
  const { datos } = await client.tenders.list({ query: { q: code } });
  const { items } = await client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
  return items.map(({ codigo, nombre, categoria }) => [codigo, nombre, categoria]);
}

describeServer('the names of codes', (server) => {
  it('are not needed', async () => {
    expect(await linesOf(server, '840-1-LE26', [91_101_501])).toEqual([['91101501', null, []]]);
  });

  it('are imported from a folder, once', async () => {
    writeFileSync(join(folder, 'cpv.csv'), cpv);
    writeFileSync(join(folder, 'otra.csv'), 'uno,dos\n1,2\n');
    writeFileSync(join(folder, 'rubros.csv'), `\u{feff}${unspsc}`);
    const [first, other, products] = await importPath(server, folder);
    expect(first).toMatchObject({ codes: { added: 2, changed: 0, unchanged: 0 }, withoutCode: 0 });
    expect(other).toMatchObject({ kind: 'failed', error: [{ code: 'no-es-tabla-de-nombres' }] });
    expect(products).toMatchObject({
      name: 'rubros.csv',
      rows: 3,
      withoutCode: 1,
      codes: { added: 5, changed: 0, unchanged: 0 },
    });
    const [, , again] = await importPath(server, folder);
    expect(again).toMatchObject({ codes: { added: 0, changed: 0, unchanged: 5 } });
    writeFileSync(join(folder, 'rubros.csv'), unspsc.replace('Pala', 'Rastrillo'));
    const [, , changed] = await importPath(server, folder);
    expect(changed).toMatchObject({ codes: { added: 0, changed: 1, unchanged: 4 } });
  });

  it('name the lines of which a source gave only the code, by the closest level', async () => {
    const above = ['Servicios de prueba', 'Aseo de prueba'];
    expect(await linesOf(server, '840-2-LE26', [91_101_501, 91_101_599, 12_345_678])).toEqual([
      ['91101501', 'Escoba de prueba', [...above, 'Barrido de prueba']],
      ['91101599', 'Barrido de prueba', above],
      ['12345678', null, []],
    ]);
  });

  it('report a missing path', async () => {
    const [event] = await importPath(server, join(folder, 'nada'));
    expect(event).toMatchObject({ kind: 'failed', error: [{ code: 'ruta-ilegible' }] });
  });
});

describeServer(
  'the real tables of names',
  (server) => {
    it('are read whole', async () => {
      const events = [
        ...(await importPath(server, join(reference, 'unspsc-es', 'Rubros.csv'))),
        ...(await importPath(server, join(reference, 'cpv-es', 'cpv_es.csv'))),
      ];
      expect(events).toMatchObject([
        { rows: 18_834, withoutCode: 0, codes: { added: 21_283 } },
        { rows: 9_454, withoutCode: 0, codes: { added: 9_454 } },
      ]);
    });
  },
  reason,
);

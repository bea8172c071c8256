import { importQuota, waitingQuota } from '@pliego/contract/areas/sources';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { beforeEach, expect, it } from 'vitest';
import { importRuns } from '#server/db/schema/sources.ts';
import { productImports } from '#server/db/schema/products.ts';
import { spreadsheetUploads } from '#server/db/schema/spreadsheets.ts';
import { listMapping, ownList, ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const headers = { 'content-type': 'application/octet-stream' };
const tables = '/api/fuentes/planillas';
const lists = '/api/productos/importaciones';
const day = 24 * 60 * 60_000;

const preview = {
  hoja: null,
  otrasHojas: [],
  encabezado: ['Folio'],
  lineaEncabezado: 1,
  filas: [],
  avisos: [],
};
const mapeo: SpreadsheetMapping = ownMapping;
const proposal = { columnas: [], mapeo, faltan: [] };

describeServer('the quota of tables that wait', (server) => {
  // What one test uploads waits no longer in the next.
  beforeEach(() => later(2 * day));

  const later = (ms: number) => server.setNow(new Date(server.now().getTime() + ms).toISOString());
  const scope = { companyId: 1, userId: people.admin.id };
  const common = { ...scope, fileName: 'antes.csv', storedAs: 'antes', preview };
  const addTables = (count: number, bytes: number) =>
    server.database.transaction(scope, async (tx) => {
      const expiresAt = new Date(server.now().getTime() + day);
      const row = { ...common, bytes, proposal, signature: 'x', expiresAt };
      await tx.insert(spreadsheetUploads).values(Array.from({ length: count }, () => row));
    });
  const addList = (bytes: number) =>
    server.database.transaction(scope, async (tx) => {
      const row = { ...common, bytes, mapping: listMapping, uploadedAt: server.now() };
      await tx.insert(productImports).values(row);
    });
  const send = async (path: string) => {
    const body = path === tables ? ownTable : ownList;
    return (await server.signIn('admin')).send('POST', `${path}?nombre=una.csv`, { body, headers });
  };

  it.each([tables, lists])('is of the bytes of tables and price lists, at %s', async (path) => {
    await addTables(1, waitingQuota.bytes / 2);
    await addList(waitingQuota.bytes / 2 - 10);
    expect(await problemIn(send(path))).toMatchObject({
      status: 429,
      code: 'cuota-superada',
      motivo: { code: 'cuota-de-bytes-de-planillas', params: { megas: 4096, usados: 4096 } },
    });
    // They wait for a day.
    later(day);
    expect((await send(path)).status).toBe(201);
  });

  it('is of files too, and no other company’s', async () => {
    await addTables(waitingQuota.files - 1, 1);
    const answers = await Promise.all([tables, lists, tables].map(send));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(await problemIn(send(lists))).toMatchObject({
      motivo: { code: 'cuota-de-planillas', params: { max: 1000 } },
    });
    const { client } = await server.signIn('foreign');
    const other = { query: { nombre: 'otra.csv' }, body: new Blob([ownTable]) };
    expect((await client.spreadsheets.upload(other)).archivo).toBe('otra.csv');
  });

  it('is that of imports where a table could not be imported', async () => {
    await server.database.transaction('system', async (tx) => {
      const startedAt = server.now();
      const times = { startedAt, touchedAt: startedAt };
      const run = { ...scope, fileName: 'antes.json', state: 'terminada' as const, bytes: 1 };
      const rows = Array.from({ length: importQuota.files }, () => ({ ...run, ...times }));
      await tx.insert(importRuns).values(rows);
    });
    expect((await problemIn(send(tables))).motivo?.code).toBe('cuota-de-archivos');
    expect((await send(lists)).status).toBe(201);
  });
});

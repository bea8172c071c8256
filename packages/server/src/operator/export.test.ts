import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, it } from 'vitest';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, publicUrl, type TestServer } from '#server/testing/test-server.ts';
import { type ExportEvent, exportTask } from './export.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-export-'));
const [{ taxId: rut }] = fixtureCompanies;

async function run(server: TestServer, consulta: string, name: string): Promise<ExportEvent[]> {
  const told: ExportEvent[] = [];
  const dependencies = {
    copyFiles: null,
    secretKey: null,
    version: '0',
    workerFile: new URL('file:///'),
    database: server.database,
    uploadsDir: server.uploadsDir,
    now: () => new Date(fixtureNow),
    baseUrl: () => publicUrl,
    signal: new AbortController().signal,
  };
  const archivo = join(folder, name);
  const input = { rut, formato: 'csv', consulta, archivo } as const;
  await exportTask.run(dependencies, input, (event) => told.push(event));
  return told;
}

describeServer('an export of an operator', (server) => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is a whole file, told with its rows, and is in the audit', async () => {
    const told = await run(server, 'region=11&sort=nombre', 'once.csv');
    const bytes = readFileSync(join(folder, 'once.csv'));
    const rows: string[][] = parse(bytes, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(told).toEqual([
      { kind: 'begun', rows: rows.length - 1 },
      {
        kind: 'written',
        path: join(folder, 'once.csv'),
        rows: rows.length - 1,
        bytes: bytes.byteLength,
      },
    ]);
    expect(rows.length).toBeGreaterThan(10);
    const admin = await server.as('admin');
    const { datos } = await admin.client.audit.list({ query: { clase: ['exportaciones'] } });
    expect(datos[0]).toMatchObject({ quien: null, que: { params: { lista: 'licitaciones' } } });
  });

  it('refuses what it cannot do, and leaves no file behind', async () => {
    await expect(run(server, 'regin=11', 'mala.csv')).rejects.toThrow('No entiendo la consulta');
    await expect(run(server, 'region=11', 'once.csv')).rejects.toThrow('Ya existe');
    expect(readdirSync(folder)).toEqual(['once.csv']);
  });
});

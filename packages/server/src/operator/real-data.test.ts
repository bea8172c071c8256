import type { Message } from '@pliego/contract/message';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { RunProgress } from '#server/areas/sources/commands.ts';
import { rowsOf } from '#server/db/database.ts';
import { fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { type ImportEvent, importPaths } from './import-paths.ts';

/** Real files of public sources, beside the repository; they are not part of it. */
const shared =
  process.env['PLIEGO_SHARED_DATA'] ??
  fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

const counts = ['read', 'created', 'changed', 'unchanged', 'rejected', 'repaired'] as const;
type Totals = Record<(typeof counts)[number], number>;

interface Imported {
  totals: Totals;
  /** Files that were refused or ended early, with why. */
  errors: { name: string; error: readonly Message[] }[];
  rejections: string[];
}

/** Imports folders of the real data as the command line does, and adds up its events. */
async function importFolders(server: TestServer, ...folders: string[]): Promise<Imported> {
  const totals: Totals = {
    read: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    repaired: 0,
  };
  const errors: Imported['errors'] = [];
  const rejections: string[] = [];
  let name = '';
  let last: Partial<RunProgress> = {};
  const { database } = server;
  const tell = (event: ImportEvent): void => {
    if (event.kind === 'file') [name, last] = [event.name, {}];
    if (event.kind === 'progress') last = event.progress;
    if (event.kind === 'rejection') rejections.push(event.rejection.excerpt);
    if (event.kind === 'failed') errors.push({ name: event.path, error: event.error });
    if (event.kind !== 'end') return;
    if (event.state !== 'terminada') errors.push({ name, error: event.error ?? [] });
    for (const count of counts) totals[count] += last[count] ?? 0;
  };
  const paths = folders.map((folder) => join(shared, folder));
  await importPaths({ database, now: () => server.now() }, paths, tell);
  expect(totals.read).toBe(totals.created + totals.changed + totals.unchanged + totals.rejected);
  return { totals, errors, rejections };
}

async function stored(server: TestServer) {
  const [row] = await server.database.transaction('system', (tx) =>
    rowsOf<{ tenders: number; observations: number; digest: string }>(
      tx,
      sql`select count(*) as tenders, (select count(*) from tender_observations) as observations,
        md5(string_agg(t::text, '|' order by id)) as digest from tenders t`,
    ),
  );
  if (row === undefined) throw new Error('An aggregate has one row');
  return row;
}

const isHere = existsSync(shared);
const reason = isHere ? null : 'no están los datos reales, PLIEGO_SHARED_DATA';

describeServer(
  'the real CSV of April 2025',
  (server) => {
    const folder = 'mercado-publico/licitaciones-csv-2025-04';

    it('has 15,270 records of 14,217 tenders, and none is lost', async () => {
      const { totals, errors, rejections } = await importFolders(server, folder);
      expect(errors).toEqual([]);
      expect(totals).toMatchObject({ read: 15_270, created: 14_217 });
      expect((await stored(server)).tenders - fixtureTenders.length).toBe(14_217);
      // Broken by a quote: repaired or rejected, but reported.
      expect(rejections.filter((excerpt) => excerpt.startsWith('1007793-1-L125'))).toHaveLength(1);
      expect(totals.repaired + totals.rejected).toBe(rejections.length);
    });

    it('changes nothing the second time', async () => {
      const before = await stored(server);
      const { totals, errors } = await importFolders(server, folder);
      expect(errors).toEqual([]);
      expect(totals).toMatchObject({ read: 15_270, created: 0, changed: 0 });
      expect(await stored(server)).toEqual(before);
    });

    it('is searched as people type', async () => {
      const { client } = await server.as('editor');
      const total = async (q: string) =>
        (await client.tenders.list({ query: { q, exacto: true, limit: 1 } })).total;
      const forms = await Promise.all(['adquisicion', 'adquisición', 'ADQUISICIONES'].map(total));
      expect(new Set(forms).size).toBe(1);
      expect(forms[0]).toBeGreaterThan(1000);
      expect(await total('adquisici*')).toBeGreaterThanOrEqual(forms[0] ?? 0);
      const { datos } = await client.tenders.list({ query: { q: '1057461-4-LP25' } });
      expect(datos[0]?.codigo).toBe('1057461-4-LP25');
    });
  },
  reason,
);

describeServer(
  'the real answers of the API',
  (server) => {
    it('of lists hold 1,442 elements, and a day without tenders is no error', async () => {
      const { totals, errors } = await importFolders(server, 'mercado-publico/api-v1-listado');
      expect(errors).toEqual([]);
      expect(totals).toMatchObject({ read: 1442, rejected: 0 });
      expect((await stored(server)).tenders - fixtureTenders.length).toBe(totals.created);
    });

    it('of details hold three tenders, one of them ten times', async () => {
      const { totals, errors } = await importFolders(server, 'mercado-publico/api-v1-detalle');
      expect(errors).toEqual([]);
      expect(totals).toMatchObject({ read: 12, created: 3, rejected: 0 });
      const again = await importFolders(
        server,
        'mercado-publico/api-v1-detalle',
        'mercado-publico/api-v1-listado',
      );
      expect(again.totals).toMatchObject({ created: 0, changed: 0, unchanged: 1442 + 12 });
    });

    it('of errors are rejected with the message of the portal', async () => {
      const { totals, errors } = await importFolders(server, 'mercado-publico/api-v1-errores');
      expect(totals.read).toBe(0);
      expect(errors).toMatchObject([
        { error: [{ code: 'error-de-mercado-publico-con-codigo', params: { codigo: '10500' } }] },
      ]);
    });
  },
  reason,
);

describeServer(
  'the real files of OCDS',
  (server) => {
    const publishers = isHere ? readdirSync(join(shared, 'ocds')) : [];

    it.each(publishers.filter((name) => !name.includes('csv')))(
      'of %s are all read, and the second time change nothing',
      async (publisher) => {
        const folder = join('ocds', publisher);
        const { totals, errors } = await importFolders(server, folder);
        // Files of 0 bytes are all that may be refused.
        expect(errors.filter(({ error }) => error[0]?.code !== 'pesa-cero-bytes')).toEqual([]);
        expect(totals.read).toBeGreaterThan(0);
        expect(totals.created).toBeGreaterThan(0);
        const before = await stored(server);
        const again = await importFolders(server, folder);
        expect(again.totals).toMatchObject({ read: totals.read, created: 0, changed: 0 });
        expect(await stored(server)).toEqual(before);
      },
    );
  },
  reason,
);

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { aProduct, compare } from '#server/testing/a-match.ts';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { tagIds } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';
import { createRun } from './commands.ts';

async function importTable(server: TestServer, { client }: Visitor, text = ownTable) {
  const body = new Blob([text]);
  const { id } = await client.spreadsheets.upload({ query: { nombre: 'p.csv' }, body });
  const mapped = { params: { id }, body: { mapeo: ownMapping } };
  const run = await client.spreadsheets.import(mapped);
  await server.imports.idle();
  return run.id;
}

const titles = async ({ client }: Visitor, q: string) =>
  (await client.tenders.list({ query: { q, sort: 'nombre' } })).datos.map(({ nombre }) => nombre);

const own = (server: TestServer) =>
  server.database.transaction('system', (tx) =>
    rowsOf<{ tenders: number; buyers: number; observations: number }>(
      tx,
      sql`select (select count(*) from tenders where company_id is not null) as tenders,
        (select count(*) from buyers where company_id is not null) as buyers,
        (select count(*) from tender_observations o join tenders t on t.id = o.tender_id
          where t.company_id is not null) as observations`,
    ),
  );

describeServer('undoing the import of a table', (server) => {
  it('removes tenders known from that import alone', async () => {
    const admin = await server.as('admin');
    const id = await importTable(server, admin);
    expect(await own(server)).toEqual([{ tenders: 3, buyers: 2, observations: 3 }]);
    const undone = await admin.client.sources.undo({ params: { id } });
    expect(undone).toMatchObject({
      quitadas: 3,
      restauradas: 0,
      conservadas: 0,
      importacion: { id, deshacible: false, deshecha: server.now().toISOString() },
    });
    expect(await own(server)).toEqual([{ tenders: 0, buyers: 0, observations: 0 }]);
    expect(await titles(admin, 'grúa')).toEqual([]);
  });

  it('restores what earlier imports stated, of tenders and of buyers', async () => {
    const admin = await server.as('admin');
    await importTable(server, admin);
    const later = ownTable
      .replace('Arriendo de grúa', 'Arriendo de dos grúas')
      .replaceAll('Constructora Los Boldos', 'CONSTRUCTORA LOS BOLDOS')
      .replaceAll('18/11/2026', '19/11/2026');
    const second = await importTable(server, admin, later);
    expect(await titles(admin, 'arriendo')).toContain('Arriendo de dos grúas');
    const buyers = async () =>
      (await admin.client.tenders.buyers({ query: { q: 'boldos' } })).datos.map((b) => b.nombre);
    expect(await buyers()).toEqual(['CONSTRUCTORA LOS BOLDOS']);
    const undone = await admin.client.sources.undo({ params: { id: second } });
    expect(undone).toMatchObject({ quitadas: 0, restauradas: 3, conservadas: 0 });
    expect(await titles(admin, 'grúa')).toEqual(['Arriendo de grúa']);
    expect(await buyers()).toEqual(['Constructora Los Boldos']);
  });

  it('keeps tenders that users work on, and counts them', async () => {
    const admin = await server.as('admin');
    const text = ownTable.replaceAll('P-00', 'T-00').replaceAll('Arriendo', 'Traslado');
    const id = await importTable(server, admin, text);
    const { datos } = await admin.client.tenders.list({ query: { q: 'traslado' } });
    const params = { id: datos[0]?.id ?? 0 };
    await admin.client.tenders.setTags({ params, body: [tagIds.urgente] });
    const undone = await admin.client.sources.undo({ params: { id } });
    expect(undone).toMatchObject({ quitadas: 2, restauradas: 0, conservadas: 1 });
    expect(await titles(admin, 'traslado')).toEqual(['Traslado de grúa']);
    const kept = await admin.client.tenders.get({ params });
    expect(kept.tags).toBe(String(tagIds.urgente));
  });

  it('takes along what fitted a product of theirs', async () => {
    const admin = await server.as('admin');
    const text = ownTable.replaceAll('P-00', 'Z-00').replaceAll('Pintura', 'Zampoñas');
    const id = await importTable(server, admin, text);
    const { datos } = await admin.client.tenders.list({ query: { q: 'zampoñas' } });
    const palabrasClave = ['zampoñas', 'zampoñas de oficinas'];
    const product = await aProduct(server, { nombre: 'Zampoñas de oficinas', palabrasClave });
    await compare(server);
    const params = { id: product.id };
    const found = await admin.client.matches.ofProduct({ params, query: { estado: 'todas' } });
    expect(found.datos.map(({ licitacion }) => licitacion.id)).toEqual([datos[0]?.id]);
    expect(await admin.client.sources.undo({ params: { id } })).toMatchObject({ quitadas: 3 });
    const left = await admin.client.matches.ofProduct({ params, query: { estado: 'todas' } });
    expect(left.datos).toEqual([]);
  });

  it('is refused a second time, for what is public, and to others', async () => {
    const admin = await server.as('admin');
    const id = await importTable(server, admin, ownTable.replaceAll('P-00', 'U-00'));
    const undo = (visitor: Visitor, run: number) =>
      problemIn(visitor.send('POST', `/api/fuentes/importaciones/${run}/deshacer`, { json: {} }));
    expect((await undo(await server.as('foreign'), id)).code).toBe('no-encontrado');
    expect((await undo(await server.as('editor'), id)).code).toBe('sin-permiso');
    await admin.client.sources.undo({ params: { id } });
    const again = await undo(admin, id);
    expect(again).toMatchObject({
      code: 'datos-invalidos',
      motivo: { code: 'importacion-ya-deshecha' },
    });
    const shared = await server.database.transaction('system', (tx) =>
      createRun(tx, { companyId: null, userId: null, fileName: 'a', bytes: 1, now: server.now() }),
    );
    expect((await admin.client.sources.run({ params: { id: shared } })).deshacible).toBe(false);
    const refused = await undo(admin, shared);
    expect(refused).toMatchObject({
      code: 'datos-invalidos',
      motivo: { code: 'importacion-publica' },
    });
  });
});

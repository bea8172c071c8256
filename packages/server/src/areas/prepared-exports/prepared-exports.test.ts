import {
  type ExportState,
  keptExportDays,
  maxPendingExports,
} from '@pliego/contract/areas/prepared-exports';
import { createMessage } from '@pliego/contract/message';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { beforeEach, expect, it } from 'vitest';
import { exportPieces, preparedExports } from '#server/db/schema/prepared-exports.ts';
import { upkeep } from '#server/jobs/maintenance.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { people } from '#server/testing/fixture.ts';
import { makeExports } from '#server/testing/made-exports.ts';
import { LivePage } from '#server/testing/live-page.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const dayMs = 86_400_000;
const all = { vista: 'todas', sort: 'nombre' } as const;

const fileOf = async (visitor: Visitor, id: number): Promise<Buffer> => {
  const response = await visitor.send('GET', `/api/exportaciones/${id}/archivo`);
  return Buffer.from(await response.arrayBuffer());
};

const directly = async (visitor: Visitor, query: string): Promise<Buffer> => {
  const response = await visitor.send('GET', `/api/licitaciones/exportar?${query}`);
  return Buffer.from(await response.arrayBuffer());
};

const codesIn = (file: Buffer): (string | undefined)[] => {
  const rows: Record<string, string>[] = parse(file, { bom: true, delimiter: ';', columns: true });
  return rows.map((row) => row['Código']);
};

describeServer('an export that the server prepares', (server) => {
  beforeEach(async () => {
    server.setNow(fixtureNow);
    for (const who of ['admin', 'editor', 'author', 'subscriber'] as const) {
      const { client } = await server.as(who);
      for (const { id } of (await client.preparedExports.list()).datos) {
        await client.preparedExports.remove({ params: { id } });
      }
    }
  });

  const statesOf = async ({ client }: Visitor): Promise<ExportState[]> =>
    (await client.preparedExports.list()).datos.map(({ estado }) => estado);

  it.each(['csv', 'xlsx', 'ocds'] as const)(
    'is the file in %s that a page gets, to the byte',
    async (formato) => {
      const author = await server.as('author');
      const asked = await author.client.preparedExports.create({ query: { ...all, formato } });
      expect(asked).toMatchObject({ estado: 'en-cola', hechas: 0, bytes: 0, vence: null });
      await makeExports(server);
      const [ready] = (await author.client.preparedExports.list()).datos;
      const file = await fileOf(author, asked.id);
      expect(ready).toMatchObject({
        estado: 'lista',
        formato,
        filtro: { vista: 'todas' },
        filas: asked.filas,
        hechas: asked.filas,
        bytes: file.byteLength,
        pedida: fixtureNow,
        terminada: fixtureNow,
        vence: new Date(Date.parse(fixtureNow) + keptExportDays * dayMs).toISOString(),
      });
      expect(asked.filas).toBeGreaterThan(40);
      const direct = await directly(author, `formato=${formato}&vista=todas&sort=nombre`);
      expect(file.equals(direct)).toBe(true);
    },
  );

  it('is called, typed and read as what it is', async () => {
    const editor = await server.as('editor');
    const query = { ...all, formato: 'xlsx', columnas: 'codigo,monto' } as const;
    const { id, nombre, filas } = await editor.client.preparedExports.create({ query });
    await makeExports(server);
    const response = await editor.send('GET', `/api/exportaciones/${id}/archivo`);
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect(response.headers.get('content-disposition')).toContain(nombre);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    const [sheet] = book.worksheets;
    expect([sheet?.rowCount, sheet?.columnCount]).toEqual([filas + 1, 2]);
  });

  it('tells who asked for it, at the bell, by mail and on their open pages', async () => {
    const author = await server.signIn('author');
    const colleague = await LivePage.open(await server.signIn('editor'));
    const page = await LivePage.open(author);
    const query = { ...all, formato: 'csv' } as const;
    const { id, filas, nombre } = await author.client.preparedExports.create({ query });
    expect(await page.next()).toEqual({ tipo: 'exportaciones' });
    await makeExports(server);
    expect(await page.next()).toEqual({ tipo: 'exportaciones' });
    const { datos } = await author.client.notices.list({ query: {} });
    expect(datos.find(({ tipo }) => tipo === 'exportacion')).toMatchObject({
      texto: createMessage('aviso-exportacion', { count: filas, archivo: nombre }),
      porque: createMessage('porque-exportacion'),
      licitacion: null,
      leida: false,
    });
    await server.runNotices();
    const mail = (await server.mails()).findLast(({ to }) => to === people.author.email);
    expect(mail?.subject).toContain(nombre);
    expect(mail?.text).toContain('/exportaciones');
    await author.client.preparedExports.remove({ params: { id } });
    // A colleague hears of none of it: their own export is the first that they do.
    const editor = await server.as('editor');
    await editor.client.preparedExports.create({ query });
    expect(await colleague.next()).toEqual({ tipo: 'exportaciones' });
    await page.leave();
    await colleague.leave();
  });

  it('is written down in the audit when it is asked for, once', async () => {
    const admin = await server.as('admin');
    const count = async () => {
      const { datos } = await admin.client.audit.list({ query: { clase: ['exportaciones'] } });
      return datos.filter(({ que }) => que.params?.['lista'] === 'licitaciones').length;
    };
    const before = await count();
    await admin.client.preparedExports.create({ query: { ...all, formato: 'csv' } });
    expect(await count()).toBe(before + 1);
    await makeExports(server);
    expect(await count()).toBe(before + 1);
  });

  it('has what the person may see when it is made', async () => {
    const admin = await server.as('admin');
    const subscriber = await server.as('subscriber');
    const query = { ...all, formato: 'csv' } as const;
    const before = codesIn(await directly(subscriber, 'formato=csv&vista=todas&sort=nombre'));
    const { id } = await subscriber.client.preparedExports.create({ query });
    const list = await admin.client.tenders.list({ query: { q: String(before[0]) } });
    const params = { id: list.datos[0]?.id ?? 0 };
    await admin.client.work.update({ params, body: { restringida: true } });
    await makeExports(server);
    await admin.client.work.update({ params, body: { restringida: false } });
    expect(codesIn(await fileOf(subscriber, id))).toEqual(before.slice(1));
  });

  it('is of nobody else, of the company or not', async () => {
    const { client } = await server.as('author');
    const query = { ...all, formato: 'csv' } as const;
    const { id } = await client.preparedExports.create({ query });
    await makeExports(server);
    for (const who of ['admin', 'foreign'] as const) {
      const other = await server.as(who);
      expect(await statesOf(other)).toEqual([]);
      const path = `/api/exportaciones/${id}`;
      expect((await other.send('GET', `${path}/archivo`)).status).toBe(404);
      expect((await other.send('DELETE', path)).status).toBe(404);
    }
    expect(await statesOf(await server.as('author'))).toEqual(['lista']);
  });

  it('is not opened with another role than it was made with', async () => {
    const admin = await server.as('admin');
    const editor = await server.signIn('editor');
    const query = { ...all, formato: 'csv' } as const;
    const { id } = await editor.client.preparedExports.create({ query });
    await makeExports(server);
    const params = { id: people.editor.id };
    const member = async () => {
      const { datos } = await admin.client.users.list({ query: {} });
      return datos.find((one) => one.id === people.editor.id)?.version ?? 0;
    };
    await admin.client.users.update({
      params,
      body: { role: 'subscriber', reasignarA: null, version: await member() },
    });
    const refused = await problemIn(editor.send('GET', `/api/exportaciones/${id}/archivo`));
    expect(refused.motivo).toEqual(createMessage('exportacion-de-otro-rol'));
    const [listed] = (await editor.client.preparedExports.list()).datos;
    expect(listed).toMatchObject({ estado: 'lista', motivo: refused.motivo });
    await admin.client.users.update({ params, body: { role: 'editor', version: await member() } });
  });

  it('ends where it is cancelled, and is not told of', async () => {
    const author = await server.as('author');
    const query = { ...all, formato: 'csv' } as const;
    const { id } = await author.client.preparedExports.create({ query });
    const pending = await problemIn(author.send('GET', `/api/exportaciones/${id}/archivo`));
    expect(pending.motivo).toEqual(createMessage('exportacion-sin-archivo'));
    const running = makeExports(server);
    await author.client.preparedExports.remove({ params: { id } });
    await running;
    expect(await statesOf(author)).toEqual([]);
    expect((await author.send('DELETE', `/api/exportaciones/${id}`)).status).toBe(404);
  });

  it('says why it failed', async () => {
    const author = await server.as('author');
    const { client } = await server.as('admin');
    const refused = await problemIn(
      author.send('POST', '/api/exportaciones?formato=ocds&q=palabraqueno'),
    );
    expect(refused.motivo).toEqual(createMessage('exportacion-vacia'));
    // What there was when it was asked for is gone when it is made.
    const { datos } = await client.tenders.list({ query: { vista: 'todas', limit: 1 } });
    const [one] = datos;
    const params = { id: one?.id ?? 0 };
    const subscriber = await server.as('subscriber');
    const own = { formato: 'ocds', vista: 'todas', ids: String(params.id) } as const;
    await subscriber.client.preparedExports.create({ query: own });
    await client.work.update({ params, body: { restringida: true } });
    await makeExports(server);
    await client.work.update({ params, body: { restringida: false } });
    const [failed] = (await subscriber.client.preparedExports.list()).datos;
    expect(failed).toMatchObject({
      estado: 'fallida',
      bytes: 0,
      motivo: createMessage('exportacion-vacia'),
    });
    const { datos: told } = await subscriber.client.notices.list({ query: {} });
    expect(told.map(({ texto }) => texto.code)).toContain('aviso-exportacion-fallida');
  });

  it('is one of a few that wait, and is kept for a week', async () => {
    const author = await server.as('author');
    const query = { ...all, formato: 'csv' } as const;
    for (let asked = 0; asked < maxPendingExports; asked += 1) {
      await author.client.preparedExports.create({ query });
    }
    const refused = await problemIn(
      author.send('POST', '/api/exportaciones?formato=csv&vista=todas'),
    );
    expect(refused.motivo).toEqual(
      createMessage('exportaciones-pendientes', { max: maxPendingExports }),
    );
    await makeExports(server);
    const [{ id } = { id: 0 }] = (await author.client.preparedExports.list()).datos;
    server.setNow(new Date(Date.parse(fixtureNow) + keptExportDays * dayMs).toISOString());
    const later = await server.signIn('author');
    expect(await statesOf(later)).toEqual([]);
    expect((await later.send('GET', `/api/exportaciones/${id}/archivo`)).status).toBe(404);
    await upkeep(server.database, server.now(), server.uploadsDir);
    const scope = { companyId: 1, userId: people.author.id };
    const left = await server.database.read(scope, async (tx) => [
      await tx.$count(preparedExports),
      await tx.$count(exportPieces),
    ]);
    expect(left).toEqual([0, 0]);
  });
});

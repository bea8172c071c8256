import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { startingRetention } from '@pliego/contract/areas/privacy';
import { rowsOf } from '#server/db/database.ts';
import { upkeep } from '#server/jobs/maintenance.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { retentionCounts } from './retention-commands.ts';
import { aReason, onWork } from '#server/testing/work-calls.ts';

const never = { avisos: null, rechazos: null, descartadas: null, quitadas: null };
const nothing = { licitaciones: 0, comentarios: 0, tareas: 0, archivos: 0 };
const later = new Date('2027-11-25T15:00:00Z');

async function discardedWithContent(server: TestServer, id: number): Promise<void> {
  const editor = await server.as('editor');
  const params = { id };
  await editor.client.comments.create({ params, body: { texto: 'Muy cara' } });
  await editor.client.tasks.create({ params, body: { titulo: 'Cotizar' } });
  const body = new Blob(['x']);
  await editor.client.attachments.upload({ params, query: { nombre: 'bases.txt' }, body });
  const motivo = await aReason(editor, 'descartada');
  const answer = await onWork(editor, id, 'etapa', { etapa: 'descartada', motivo });
  expect(answer.status).toBe(200);
}

const contentOf = async (server: TestServer, id: number) => {
  const { client } = await server.as('editor');
  const params = { id };
  return {
    comments: (await client.comments.list({ params })).datos.map(({ texto }) => texto),
    tasks: (await client.tasks.list({ params })).datos.length,
    files: (await client.attachments.list({ params })).datos.length,
  };
};

describeServer('what a company keeps', (server) => {
  beforeAll(async () => {
    await discardedWithContent(server, 3);
    const { client } = await server.as('editor');
    await client.comments.create({ params: { id: 4 }, body: { texto: 'Esta sí' } });
    await client.comments.create({
      params: { id: 4 },
      body: { texto: `Mira @[${people.admin.id}]` },
    });
    const admin = await server.as('admin');
    await admin.client.notices.markRead({ body: { hasta: 999_999 } });
    await admin.client.users.remove({
      params: { id: people.inactive.id },
      body: { reasignarA: null },
    });
  });

  it('begins with a rule that erases nothing that somebody wrote', async () => {
    const { client } = await server.as('subscriber');
    expect(await client.privacy.retention()).toEqual(startingRetention);
    expect(startingRetention).toMatchObject({ descartadas: null, quitadas: null });
  });

  it('is set by administrators alone, in months', async () => {
    const admin = await server.as('admin');
    const path = '/api/empresa/conservacion';
    const wrong = await admin.send('PATCH', path, { json: { ...never, avisos: 0 } });
    expect(await problemIn(wrong)).toMatchObject({ status: 422, fieldErrors: { avisos: {} } });
    for (const role of ['maintainer', 'editor', 'author', 'subscriber'] as const) {
      const visitor = await server.as(role);
      expect((await visitor.send('PATCH', path, { json: never })).status).toBe(403);
      expect((await visitor.send('POST', `${path}/prueba`, { json: never })).status).toBe(403);
    }
  });

  it('is counted before it is set, and erased by the hourly upkeep; the rest stays', async () => {
    const rule = { avisos: 12, rechazos: 12, descartadas: 12, quitadas: 12 };
    const admin = await server.as('admin');
    expect(await admin.client.privacy.tryRetention({ body: rule })).toEqual({
      avisos: 0,
      rechazos: 0,
      descartadas: nothing,
      quitadas: 0,
    });
    expect(await admin.client.privacy.setRetention({ body: rule })).toEqual(rule);
    const { database, uploadsDir } = server;
    await upkeep(database, server.now(), uploadsDir);
    expect(await contentOf(server, 3)).toEqual({ comments: ['Muy cara'], tasks: 1, files: 1 });

    const scope = { companyId: 1, userId: 1 };
    const counts = await database.read(scope, (tx) => retentionCounts(tx, 1, rule, later));
    expect(counts).toMatchObject({
      avisos: 1,
      descartadas: { licitaciones: 1, comentarios: 1, tareas: 1, archivos: 1 },
      quitadas: 1,
    });
    await upkeep(database, later, uploadsDir);
    const [left] = await database.read(scope, (tx) =>
      rowsOf<Record<string, number>>(
        tx,
        sql`select (select count(*) from notices where read_at is not null) as notices,
          (select count(*) from tender_comments where tender_id = 3 and body <> '') as old,
          (select count(*) from tender_comments where tender_id = 4 and body <> '') as kept,
          (select count(*) from tender_tasks where tender_id = 3) as tasks,
          (select count(*) from tender_files) + (select count(*) from file_contents) as files,
          (select count(*) from tender_work where tender_id = 3 and stage = 'descartada') as work,
          (select count(*) from users where id = ${people.inactive.id}) as removed`,
      ),
    );
    expect(left).toEqual({ notices: 0, old: 0, kept: 2, tasks: 0, files: 0, work: 1, removed: 0 });
    const again = await database.read(scope, (tx) => retentionCounts(tx, 1, rule, later));
    expect(again).toEqual({ avisos: 0, rechazos: 0, descartadas: nothing, quitadas: 0 });
  });
});

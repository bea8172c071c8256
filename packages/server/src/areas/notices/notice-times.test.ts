import { createMessage } from '@pliego/contract/message';
import { beforeAll, expect, it } from 'vitest';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';
import {
  amount,
  andes,
  changed,
  closingEarlier,
  follow,
  mailsTo,
  told,
} from '#server/testing/told.ts';

describeServer('what waits for its hour', (server) => {
  beforeAll(() => follow(server, 'editor'));

  it('leaves in one digest, at the hour of the person, on business days', async () => {
    const { client } = await server.as('editor');
    await client.notices.updateSettings({ body: { horaResumen: '09:00' } });
    // A Friday, after the digest of that day.
    server.setNow('2026-11-20T15:00:00.000Z');
    await server.runNotices();
    await changed(server, [{ ...amount, id: 10 }]);
    await changed(server, [{ ...amount, id: 11 }], 1);
    const digests = async () =>
      (await mailsTo(server, 'editor')).filter(({ purpose }) => purpose === 'resumen');
    // Saturday, Sunday, and Monday a minute before.
    for (const instant of [
      '2026-11-21T13:00:00Z',
      '2026-11-22T13:00:00Z',
      '2026-11-23T11:59:00Z',
    ]) {
      server.setNow(instant);
      await server.runNotices();
      expect(await digests()).toEqual([]);
    }
    server.setNow('2026-11-23T12:00:00Z');
    await server.runNotices();
    await server.runNotices();
    const [digest, ...more] = await digests();
    expect(more).toEqual([]);
    expect(digest?.text).toContain('Hay novedades en 2 licitaciones.');
    expect(digest?.text).toContain('Monto: $1.500.000 → —');
  });

  it('keeps grave mails back during quiet hours, until their end', async () => {
    const { client } = await server.as('editor');
    const silencio = { desde: '20:00', hasta: '07:30' };
    await client.notices.updateSettings({ body: { silencio } });
    server.setNow('2026-11-25T02:00:00Z');
    await changed(server, [{ ...closingEarlier, id: 20 }]);
    const count = async () =>
      (await mailsTo(server, 'editor')).filter(({ purpose }) => purpose === 'aviso').length;
    const before = await count();
    await server.runNotices();
    server.setNow('2026-11-25T10:29:00Z');
    await server.runNotices();
    expect(await count()).toBe(before);
    server.setNow('2026-11-25T10:30:00Z');
    await server.runNotices();
    expect(await count()).toBe(before + 1);
  });

  it('is lost by no crash: what was put into the outbox is sent by the next process', async () => {
    server.setNow('2026-11-25T15:00:00Z');
    await changed(server, [{ ...closingEarlier, id: 30 }]);
    const before = (await mailsTo(server, 'editor')).length;
    server.mailer.refusals.push(new Error('down'));
    await server.runNotices();
    await server.runNotices();
    expect((await mailsTo(server, 'editor')).length).toBe(before + 1);
  });
});

describeServer('the clock', (server) => {
  // Nobody is responsible for it.
  beforeAll(() => follow(server, 'editor', 3));

  it('reminds of closings 3, 1 and 0 business days before, each once', async () => {
    // Closes on Monday, 28 December 2026, at 15:00; Friday, the 25th, is a holiday.
    const days = [
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-26',
      '2026-12-28',
    ];
    const codes: string[] = [];
    for (const day of days) {
      server.setNow(`${day}T12:00:00.000Z`);
      await server.runNotices();
      await server.runNotices();
      const list = (await told(server, 'editor')).datos.filter(
        ({ tipo, licitacion }) => tipo === 'cierre-cerca' && licitacion?.id === 1,
      );
      codes.push(`${day} ${list.length}`);
    }
    expect(codes).toEqual([
      '2026-12-21 0',
      '2026-12-22 1',
      '2026-12-23 1',
      '2026-12-24 2',
      '2026-12-26 2',
      '2026-12-28 3',
    ]);
  });

  it('tells administrators of a tender that nobody is responsible for', async () => {
    const { client } = await server.as('admin');
    const { datos } = await client.notices.list({ query: { limit: 100 } });
    expect(datos).toContainEqual(
      expect.objectContaining({
        tipo: 'cierre-cerca',
        porque: createMessage('porque-sin-responsable'),
        licitacion: expect.objectContaining({ id: 3 }),
      }),
    );
  });

  it('reminds of tasks, those without a person of their own through the responsible one', async () => {
    server.setNow('2026-12-01T12:00:00.000Z');
    const task = { companyId: 1, tenderId: 1, createdAt: server.now(), dueOn: '2026-12-02' };
    await server.database.transaction(andes, (tx) =>
      tx.insert(tenderTasks).values([
        { ...task, title: 'Boleta de garantía', assigneeId: people.author.id },
        { ...task, title: 'Anexo 3' },
      ]),
    );
    await server.runNotices();
    await server.runNotices();
    const tasksOf = async (person: PersonName) =>
      (await told(server, person)).datos.filter(({ tipo }) => tipo === 'tarea-cerca');
    expect(await tasksOf('author')).toMatchObject([{ porque: createMessage('porque-tarea') }]);
    expect(await tasksOf('editor')).toMatchObject([
      { texto: { params: { tarea: 'Anexo 3' } }, porque: createMessage('porque-responsable') },
    ]);
  });
});

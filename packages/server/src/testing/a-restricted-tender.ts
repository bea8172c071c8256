import type { CalendarFeed } from '@pliego/contract/areas/calendars';
import { people, type PersonName } from './fixture.ts';
import { said } from './a-worked-tender.ts';
import { publicUrl, type TestServer } from './test-server.ts';

/** Stands in every text of the tender and of the work on it, and nowhere else. */
export const marker = 'zqxmarca';
/** Finds the tender, and is not the marker: searches are answered with their words. */
export const searchWord = 'reservadisima';

/** Administrators, the responsible person and a collaborator. */
export const team = ['admin', 'editor', 'author'] as const satisfies readonly PersonName[];
/** Everybody else of the company, whatever they may do there. */
export const outsiders = ['maintainer', 'both', 'subscriber'] as const satisfies PersonName[];

/** The numbers of a tender and of what hangs on it. */
export interface Restricted {
  tender: number;
  comment: number;
  task: number;
  file: number;
  order: number;
  /** Feeds of the maintainer: of this tender, of what they follow, and of a list. */
  feeds: (Pick<CalendarFeed, 'id'> & { path: string })[];
}

const draft = {
  code: '9777-41-LE26',
  title: `Compra ${searchWord} ${marker}`,
  description: `Según bases ${marker}`,
  items: [`Artículo ${marker}`],
  closesAt: '2026-11-25T15:00:00',
};

/** Has the portal say another amount of it. */
export const saidMore = (server: TestServer, amount: number, observedAt: string) =>
  said(server, { ...draft, amount, observedAt });

const dueOn = '2026-11-24';

/**
 * A tender on which a team works, with a row of everything that hangs on it. The maintainer takes part before it is kept to
 * the team: follows it, is mentioned, has a task, a reminder, feeds, notices and a mail to come.
 */
export async function aRestrictedTender(server: TestServer): Promise<Restricted> {
  const id = await said(server, draft);
  const params = { id };
  const admin = (await server.as('admin')).client;
  const editor = (await server.as('editor')).client;
  const maintainer = (await server.as('maintainer')).client;
  await admin.tenders.assign({ params, body: { Usuario: people.editor.id } });
  const work = {
    colaboradores: [people.author.id],
    proximaAccion: `Llamar ${marker}`,
    proximaAccionDia: dueOn,
  };
  await editor.work.update({ params, body: work });
  await maintainer.work.follow({ params, body: { siguiendo: true } });
  await maintainer.deadlines.remind({ params, body: { tipo: 'cierre', dias: 5 } });
  const feeds = [
    await maintainer.calendars.create({
      body: { clase: 'licitacion', licitacion: id, nombre: marker },
    }),
    await maintainer.calendars.create({ body: { clase: 'siguiendo' } }),
    await maintainer.calendars.create({
      body: { clase: 'vista', nombre: 'Todas', filtro: { vista: 'todas' } },
    }),
  ].map((feed) => ({ id: feed.id, path: feed.url.slice(publicUrl.length) }));
  const comment = await editor.comments.create({
    params,
    body: { texto: `${marker} para @[${people.maintainer.id}]` },
  });
  const task = await editor.tasks.create({
    params,
    body: { titulo: `Tarea ${marker}`, dia: dueOn, responsable: people.maintainer.id },
  });
  const { client } = await server.as('editor');
  const file = await client.attachments.upload({
    params,
    query: { nombre: `${marker}.txt` },
    body: new Blob([marker]),
  });
  await editor.decisions.answer({ params, body: { veredicto: 'vamos', razon: marker } });
  const order = await editor.workOrders.create({
    params,
    body: { codigo: `${marker}-1-SE26`, dias: { recibida: '2026-11-19' } },
  });
  await saidMore(server, 2_000_000, '2026-11-19T12:00:00.000Z');
  await editor.work.update({ params, body: { restringida: true } });
  return {
    tender: id,
    comment: comment.id,
    task: task.id,
    file: file.id,
    order: order.id ?? 0,
    feeds,
  };
}

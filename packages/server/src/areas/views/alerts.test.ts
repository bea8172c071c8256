import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@pliego/contract/api-error';
import type { AlertRhythm } from '@pliego/contract/areas/views';
import { createMessage } from '@pliego/contract/message';
import { nationalDays } from '@pliego/contract/rules/business-days';
import { said } from '#server/testing/a-worked-tender.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, publicUrl, type TestServer } from '#server/testing/test-server.ts';
import { mailsTo, told } from '#server/testing/told.ts';
import { isDue } from './run-alerts.ts';

const later = (server: TestServer, minutes: number) =>
  server.setNow(new Date(server.now().getTime() + minutes * 60_000).toISOString());

async function watch(
  server: TestServer,
  person: PersonName,
  { nombre, estado, ritmo = 'al-tiro' }: { nombre: string; estado: string; ritmo?: AlertRhythm },
) {
  const { client } = await server.as(person);
  const { id } = await client.views.create({
    body: { nombre, estado, pagina: 'licitaciones', compartida: true },
  });
  return client.views.setAlert({ params: { id }, body: { ritmo } });
}

const alertsTold = async (server: TestServer, person: PersonName) =>
  (await told(server, person)).datos.filter(({ tipo }) => tipo === 'vista');

describeServer('the alert of a view', (server) => {
  let view: number;
  beforeAll(async () => {
    server.setNow(fixtureNow);
    await said(server, { code: '7001-1-LE26', title: 'COMPRA DE GUANTES DE ANTES' });
    view = (await watch(server, 'editor', { nombre: 'Guantes', estado: 'q=guantes&vista=todas' }))
      .id;
  });

  it('tells of what is new since it was made, once, with a mail that leads to the view', async () => {
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'editor')).toEqual([]);

    await said(server, { code: '7001-2-LE26', title: 'COMPRA DE GUANTES NUEVOS' });
    await said(server, { code: '7001-3-LE26', title: 'COMPRA DE ZAPATOS' });
    later(server, 6);
    await server.runNotices();
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'editor')).toMatchObject([
      {
        texto: createMessage('aviso-vista', {
          count: 1,
          vista: 'Guantes',
          nombre: 'Compra de guantes nuevos',
        }),
        porque: createMessage('porque-vista', { vista: 'Guantes' }),
        vista: { id: view, nombre: 'Guantes' },
        licitacion: null,
        veces: 1,
      },
    ]);
    const mails = await mailsTo(server, 'editor');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${publicUrl}/v/${view}`);
    expect(mails[0]?.text).toContain('compra de guantes nuevos'.slice(1));
    expect(mails[0]?.headers?.['List-Unsubscribe']).toContain(publicUrl);
  });

  it('does not tell again of a tender that changes, nor of one that it told hours ago', async () => {
    await said(server, {
      code: '7001-2-LE26',
      title: 'COMPRA DE GUANTES NUEVOS Y MASCARILLAS',
      observedAt: '2026-11-21T12:00:00.000Z',
    });
    await said(server, {
      code: '7001-1-LE26',
      title: 'COMPRA DE GUANTES DE ANTES, CORREGIDA',
      observedAt: '2026-11-21T12:00:00.000Z',
    });
    for (const minutes of [70, 70, 70]) {
      later(server, minutes);
      await server.runNotices();
    }
    expect(await alertsTold(server, 'editor')).toHaveLength(1);
    // Its mark has moved on by now, and what is read next is new all the same.
    await said(server, { code: '7001-4-LE26', title: 'GUANTES QUIRÚRGICOS' });
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'editor')).toHaveLength(2);
  });

  it('shows its noise: what was followed and what was discarded of what it told', async () => {
    const { client } = await server.as('editor');
    const [fourth] = (await client.tenders.list({ query: { q: '7001-4-LE26' } })).datos;
    await client.work.follow({ params: { id: fourth?.id ?? 0 }, body: { siguiendo: true } });
    const { datos } = await client.views.list({ query: {} });
    expect(datos[0]?.alerta).toMatchObject({
      ritmo: 'al-tiro',
      avisadas: 2,
      seguidas: 1,
      descartadas: 0,
    });
  });

  it('is of the person who made it: a colleague sees the view without it', async () => {
    const { client } = await server.as('admin');
    const { datos } = await client.views.list({ query: {} });
    expect(datos.map(({ nombre, alerta }) => [nombre, alerta])).toEqual([['Guantes', null]]);
  });

  it('ends when it is taken away, and with its view', async () => {
    const { client } = await server.as('editor');
    const ended = await client.views.setAlert({ params: { id: view }, body: { ritmo: null } });
    expect(ended.alerta).toBeNull();
    await said(server, { code: '7001-5-LE26', title: 'GUANTES DE LÁTEX' });
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'editor')).toHaveLength(2);
    await client.views.remove({ params: { id: view } });
    expect((await alertsTold(server, 'editor')).map(({ vista }) => vista)).toEqual([null, null]);
  });

  it('finds nothing that its person may not see', async () => {
    await watch(server, 'subscriber', { nombre: 'Todo lo secreto', estado: 'q=secreto' });
    const id = await said(server, { code: '7001-6-LE26', title: 'ENCARGO SECRETO' });
    const { client } = await server.as('admin');
    await client.work.update({ params: { id }, body: { restringida: true } });
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'subscriber')).toEqual([]);
  });

  it.each([
    ['whose filters are none', 'estado=perdida-del-todo'],
    ['whose search has no word', 'q=%C2%A1!'],
  ])('is refused for a view %s', async (nombre, estado) => {
    const { client } = await server.as('author');
    const { id } = await client.views.create({ body: { nombre, pagina: 'licitaciones', estado } });
    const refused = client.views.setAlert({ params: { id }, body: { ritmo: 'diaria' } });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({ problem: { code: 'datos-invalidos' } });
  });

  it('whose view came to mean nothing finds nothing, and holds up nobody else', async () => {
    const broken = await watch(server, 'maintainer', { nombre: 'Rota', estado: 'q=lámparas' });
    await watch(server, 'admin', { nombre: 'Lámparas', estado: 'q=lámparas' });
    const { client } = await server.as('maintainer');
    await client.views.update({ params: { id: broken.id }, body: { estado: 'q=%C2%A1!' } });
    await said(server, { code: '7001-8-LE26', title: 'LÁMPARAS LED' });
    later(server, 6);
    await server.runNotices();
    expect(await alertsTold(server, 'maintainer')).toEqual([]);
    expect(await alertsTold(server, 'admin')).toHaveLength(1);
  });

  it('goes on for nobody who has left', async () => {
    await watch(server, 'author', { nombre: 'Sillas', estado: 'q=sillas' });
    const { client } = await server.as('admin');
    const { datos } = await client.users.list({ query: {} });
    const author = datos.find(({ id }) => id === people.author.id);
    await client.users.update({
      params: { id: people.author.id },
      body: { status: 'inactive', reasignarA: null, version: author?.version ?? 0 },
    });
    await said(server, { code: '7001-7-LE26', title: 'SILLAS DE OFICINA' });
    later(server, 6);
    await server.runNotices();
    expect((await mailsTo(server, 'author')).filter(({ text }) => text.includes('Sillas'))).toEqual(
      [],
    );
  });
});

describe('when an alert looks', () => {
  const at = (instant: string) => new Date(instant);
  const due = (rhythm: AlertRhythm, lookedAt: string, now: string) =>
    isDue(
      { rhythm, lookedAt: at(lookedAt) },
      { digestAt: '08:30', days: nationalDays, now: at(now) },
    );

  it('is every few minutes at once, on business days with the digest, and with the first one of a week', () => {
    // Friday 20 November 2026, noon in Santiago.
    expect(due('al-tiro', '2026-11-20T14:58:00Z', '2026-11-20T15:00:00Z')).toBe(false);
    expect(due('al-tiro', '2026-11-20T14:55:00Z', '2026-11-20T15:00:00Z')).toBe(true);
    expect(due('diaria', '2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z')).toBe(false);
    expect(due('diaria', '2026-11-20T11:00:00Z', '2026-11-20T15:00:00Z')).toBe(true);
    // Saturday and Sunday, until Monday at half past eight.
    expect(due('diaria', '2026-11-20T15:00:00Z', '2026-11-22T20:00:00Z')).toBe(false);
    expect(due('diaria', '2026-11-20T15:00:00Z', '2026-11-23T11:29:00Z')).toBe(false);
    expect(due('diaria', '2026-11-20T15:00:00Z', '2026-11-23T11:30:00Z')).toBe(true);
    expect(due('semanal', '2026-11-20T15:00:00Z', '2026-11-23T11:30:00Z')).toBe(true);
    expect(due('semanal', '2026-11-23T11:30:00Z', '2026-11-24T12:00:00Z')).toBe(false);
  });
});

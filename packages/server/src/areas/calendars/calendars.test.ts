import { and, eq } from 'drizzle-orm';
import { sync, type VEvent } from 'node-ical';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { memberships, users } from '#server/db/schema/companies.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { discardReasons, tenderWork } from '#server/db/schema/work.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  publicUrl,
  type TestServer,
} from '#server/testing/test-server.ts';

const andes = fixtureCompanies[0].id;
const scope = { companyId: andes, userId: people.admin.id };

async function said(server: TestServer, observedAt: string, draft: TenderDraft) {
  const observation = hashed({
    source: 'mercado-publico',
    code: draft.code,
    format: 'mp-detalle',
    observedAt,
    payload: detailElement(draft),
  });
  await ingestBatch(server.database, [observation], {
    runId: null,
    readAt: observedAt,
    companyId: null,
  });
  const { client } = await server.as('editor');
  return (await client.tenders.list({ query: { q: draft.code } })).datos[0]?.id ?? 0;
}

const pathOf = (url: string) => url.slice(publicUrl.length);

/** The events of a feed, read without a session by a parser that is not ours. */
async function eventsOf(server: TestServer, url: string): Promise<VEvent[]> {
  const response = await server.stranger.send('GET', pathOf(url));
  expect(response.status).toBe(200);
  const parts = Object.values(sync.parseICS(await response.text()));
  return parts.flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
}

const before = '2026-11-18T12:00:00.000Z';

describeServer('a calendar feed', (server) => {
  const draft = {
    code: '9301-1-LE26',
    title: 'Papel; carta, oficio\\ y más',
    closesAt: '2026-12-09T15:00:00',
    buyer: { name: 'UNIVERSIDAD DE CHILE', taxId: '60.910.000-1' },
  };
  let id = 0;
  beforeAll(async () => {
    id = await said(server, before, draft);
  });
  const create = async (
    person: 'editor' | 'author' | 'subscriber' | 'foreign',
    body: object = {},
  ) => {
    const { client } = await server.as(person);
    return client.calendars.create({ body: { clase: 'licitacion', licitacion: id, ...body } });
  };
  const closingOf = async (url: string) =>
    (await eventsOf(server, url)).find(({ uid }) => uid.endsWith('-cierre@pliego'));

  it('shows its secret once, and is listed without it for its person alone', async () => {
    const { url, ...feed } = await create('subscriber', { nombre: 'Papel' });
    expect(url).toMatch(/^https:\/\/pliego\.andes\.test\/ics\/[\w-]{43}\.ics$/);
    expect(feed).toMatchObject({ clase: 'licitacion', nombre: 'Papel', leida: null });
    const { client } = await server.as('subscriber');
    const { datos } = await client.calendars.list();
    expect(datos).toEqual([feed]);
    expect(JSON.stringify(datos)).not.toContain(url.slice(-47, -4));
    expect((await (await server.as('admin')).client.calendars.list()).datos).toEqual([]);
    await eventsOf(server, url);
    expect((await client.calendars.list()).datos[0]?.leida).toBe(fixtureNow);
  });

  it('has the dates of its tender, for a calendar that has no session', async () => {
    const { url } = await create('editor');
    const events = await eventsOf(server, url);
    const [internal, closing] = events;
    expect(events).toHaveLength(2);
    // Tuesday the 8th is a holiday.
    expect(internal).toMatchObject({ datetype: 'date', summary: `Plazo interno: ${draft.title}` });
    expect(closing).toMatchObject({
      uid: `empresa-1-licitacion-${id}-cierre@pliego`,
      summary: `Cierre: ${draft.title}`,
      status: 'CONFIRMED',
    });
    expect(closing?.start.toISOString()).toBe('2026-12-09T18:00:00.000Z');
    for (const part of [
      draft.code,
      'UNIVERSIDAD DE CHILE',
      '07-12-2026',
      `${publicUrl}/licitaciones/${id}`,
    ])
      expect(closing?.description).toContain(part);
  });

  it('rings as its person asked, and a business day before a closing otherwise', async () => {
    const { url } = await create('editor');
    const triggers = async () => {
      const response = await server.stranger.send('GET', pathOf(url));
      return [...(await response.text()).matchAll(/^TRIGGER;VALUE=DATE-TIME:(\S+)/gm)].map(
        ([, at]) => at,
      );
    };
    expect(await triggers()).toEqual(['20261207T120000Z']);
    const { client } = await server.as('editor');
    const remind = (dias: number | null) =>
      client.deadlines.remind({ params: { id }, body: { tipo: 'cierre', dias } });
    await remind(3);
    expect(await triggers()).toEqual(['20261203T120000Z']);
    await remind(null);
  });

  it('is the same while nothing changes, and says so without sending it again', async () => {
    const { url } = await create('editor');
    const first = await server.stranger.send('GET', pathOf(url));
    const tag = first.headers.get('etag') ?? '';
    const text = await first.text();
    expect(first.headers.get('cache-control')).toContain('private');
    server.setNow('2026-11-20T18:00:00.000Z');
    const again = await server.stranger.send('GET', pathOf(url));
    expect(await again.text()).toBe(text);
    const headers = { 'if-none-match': `"otra", W/${tag}` };
    const held = await server.stranger.send('GET', pathOf(url), { headers });
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', tag]);
    server.setNow(fixtureNow);
  });

  it('keeps the UID of a closing that moves, with a higher SEQUENCE, and cancels it with the tender', async () => {
    const { url } = await create('editor');
    const first = await closingOf(url);
    await said(server, '2026-11-19T12:00:00.000Z', { ...draft, closesAt: '2026-12-15T15:00:00' });
    const moved = await closingOf(url);
    expect(moved?.uid).toBe(first?.uid);
    expect(moved?.start.toISOString()).toBe('2026-12-15T18:00:00.000Z');
    expect(Number(moved?.sequence)).toBeGreaterThan(Number(first?.sequence));
    expect(Number(moved?.dtstamp)).toBeGreaterThan(Number(first?.dtstamp));
    await said(server, '2026-11-19T18:00:00.000Z', {
      ...draft,
      stateCode: 15,
      stateText: 'Revocada',
    });
    const revoked = await closingOf(url);
    expect(revoked?.status).toBe('CANCELLED');
    expect(revoked?.alarms ?? []).toEqual([]);
  });

  it('ends when its owner revokes it, not when another user who knows its number tries', async () => {
    const { url, id: feed } = await create('editor');
    const other = await server.as('author');
    expect((await other.send('DELETE', `/api/calendarios/${feed}`)).status).toBe(404);
    const { client } = await server.as('editor');
    expect(await client.calendars.remove({ params: { id: feed } })).toEqual({ id: feed });
    const problem = await problemIn(server.stranger.send('GET', pathOf(url)));
    expect(problem).toMatchObject({ status: 404, motivo: { code: 'calendario-desconocido' } });
  });

  it.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), `${'a'.repeat(44)}.ics`, '%27--.ics'])(
    'is not there at %s',
    async (secret) => {
      const problem = await problemIn(server.stranger.send('GET', `/ics/${secret}`));
      expect(problem.status).toBe(404);
    },
  );

  it('limits the rate of wrong addresses, not of valid ones', async () => {
    const { url } = await create('editor');
    const headers = { [fromHeader]: '198.51.100.7' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 52; tries += 1)
      statuses.push((await server.stranger.send('GET', '/ics/x.ics', { headers })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await server.stranger.send('GET', pathOf(url), { headers })).status).toBe(200);
  });

  it('is of no use to a user who left the company or is suspended', async () => {
    const { url } = await create('author');
    expect((await server.stranger.send('GET', pathOf(url))).status).toBe(200);
    const status = (is: 'active' | 'inactive') =>
      server.database.transaction('system', (tx) =>
        tx.update(users).set({ status: is }).where(eq(users.id, people.author.id)),
      );
    await status('inactive');
    expect((await server.stranger.send('GET', pathOf(url))).status).toBe(404);
    await status('active');
    expect((await server.stranger.send('GET', pathOf(url))).status).toBe(200);
    await server.database.transaction(scope, (tx) =>
      tx
        .update(tenderWork)
        .set({ assigneeId: null })
        .where(eq(tenderWork.assigneeId, people.author.id)),
    );
    await server.database.transaction('system', (tx) =>
      tx
        .delete(memberships)
        .where(and(eq(memberships.companyId, andes), eq(memberships.userId, people.author.id))),
    );
    expect((await server.stranger.send('GET', pathOf(url))).status).toBe(404);
  });
});

describeServer('what a calendar feed holds', (server) => {
  const ids: number[] = [];
  beforeAll(async () => {
    for (const n of [1, 2, 3]) {
      const closesAt = `2027-03-0${n}T15:00:00`;
      ids.push(
        await said(server, before, { code: `9302-${n}-LE26`, title: `Carpa ${n}`, closesAt }),
      );
    }
    const [mine = 0, followed = 0, discarded = 0] = ids;
    const work = { companyId: andes, version: 1, updatedAt: new Date(before) };
    await server.database.transaction(scope, async (tx) => {
      const [reason] = await tx
        .insert(discardReasons)
        .values({ companyId: andes, name: 'Lejos', nameKey: 'lejos', stage: 'descartada' })
        .returning({ id: discardReasons.id });
      const subscriber = people.maintainer.id;
      await tx.insert(tenderWork).values([
        { ...work, tenderId: mine, assigneeId: subscriber },
        {
          ...work,
          tenderId: discarded,
          assigneeId: subscriber,
          stage: 'descartada',
          reasonId: reason?.id ?? 0,
        },
      ]);
      await tx.insert(tenderFollowers).values({
        companyId: andes,
        tenderId: followed,
        userId: subscriber,
        isFollowing: true,
        since: new Date(before),
      });
    });
  });
  const closings = async (body: object) => {
    const { client } = await server.as('maintainer');
    const { url } = await client.calendars.create({ body: { clase: 'mias', ...body } });
    return (await eventsOf(server, url))
      .filter(({ uid }) => uid.endsWith('-cierre@pliego'))
      .map(({ summary, status }) => [summary, status]);
  };

  it('is by its kind: mine with what was discarded cancelled, what I follow, a list', async () => {
    expect(await closings({ clase: 'mias' })).toEqual([
      ['Cierre: Carpa 1', 'CONFIRMED'],
      ['Cierre: Carpa 3', 'CANCELLED'],
    ]);
    expect(await closings({ clase: 'siguiendo' })).toEqual([['Cierre: Carpa 2', 'CONFIRMED']]);
    expect(await closings({ clase: 'vista', filtro: { q: 'carpa' } })).toEqual([
      ['Cierre: Carpa 1', 'CONFIRMED'],
      ['Cierre: Carpa 2', 'CONFIRMED'],
    ]);
  });

  it.each([
    [{ clase: 'licitacion' }, 422, ['licitacion']],
    [{ clase: 'vista' }, 422, ['filtro']],
    [{ clase: 'vista', filtro: { nada: 1 } }, 422, ['filtro.nada']],
    [{ clase: 'vista', filtro: { q: '¡!' } }, 422, []],
    [{ clase: 'otra' }, 422, ['clase']],
    [{ clase: 'licitacion', licitacion: 999_999 }, 404, []],
  ])('is not made of %j', async (json, status, fields) => {
    const visitor = await server.as('maintainer');
    const problem = await problemIn(visitor.send('POST', '/api/calendarios', { json }));
    expect(problem.status).toBe(status);
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual(fields);
  });

  it('are fifty of a person at most', async () => {
    const visitor = await server.as('both');
    const json = { clase: 'siguiendo' };
    for (let made = 0; made < 50; made += 1)
      expect((await visitor.send('POST', '/api/calendarios', { json })).status).toBe(201);
    const problem = await problemIn(visitor.send('POST', '/api/calendarios', { json }));
    expect(problem).toMatchObject({ status: 422, motivo: { code: 'demasiados-calendarios' } });
  });
});

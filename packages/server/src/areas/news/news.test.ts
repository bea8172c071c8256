import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf, sqlStateOf } from '#server/db/database.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const path = '/api/novedades/vistas';

describeServer('release notes that were seen', (server) => {
  it('are kept by person, each once', async () => {
    const { client } = await server.as('subscriber');
    expect(await client.news.seen()).toEqual({ datos: [] });
    await client.news.markSeen({ body: { novedades: ['reportes', 'avisos', 'reportes'] } });
    expect(await client.news.markSeen({ body: { novedades: ['avisos', 'calces'] } })).toEqual({
      datos: ['avisos', 'calces', 'reportes'],
    });
    expect(await client.news.seen()).toEqual({ datos: ['avisos', 'calces', 'reportes'] });
  });

  it('are of their person alone, in the database too, and go with them from company to company', async () => {
    await (await server.as('both', 2)).client.news.markSeen({ body: { novedades: ['uno'] } });
    expect(await (await server.as('both', 1)).client.news.seen()).toEqual({ datos: ['uno'] });
    const colleague = { companyId: 1, userId: people.admin.id };
    await server.database.transaction(colleague, async (tx) => {
      expect(await rowsOf(tx, sql`select 1 from seen_notes`)).toEqual([]);
    });
    const another = server.database.transaction(colleague, (tx) =>
      tx.execute(sql`insert into seen_notes values (${people.both.id}, 'x', now())`),
    );
    expect(sqlStateOf(await another.catch((error: unknown) => error))).toBe('42501');
  });

  it.each([
    ['no list', {}],
    ['an empty list', { novedades: [] }],
    ['a name that no note can have', { novedades: ['../uno'] }],
    ['a list without end', { novedades: Array.from({ length: 101 }, (_, n) => `nota-${n}`) }],
  ])('take no %s', async (_, json) => {
    const author = await server.as('author');
    expect(await problemIn(author.send('POST', path, { json }))).toMatchObject({
      status: 422,
      code: 'datos-invalidos',
    });
    expect(await author.client.news.seen()).toEqual({ datos: [] });
  });

  it('are refused to an anonymous caller', async () => {
    expect(await problemIn(server.stranger.send('GET', path))).toMatchObject({
      status: 401,
      code: 'sin-sesion',
    });
  });
});

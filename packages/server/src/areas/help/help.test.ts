import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { helpOpinionsTask, type OpinionEvent } from '#server/operator/help-opinions.ts';
import { rowsOf, sqlStateOf } from '#server/db/database.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const path = '/api/ayuda/opiniones';

const useful = { articulo: 'etapas', sirvio: true, comentario: '' };
const lacking = { articulo: 'etapas', sirvio: false, comentario: 'Falta decir quién decide.' };

async function toldToTheOperator({ database }: TestServer): Promise<OpinionEvent[]> {
  const told: OpinionEvent[] = [];
  const dependencies = { database } as Parameters<typeof helpOpinionsTask.run>[0];
  await helpOpinionsTask.run(dependencies, {}, (event) => told.push(event));
  return told;
}

describeServer('opinions of the help', (server) => {
  it('are kept by person and article, the last word of each', async () => {
    const { client } = await server.as('subscriber');
    expect(await client.help.opinions()).toEqual({ datos: [] });
    await client.help.giveOpinion({ body: useful });
    await client.help.giveOpinion({ body: { ...useful, articulo: 'roles' } });
    expect(await client.help.giveOpinion({ body: lacking })).toEqual(lacking);
    expect(await client.help.opinions()).toEqual({
      datos: [lacking, { ...useful, articulo: 'roles' }],
    });
  });

  it('are of their person alone, in the database too, and go with them from company to company', async () => {
    await (await server.as('both', 2)).client.help.giveOpinion({ body: useful });
    expect(await (await server.as('both', 1)).client.help.opinions()).toEqual({ datos: [useful] });
    const colleague = { companyId: 1, userId: people.admin.id };
    await server.database.transaction(colleague, async (tx) => {
      expect(await rowsOf(tx, sql`select 1 from help_opinions`)).toEqual([]);
    });
    const another = server.database.transaction(colleague, (tx) =>
      tx.execute(sql`insert into help_opinions values (${people.both.id}, 'x', true, '', now())`),
    );
    expect(sqlStateOf(await another.catch((error: unknown) => error))).toBe('42501');
  });

  it('are told to the operator without who said them', async () => {
    const { client } = await server.as('editor');
    await client.help.giveOpinion({ body: { ...lacking, articulo: 'garantias' } });
    const told = await toldToTheOperator(server);
    expect(told).toContainEqual({
      article: 'garantias',
      wasUseful: false,
      comment: lacking.comentario,
    });
    const names = server.database.transaction('system', (tx) =>
      tx.execute(sql`select user_id from help_opinions`),
    );
    expect(sqlStateOf(await names.catch((error: unknown) => error))).toBe('42501');
  });

  it.each([
    ['a name that no article can have', { ...useful, articulo: '../etapas' }],
    ['no article', { ...useful, articulo: '' }],
    ['an answer that is none', { ...useful, sirvio: 'si' }],
    ['a comment without end', { ...useful, comentario: 'x'.repeat(1_001) }],
  ])('take no %s', async (_, json) => {
    const author = await server.as('author');
    expect(await problemIn(author.send('POST', path, { json }))).toMatchObject({
      status: 422,
      code: 'datos-invalidos',
    });
    expect(await author.client.help.opinions()).toEqual({ datos: [] });
  });

  it('are refused to an anonymous caller', async () => {
    expect(await problemIn(server.stranger.send('POST', path, { json: useful }))).toMatchObject({
      status: 401,
      code: 'sin-sesion',
    });
  });
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const { urgente, revisar, sinUso, austral } = tagIds;
/** A tender without work, another one for each call. */
let untouched = 40;
const nextTender = (): number => {
  untouched += 1;
  return untouched;
};

const tagPath = (id: number | string) => `/licitaciones/editar/${id}/tag`;

function setTags(
  visitor: Visitor,
  id: number | string,
  json: unknown,
  version?: number,
): Promise<Response> {
  const headers: Record<string, string> =
    version === undefined ? {} : { 'if-match': `"${version}"` };
  return visitor.send('POST', tagPath(id), { json, headers });
}

describeServer('replacing the tags of a tender', (server) => {
  it('takes a JSON array of numbers and answers the tags as text', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const response = await setTags(editor, id, [sinUso, urgente]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id, tags: `${sinUso},${urgente}`, version: 1 });
    const tender = await editor.client.tenders.get({ params: { id } });
    expect(tender).toMatchObject({ tags: `${sinUso},${urgente}`, version: 1, Asignado: null });
  });

  it('keeps the order given, folds repetitions and empties', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const steps: [number[], string][] = [
      [[revisar, urgente, revisar, revisar, urgente], `${revisar},${urgente}`],
      [[urgente, revisar], `${urgente},${revisar}`],
      [[sinUso], String(sinUso)],
      [[], ''],
    ];
    for (const [at, [asked, tags]] of steps.entries()) {
      expect(await (await setTags(editor, id, asked)).json()).toEqual({
        id,
        tags,
        version: at + 1,
      });
      const { datos } = await editor.client.tenders.list({ query: { limit: 200 } });
      expect(datos.find((row) => row.id === id)?.tags).toBe(tags);
    }
  });

  it('writes who changed what to what, by name', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    await setTags(editor, id, [revisar, urgente]);
    server.setNow('2026-11-20T15:30:00.000Z');
    await setTags(editor, id, [urgente]);
    const { datos } = await editor.client.tenders.events({ params: { id } });
    const { id: actor, fullName } = people.editor;
    expect(datos).toMatchObject([
      {
        tipo: 'etiquetas',
        usuario: { id: actor, fullName },
        cuando: '2026-11-20T15:30:00.000Z',
        antes: ['Por revisar', 'Urgente'],
        despues: ['Urgente'],
      },
      { cuando: '2026-11-20T15:00:00.000Z', antes: [], despues: ['Por revisar', 'Urgente'] },
    ]);
  });

  it('keeps what someone did who has left the company, without their name', async () => {
    const id = nextTender();
    expect((await setTags(await server.signIn('both', 1), id, [urgente])).status).toBe(200);
    const { id: actor } = people.both;
    await server.database.transaction(
      'system',
      async (tx) =>
        void (await tx.execute(
          sql`delete from memberships where user_id = ${actor} and company_id = 1`,
        )),
    );
    const editor = await server.as('editor');
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos).toMatchObject([{ usuario: { id: actor, fullName: null }, despues: ['Urgente'] }]);
  });

  it('does nothing when the tags are the same in the same order', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    expect(await (await setTags(editor, id, [])).json()).toEqual({ id, tags: '', version: 0 });
    await setTags(editor, id, [urgente, revisar]);
    for (const same of [
      [urgente, revisar],
      [urgente, revisar, urgente],
    ]) {
      const answer = await (await setTags(editor, id, same)).json();
      expect(answer).toEqual({ id, tags: `${urgente},${revisar}`, version: 1 });
    }
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos).toHaveLength(1);
  });

  it.each([
    ['a text for a list', '1,2'],
    ['an object', { tags: [urgente] }],
    ['null', null],
    ['a number', urgente],
    ['text for a number', [String(urgente)]],
    ['a fraction', [1.5]],
    ['zero', [0]],
    ['a negative number', [-1]],
    ['a number beyond every id', [2 ** 31]],
    ['nothing in the list', [null]],
    ['a list in the list', [[urgente]]],
    ['more than fifty', Array.from({ length: 51 }, () => urgente)],
    ['a tag that is not there', [urgente, 999]],
    ['a tag of another company', [austral]],
  ])('refuses %s and writes nothing', async (_, json) => {
    const editor = await server.as('editor');
    const before = await editor.client.tenders.get({ params: { id: 1 } });
    expect(await problemIn(setTags(editor, 1, json))).toMatchObject({
      status: 422,
      code: 'datos-invalidos',
    });
    expect(await editor.client.tenders.get({ params: { id: 1 } })).toEqual(before);
  });

  it('names the tags that are not there', async () => {
    const editor = await server.as('editor');
    const { motivo } = await problemIn(setTags(editor, 1, [urgente, 998, 999]));
    expect(motivo).toEqual({ code: 'etiquetas-eliminadas', params: { etiquetas: '998, 999' } });
  });

  it.each(['999', '0', 'x', '-1'])('knows no tender %s', async (id) => {
    const editor = await server.as('editor');
    const { code } = await problemIn(setTags(editor, id, [urgente]));
    expect(code).toBe('no-encontrado');
  });

  it('refuses a version that is no longer the one, with what there is now', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    expect((await setTags(editor, id, [urgente], 0)).status).toBe(200);
    expect(await problemIn(setTags(editor, id, [sinUso], 0))).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: { id, tags: String(urgente), Asignado: null, version: 1 },
    });
    // Also when it would change nothing: the caller has not seen the current state.
    expect((await setTags(editor, id, [urgente], 0)).status).toBe(409);
    expect((await setTags(editor, id, [sinUso], 1)).status).toBe(200);
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos).toHaveLength(2);
  });

  it('lets exactly one of ten win who saw the same version', async () => {
    const editor = await server.as('editor');
    const maintainer = await server.as('maintainer');
    const id = nextTender();
    const choices = [[urgente], [revisar], [sinUso], [urgente, revisar], [sinUso, urgente]];
    const answers = await Promise.all(
      [...choices, ...choices].map((tags, at) =>
        setTags(at % 2 === 0 ? editor : maintainer, id, tags, 0),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const winner = await answers.find(({ status }) => status === 200)?.json();
    const { tags, version } = await editor.client.tenders.get({ params: { id } });
    expect({ id, tags, version }).toEqual(winner);
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos).toHaveLength(1);
  });

  it('loses none of ten writes that name no version', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        setTags(editor, id, at % 2 === 0 ? [urgente] : [revisar]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { version } = await editor.client.tenders.get({ params: { id } });
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos).toHaveLength(version);
    // Read from the oldest, every event begins where the one before it ended.
    const chain = datos.toReversed();
    expect(chain.slice(1).map(({ antes }) => antes)).toEqual(
      chain.slice(0, -1).map(({ despues }) => despues),
    );
  });

  it('is allowed to authors on tenders assigned to them, and refused to readers', async () => {
    const author = await server.as('author');
    const mine = 2;
    expect((await setTags(author, mine, [urgente])).status).toBe(200);
    for (const id of [1, nextTender()]) {
      expect((await problemIn(setTags(author, id, [urgente]))).code).toBe('sin-permiso');
    }
    const reader = await server.as('subscriber');
    expect((await problemIn(setTags(reader, mine, [urgente]))).code).toBe('sin-permiso');
  });
});

import { expect, it } from 'vitest';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

let untouched = 30;
const nextTender = (): number => {
  untouched += 1;
  return untouched;
};

function assign(
  visitor: Visitor,
  id: number | string,
  json: unknown,
  version?: number,
): Promise<Response> {
  const headers: Record<string, string> =
    version === undefined ? {} : { 'if-match': `"${version}"` };
  return visitor.send('POST', `/licitaciones/editar/${id}/asignar`, { json, headers });
}

describeServer('assigning a tender', (server) => {
  it('takes {Usuario} and answers who has it now', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const response = await assign(editor, id, { Usuario: people.author.id });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id, Asignado: people.author.id, version: 1 });
    expect(await editor.client.tenders.get({ params: { id } })).toMatchObject({
      Asignado: people.author.id,
      version: 1,
      tags: '',
    });
  });

  it('changes to another user and back to none, with an event for each', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    for (const Usuario of [people.author.id, people.both.id, null]) {
      expect(await (await assign(editor, id, { Usuario })).json()).toMatchObject({
        Asignado: Usuario,
      });
    }
    const { datos } = await editor.client.tenders.events({ params: { id } });
    expect(datos.map(({ tipo, antes, despues }) => ({ tipo, antes, despues }))).toEqual([
      { tipo: 'asignacion', antes: [people.both.fullName], despues: [] },
      { tipo: 'asignacion', antes: [people.author.fullName], despues: [people.both.fullName] },
      { tipo: 'asignacion', antes: [], despues: [people.author.fullName] },
    ]);
  });

  it('to whom has it already changes nothing', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    expect(await (await assign(editor, id, { Usuario: null })).json()).toEqual({
      id,
      Asignado: null,
      version: 0,
    });
    await assign(editor, id, { Usuario: people.author.id });
    const again = await assign(editor, id, { Usuario: people.author.id });
    expect(await again.json()).toEqual({ id, Asignado: people.author.id, version: 1 });
    expect((await editor.client.tenders.events({ params: { id } })).datos).toHaveLength(1);
  });

  it('keeps the tags, as tags keep who has it', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    await editor.client.tenders.setTags({ params: { id }, body: [tagIds.urgente] });
    await assign(editor, id, { Usuario: people.author.id });
    await editor.client.tenders.setTags({ params: { id }, body: [tagIds.revisar] });
    expect(await editor.client.tenders.get({ params: { id } })).toMatchObject({
      tags: String(tagIds.revisar),
      Asignado: people.author.id,
      version: 3,
    });
  });

  it.each([
    ['an inactive person', { Usuario: people.inactive.id }],
    ['a person of another company', { Usuario: people.foreign.id }],
    ['a person who is not there', { Usuario: 999 }],
    ['text', { Usuario: String(people.author.id) }],
    ['a name', { Usuario: people.author.email }],
    ['nobody named', {}],
    ['the field in lower case', { usuario: people.author.id }],
    ['a bare number', people.author.id],
    ['zero', { Usuario: 0 }],
    ['a fraction', { Usuario: 1.5 }],
  ])('refuses %s and writes nothing', async (_, json) => {
    const editor = await server.as('editor');
    const before = await editor.client.tenders.get({ params: { id: 1 } });
    const problem = await problemIn(assign(editor, 1, json));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(await editor.client.tenders.get({ params: { id: 1 } })).toEqual(before);
  });

  it('shows by the field what is wrong with the person', async () => {
    const editor = await server.as('editor');
    const { fieldErrors } = await problemIn(assign(editor, 1, { Usuario: people.inactive.id }));
    expect(fieldErrors).toEqual({ Usuario: { code: 'persona-no-activa' } });
  });

  it.each(['999', 'x'])('knows no tender %s', async (id) => {
    const editor = await server.as('editor');
    expect((await problemIn(assign(editor, id, { Usuario: null }))).code).toBe('no-encontrado');
  });

  it('refuses a version that is no longer the one', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    await assign(editor, id, { Usuario: people.author.id }, 0);
    expect(await problemIn(assign(editor, id, { Usuario: null }, 0))).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: { id, tags: '', Asignado: people.author.id, version: 1 },
    });
  });

  it('lets exactly one of ten win who saw the same version', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const candidates = [people.admin, people.maintainer, people.editor, people.author, people.both];
    const answers = await Promise.all(
      [...candidates, ...candidates].map(({ id: Usuario }) => assign(editor, id, { Usuario }, 0)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await editor.client.tenders.get({ params: { id } })).version).toBe(1);
  });

  it('gives and takes the right of an author to work on it', async () => {
    const [editor, author] = [await server.as('editor'), await server.as('author')];
    const id = nextTender();
    const tag = () =>
      author.send('POST', `/licitaciones/editar/${id}/tag`, { json: [tagIds.urgente] });
    expect((await tag()).status).toBe(403);
    await assign(editor, id, { Usuario: people.author.id });
    expect((await tag()).status).toBe(200);
    await assign(editor, id, { Usuario: null });
    expect((await tag()).status).toBe(403);
    // Not even their own may an author hand on.
    expect((await problemIn(assign(author, 2, { Usuario: null }))).code).toBe('sin-permiso');
  });
});

describeServer('the colleagues one can assign to', (server) => {
  it('are those of the company, by name, with their state', async () => {
    const { client } = await server.as('subscriber');
    const { datos } = await client.users.list();
    const expected = Object.values(people)
      .filter(({ memberships }) => memberships.some(({ companyId }) => companyId === 1))
      .map(({ id, fullName, email, status, memberships }) => {
        const role = memberships.find(({ companyId }) => companyId === 1)?.role;
        return {
          id,
          fullName,
          username: email.replace('@', '.'),
          email,
          avatar: null,
          role,
          status,
        };
      });
    const byName = (a: { fullName: string }, b: { fullName: string }) =>
      a.fullName < b.fullName ? -1 : 1;
    expect(datos.toSorted(byName)).toMatchObject(expected.sort(byName));
  });

  it('have the role they have in that company', async () => {
    const { client } = await server.as('foreign');
    const { datos } = await client.users.list();
    expect(Object.fromEntries(datos.map(({ email, role }) => [email, role]))).toEqual({
      [people.foreign.email]: 'admin',
      [people.both.email]: 'editor',
    });
  });
});

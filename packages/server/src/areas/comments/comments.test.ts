import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const comment = ({ client }: Visitor, id: number, texto: string, respondeA?: number) =>
  client.comments.create({ params: { id }, body: { texto, respondeA } });
const eventsOf = async ({ client }: Visitor, id: number, tipo: string) =>
  (await client.tenders.events({ params: { id } })).datos.filter((event) => event.tipo === tipo);

describeServer('comments', (server) => {
  it('are plain text of up to 10,000 characters, and script is text', async () => {
    const editor = await server.as('editor');
    const texto = '<script>alert(1)</script>\n  y una línea';
    expect(await comment(editor, 31, texto)).toMatchObject({
      texto,
      respondeA: null,
      autor: { id: people.editor.id, fullName: people.editor.fullName },
      cuando: server.now().toISOString(),
      editado: null,
      eliminado: false,
      resuelto: null,
      editable: true,
      borrable: true,
    });
    const long = 'ñ'.repeat(10_000);
    const { texto: stored } = await comment(editor, 31, long);
    expect(stored).toBe(long);
    for (const json of [{ texto: `${long}x` }, { texto: '   ' }, {}]) {
      const refused = editor.send('POST', '/api/licitaciones/31/comentarios', { json });
      expect(await problemIn(refused)).toMatchObject({ status: 422, code: 'datos-invalidos' });
    }
    const { datos } = await editor.client.comments.list({ params: { id: 31 } });
    expect(datos.map((one) => one.texto)).toEqual([texto, long]);
  });

  it('come from who may comment, also on a tender of somebody else, and are read by all', async () => {
    const [author, subscriber] = [await server.as('author'), await server.as('subscriber')];
    await comment(author, 32, 'De quien no es responsable');
    const { datos } = await subscriber.client.comments.list({ params: { id: 32 } });
    expect(datos).toMatchObject([{ editable: false, borrable: false }]);
    const json = { texto: 'No puedo' };
    const refused = subscriber.send('POST', '/api/licitaciones/32/comentarios', { json });
    expect(await problemIn(refused)).toMatchObject({ code: 'sin-permiso' });
  });

  it('mention active people of the company, who follow from then on; the rest stays text', async () => {
    const editor = await server.as('editor');
    const { author, foreign, inactive, maintainer } = people;
    const texto = `@[${author.id}] y @[${maintainer.id}], no @[${foreign.id}] ni @[${inactive.id}] ni @[999999999]`;
    const made = await comment(editor, 33, texto);
    expect(made.menciones.map(({ id }) => id)).toEqual([maintainer.id, author.id]);
    expect(made.texto).toBe(texto);
    for (const name of ['editor', 'author', 'maintainer', 'admin'] as const) {
      const { client } = await server.as(name);
      const { siguiendo } = await client.tenders.get({ params: { id: 33 } });
      expect([name, siguiendo]).toEqual([name, name !== 'admin']);
    }
    const [event] = await eventsOf(editor, 33, 'comentario');
    expect(event).toMatchObject({ antes: [], hechos: { objeto: made.id } });
    expect(event?.despues[0]).toContain(`@${author.fullName} y @${maintainer.fullName}, no @[6]`);
  });

  it('keep the name of a person who was removed while mentioned, through a correction', async () => {
    const editor = await server.as('editor');
    const { both } = people;
    const { id } = await comment(editor, 34, `Pregúntale a @[${both.id}]`);
    await server.database.asOwner(
      `delete from tender_followers where company_id = 1 and user_id = ${both.id}; delete from memberships where company_id = 1 and user_id = ${both.id}`,
    );
    const mention = [{ id: both.id, fullName: both.fullName, avatar: null }];
    const [read] = (await editor.client.comments.list({ params: { id: 34 } })).datos;
    expect(read?.menciones).toEqual(mention);
    const body = { texto: `Pregúntale mañana a @[${both.id}]` };
    const corrected = await editor.client.comments.update({ params: { id }, body });
    expect(corrected.menciones).toEqual(mention);
    // Nobody new can mention them.
    expect((await comment(editor, 34, `@[${both.id}]`)).menciones).toEqual([]);
  });

  it('answered at any place, are of the thread of the first', async () => {
    const editor = await server.as('editor');
    const first = await comment(editor, 35, 'Primero');
    const second = await comment(editor, 35, 'Segundo', first.id);
    const third = await comment(editor, 35, 'Tercero', second.id);
    expect([second.respondeA, third.respondeA]).toEqual([first.id, first.id]);
    const json = { texto: 'En otra', respondeA: first.id };
    const refused = editor.send('POST', '/api/licitaciones/36/comentarios', { json });
    expect(await problemIn(refused)).toMatchObject({
      status: 422,
      fieldErrors: { respondeA: { code: 'respuesta-sin-comentario' } },
    });
  });

  it('are corrected by their author alone, and the former text stays in the event', async () => {
    const [editor, admin] = [await server.as('editor'), await server.as('admin')];
    const { id } = await comment(editor, 37, 'Cierra el lunes');
    const refused = admin.send('PATCH', `/api/comentarios/${id}`, { json: { texto: 'Otro' } });
    expect(await problemIn(refused)).toMatchObject({
      code: 'sin-permiso',
      motivo: { code: 'comentario-ajeno' },
    });
    const update = (texto: string) =>
      editor.client.comments.update({ params: { id }, body: { texto } });
    expect(await update('Cierra el martes')).toMatchObject({
      texto: 'Cierra el martes',
      editado: server.now().toISOString(),
    });
    await update('Cierra el martes');
    expect(await eventsOf(editor, 37, 'comentario-editado')).toMatchObject([
      { antes: ['Cierra el lunes'], despues: ['Cierra el martes'], hechos: { objeto: id } },
    ]);
  });

  it('are resolved and reopened as a thread', async () => {
    const [editor, author] = [await server.as('editor'), await server.as('author')];
    const { id } = await comment(editor, 38, 'Hilo');
    const answer = await comment(author, 38, 'Respuesta', id);
    const { update } = author.client.comments;
    expect(await update({ params: { id }, body: { resuelto: true } })).toMatchObject({
      resuelto: { por: { id: people.author.id }, cuando: server.now().toISOString() },
    });
    await update({ params: { id }, body: { resuelto: true } });
    expect(await update({ params: { id }, body: { resuelto: false } })).toMatchObject({
      resuelto: null,
    });
    expect(await eventsOf(editor, 38, 'comentario-resuelto')).toMatchObject([
      { antes: ['Hilo'], despues: [] },
      { antes: [], despues: ['Hilo'] },
    ]);
    const json = { resuelto: true };
    expect(
      await problemIn(author.send('PATCH', `/api/comentarios/${answer.id}`, { json })),
    ).toMatchObject({ fieldErrors: { resuelto: { code: 'solo-hilos' } } });
  });

  it('deleted by their author or an administrator, leave a place without text', async () => {
    const [author, editor] = [await server.as('author'), await server.as('editor')];
    const maintainer = await server.as('maintainer');
    const { id } = await comment(author, 39, 'Se borra');
    const answer = await comment(editor, 39, 'Queda', id);
    const path = `/api/comentarios/${id}`;
    expect(await problemIn(editor.send('DELETE', path))).toMatchObject({
      motivo: { code: 'comentario-no-borrable' },
    });
    expect(await maintainer.client.comments.remove({ params: { id } })).toMatchObject({
      texto: '',
      eliminado: true,
      menciones: [],
      editable: false,
      borrable: false,
    });
    await editor.client.comments.remove({ params: { id: answer.id } });
    for (const [method, init] of [
      ['DELETE', {}],
      ['PATCH', { json: { texto: 'Otra vez' } }],
    ] as const) {
      expect(await problemIn(author.send(method, path, init))).toMatchObject({
        status: 422,
        motivo: { code: 'comentario-ya-eliminado' },
      });
    }
    const { datos } = await author.client.comments.list({ params: { id: 39 } });
    expect(datos.map(({ texto, eliminado }) => [texto, eliminado])).toEqual([
      ['', true],
      ['', true],
    ]);
    expect(await eventsOf(author, 39, 'comentario-eliminado')).toHaveLength(2);
  });

  it('of a company are nothing to another', async () => {
    const foreign = await server.as('foreign');
    const { id } = await comment(await server.as('editor'), 40, 'Nuestro');
    expect((await foreign.client.comments.list({ params: { id: 40 } })).datos).toEqual([]);
    for (const [method, init] of [
      ['DELETE', {}],
      ['PATCH', { json: { texto: 'Suyo' } }],
    ] as const) {
      const refused = foreign.send(method, `/api/comentarios/${id}`, init);
      expect((await problemIn(refused)).code).toBe('no-encontrado');
    }
  });
});

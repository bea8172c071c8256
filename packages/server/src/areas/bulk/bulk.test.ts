import type { BulkChange, BulkSelection } from '@pliego/contract/areas/bulk';
import { beforeAll, describe, expect, it } from 'vitest';
import { people, tagIds } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';
import { aReason } from '#server/testing/work-calls.ts';

const change = (
  { client }: Visitor,
  ids: number[],
  cambio: BulkChange,
  options: { prueba?: boolean } = {},
) => client.bulk.change({ body: { seleccion: { ids }, cambio, ...options } });

const undo = ({ client }: Visitor, id: number | undefined) =>
  client.bulk.undo({ params: { id: id ?? 0 } });

const resultsOf = ({ datos }: { datos: { id: number; resultado: string }[] }) =>
  datos.map(({ id, resultado }) => [id, resultado]);

const workOf = ({ client }: Visitor, id: number) => client.work.get({ params: { id } });

const newest = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos[0];

const noticesOf = async (server: TestServer, who: 'author' | 'editor') =>
  (await (await server.as(who)).client.notices.list({ query: {} })).datos;

describeServer('a change of many tenders', (server) => {
  beforeAll(() => server.setNow(fixtureNow));

  it('says of each what would happen, and changes nothing by that', async () => {
    const editor = await server.as('editor');
    const before = await workOf(editor, 20);
    const cambio = { tipo: 'prioridad', prioridad: 'alta' } as const;
    const tried = await change(editor, [20, 999_999, 20], cambio, { prueba: true });
    expect(tried).toMatchObject({ masivo: null, cambian: 1, iguales: 0, omitidas: 1 });
    expect(resultsOf(tried)).toEqual([
      [20, 'cambia'],
      [999_999, 'no-encontrado'],
    ]);
    expect(await workOf(editor, 20)).toEqual(before);
  });

  it('adds and takes away tags, keeps the others, and puts all back', async () => {
    const editor = await server.as('editor');
    const { urgente, revisar } = tagIds;
    await editor.client.tenders.setTags({ params: { id: 20 }, body: [revisar] });
    const cambio: BulkChange = { tipo: 'etiquetas', agregar: [urgente], quitar: [revisar] };
    const done = await change(editor, [20, 21], cambio);
    expect(done.cambian).toBe(2);
    expect((await workOf(editor, 20)).tags).toBe(String(urgente));
    expect((await workOf(editor, 21)).tags).toBe(String(urgente));
    expect(await newest(editor, 20)).toMatchObject({
      tipo: 'etiquetas',
      antes: ['Por revisar'],
      despues: ['Urgente'],
      usuario: { id: people.editor.id },
    });
    expect(await undo(editor, done.masivo?.id)).toEqual({ deshechas: 2, quedan: [] });
    expect((await workOf(editor, 20)).tags).toBe(String(revisar));
    expect((await workOf(editor, 21)).tags).toBe('');
    expect(await newest(editor, 20)).toMatchObject({
      antes: ['Urgente'],
      despues: ['Por revisar'],
    });
  });

  it('discards with one reason, says what may not be, and reopens all by undoing', async () => {
    const editor = await server.as('editor');
    const motivo = await aReason(editor, 'descartada');
    await editor.client.work.move({ params: { id: 12 }, body: { etapa: 'descartada', motivo } });
    const cambio = { tipo: 'etapa', etapa: 'descartada', motivo, nota: 'Todas' } as const;
    const done = await change(editor, [13, 999_999, 12, 11, 13], cambio);
    expect(resultsOf(done)).toEqual([
      [11, 'cambia'],
      [12, 'igual'],
      [13, 'cambia'],
      [999_999, 'no-encontrado'],
    ]);
    expect(await workOf(editor, 11)).toMatchObject({
      etapa: 'descartada',
      motivo: { id: motivo },
      nota: 'Todas',
      version: 1,
    });
    await undo(editor, done.masivo?.id);
    expect(await workOf(editor, 11)).toMatchObject({
      etapa: 'detectada',
      etapaDesde: null,
      motivo: null,
      nota: null,
    });
    expect(await workOf(editor, 12)).toMatchObject({ etapa: 'descartada' });
  });

  it('leaves alone what asks for something of each tender, or leads elsewhere', async () => {
    const editor = await server.as('editor');
    const tried = async (etapa: 'presentada' | 'ganada') =>
      resultsOf(await change(editor, [14], { tipo: 'etapa', etapa }, { prueba: true }));
    expect(await tried('presentada')).toEqual([[14, 'faltan-datos']]);
    expect(await tried('ganada')).toEqual([[14, 'etapa']]);
  });

  it('refuses what is missing for all: a reason, a person, a tag', async () => {
    const editor = await server.as('editor');
    const wrong: [object, string, string][] = [
      [{ tipo: 'etapa', etapa: 'descartada' }, 'cambio.motivo', 'falta-motivo'],
      [
        { tipo: 'etapa', etapa: 'descartada', motivo: 9_999 },
        'cambio.motivo',
        'motivo-desconocido',
      ],
      [
        { tipo: 'etiquetas', agregar: [9_999], quitar: [] },
        'cambio.agregar',
        'etiquetas-desconocidas',
      ],
      [{ tipo: 'responsable', Usuario: people.inactive.id }, 'cambio.Usuario', 'persona-no-activa'],
    ];
    for (const [cambio, field, code] of wrong) {
      const json = { seleccion: { ids: [14] }, cambio };
      const refused = await problemIn(editor.send('POST', '/api/licitaciones/masivo', { json }));
      expect([refused.status, refused.fieldErrors?.[field]?.code]).toEqual([422, code]);
    }
    expect(await workOf(editor, 14)).toMatchObject({ version: 0 });
  });

  it('leaves to a collaborator what is theirs', async () => {
    const author = await server.as('author');
    const cambio = { tipo: 'prioridad', prioridad: 'baja' } as const;
    expect(resultsOf(await change(author, [1, 2], cambio))).toEqual([
      [1, 'sin-permiso'],
      [2, 'cambia'],
    ]);
    const follow = { tipo: 'seguir', siguiendo: true } as const;
    const reader = await server.as('subscriber');
    expect((await change(reader, [30, 31], follow)).cambian).toBe(2);
    expect(resultsOf(await change(reader, [30], cambio))).toEqual([[30, 'sin-permiso']]);
    expect(await workOf(reader, 30)).toMatchObject({ siguiendo: true });
  });

  it('takes all that a list holds', async () => {
    const editor = await server.as('editor');
    const seleccion: BulkSelection = { consulta: { region: [11] } };
    const { total } = await editor.client.tenders.list({ query: { region: [11] } });
    const body = { seleccion, cambio: { tipo: 'prioridad', prioridad: 'media' } as const };
    const done = await editor.client.bulk.change({ body });
    expect(done.cambian).toBe(total);
    const { datos } = await editor.client.tenders.list({ query: { region: [11], limit: 100 } });
    expect(new Set(datos.map(({ prioridad }) => prioridad))).toEqual(new Set(['media']));
  });

  it('gives a person one notice of many, which tells when it was undone', async () => {
    const admin = await server.as('admin');
    const before = await noticesOf(server, 'author');
    const cambio = { tipo: 'responsable', Usuario: people.author.id } as const;
    const done = await change(admin, [32, 33, 34], cambio);
    const given = async () =>
      (await noticesOf(server, 'author')).slice(0, -before.length || undefined);
    expect(await given()).toMatchObject([
      {
        texto: {
          code: 'aviso-asignadas',
          params: { count: 3, quien: people.admin.fullName },
        },
        licitacion: null,
      },
    ]);
    expect(await workOf(await server.as('author'), 33)).toMatchObject({
      Asignado: people.author.id,
      siguiendo: true,
    });
    await undo(admin, done.masivo?.id);
    expect(await given()).toMatchObject([{ texto: { code: 'aviso-masivo-deshecho' } }]);
    expect(await workOf(await server.as('author'), 33)).toMatchObject({
      Asignado: null,
      siguiendo: false,
    });
  });

  it('never makes two who change the same ones wait for each other forever', async () => {
    const editor = await server.as('editor');
    const motivo = await aReason(editor, 'descartada');
    const cambio = { tipo: 'etapa', etapa: 'descartada', motivo } as const;
    const ids = [15, 16, 17, 18, 19];
    const answers = await Promise.all([
      change(editor, ids, cambio),
      change(editor, ids.toReversed(), cambio),
    ]);
    expect(answers.map(({ cambian }) => cambian).toSorted((a, b) => a - b)).toEqual([0, 5]);
  });

  describe('undone', () => {
    const high = { tipo: 'prioridad', prioridad: 'alta' } as const;

    it('leaves it to a person whether they still follow what they followed before', async () => {
      const [admin, author] = [await server.as('admin'), await server.as('author')];
      const follow = (siguiendo: boolean) =>
        author.client.work.follow({ params: { id: 38 }, body: { siguiendo } });
      await follow(true);
      const cambio = { tipo: 'responsable', Usuario: people.author.id } as const;
      const done = await change(admin, [38, 39], cambio);
      await follow(false);
      await undo(admin, done.masivo?.id);
      expect(await workOf(author, 38)).toMatchObject({ Asignado: null, siguiendo: false });
      expect(await workOf(author, 39)).toMatchObject({ Asignado: null, siguiendo: false });
    });

    it('says nothing of a tender that was kept to its team since, and leaves it as it is', async () => {
      const [admin, editor] = [await server.as('admin'), await server.as('editor')];
      const done = await change(editor, [40, 41], high);
      const restrict = (restringida: boolean) =>
        admin.client.work.update({ params: { id: 41 }, body: { restringida } });
      await restrict(true);
      const hidden = { id: 41, codigo: null };
      expect(await undo(editor, done.masivo?.id)).toEqual({ deshechas: 1, quedan: [hidden] });
      expect(resultsOf(await change(editor, [41], high))).toEqual([[41, 'no-encontrado']]);
      expect((await workOf(admin, 41)).prioridad).toBe('alta');
      await restrict(false);
    });

    it('leaves what somebody changed since, and names it', async () => {
      const editor = await server.as('editor');
      const done = await change(editor, [35, 36], high);
      const { version } = await workOf(editor, 36);
      await editor.client.work.update({
        params: { id: 36 },
        body: { probabilidad: 40 },
        ifVersion: version,
      });
      const { deshechas, quedan } = await undo(editor, done.masivo?.id);
      expect(deshechas).toBe(1);
      expect(quedan.map(({ id }) => id)).toEqual([36]);
      expect((await workOf(editor, 35)).prioridad).toBeNull();
      expect(await workOf(editor, 36)).toMatchObject({ prioridad: 'alta', probabilidad: 40 });
    });

    it('is for who did it alone, once, and for ten minutes', async () => {
      const editor = await server.as('editor');
      const done = await change(editor, [37], high);
      const path = `/api/masivos/${done.masivo?.id}/deshacer`;
      const codeFor = async (visitor: Visitor) =>
        (await problemIn(visitor.send('POST', path, { json: {} }))).motivo?.code;
      expect(await codeFor(await server.as('admin'))).toBe('masivo-desconocido');
      await undo(editor, done.masivo?.id);
      expect(await codeFor(editor)).toBe('masivo-ya-deshecho');

      const late = await change(editor, [37], high);
      server.setNow('2026-11-20T15:10:01.000Z');
      const refused = editor.send('POST', `/api/masivos/${late.masivo?.id}/deshacer`, { json: {} });
      expect((await problemIn(refused)).motivo?.code).toBe('masivo-vencido');
      server.setNow(fixtureNow);
    });
  });
});

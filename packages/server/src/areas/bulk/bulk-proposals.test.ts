import type { StageOutcome } from '@pliego/contract/areas/work-shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, type TestServer, type Visitor } from '#server/testing/test-server.ts';
import { proposeStage, someEvidence } from '#server/testing/work-calls.ts';

const ours: StageOutcome = {
  ganador: 'COMERCIAL ANDES',
  rutGanador: '78904120-2',
  monto: 5_000,
  moneda: 'CLP',
};
const theirs: StageOutcome = { ...ours, ganador: 'Otra SpA', rutGanador: '76000000-0' };
const nobodyNamed: StageOutcome = { ganador: null, rutGanador: null, monto: null, moneda: null };

async function bidFor(server: TestServer, id: number): Promise<void> {
  const { client } = await server.as('editor');
  const body = { etapa: 'presentada', evidencia: someEvidence } as const;
  await client.work.move({ params: { id }, body });
}

/** Has the portal propose how our bid for a tender ended. */
async function propose(
  server: TestServer,
  id: number,
  stage: 'ganada' | 'perdida',
  outcome: StageOutcome,
): Promise<void> {
  await bidFor(server, id);
  await proposeStage(server, id, stage, outcome);
}

const decide = ({ client }: Visitor, ids: number[], acepta: boolean) =>
  client.bulk.change({ body: { seleccion: { ids }, cambio: { tipo: 'propuesta', acepta } } });

const undo = ({ client }: Visitor, id: number | undefined) =>
  client.bulk.undo({ params: { id: id ?? 0 } });

const workOf = ({ client }: Visitor, id: number) => client.work.get({ params: { id } });

const newest = async ({ client }: Visitor, id: number, count: number) => {
  const { datos } = await client.tenders.events({ params: { id } });
  return datos.slice(0, count).map(({ tipo, usuario, hechos }) => [tipo, usuario?.id, hechos]);
};

const resultsOf = ({ datos }: { datos: { id: number; resultado: string }[] }) =>
  datos.map(({ id, resultado }) => [id, resultado]);

const waiting = async ({ client }: Visitor) => (await client.home.counts()).propuestas;

describeServer('what the portal proposes of many tenders', (server) => {
  beforeAll(() => server.setNow(fixtureNow));

  it('is accepted of each with its own stage and outcome, and told as if decided alone', async () => {
    const editor = await server.as('editor');
    await propose(server, 50, 'ganada', ours);
    await propose(server, 51, 'perdida', theirs);
    const before = await waiting(editor);
    const done = await decide(editor, [50, 51], true);
    expect(done).toMatchObject({ cambian: 2, omitidas: 0 });
    expect(await workOf(editor, 50)).toMatchObject({
      etapa: 'ganada',
      etapaDesde: fixtureNow,
      propuesta: null,
      resultado: ours,
    });
    expect(await workOf(editor, 51)).toMatchObject({
      etapa: 'perdida',
      propuesta: null,
      resultado: theirs,
    });
    expect(await newest(editor, 51, 2)).toEqual([
      ['etapa', people.editor.id, { de: 'presentada', a: 'perdida' }],
      ['propuesta', people.editor.id, { de: 'presentada', a: 'perdida', acepta: true }],
    ]);
    expect(await waiting(editor)).toBe(before - 2);
  });

  it('waits again once accepting is undone', async () => {
    const editor = await server.as('editor');
    await propose(server, 52, 'ganada', ours);
    const before = await workOf(editor, 52);
    const done = await decide(editor, [52], true);
    expect(await undo(editor, done.masivo?.id)).toEqual({ deshechas: 1, quedan: [] });
    expect(await workOf(editor, 52)).toMatchObject({
      etapa: 'presentada',
      propuesta: before.propuesta,
      resultado: null,
    });
    expect(await newest(editor, 52, 1)).toEqual([
      ['etapa', people.editor.id, { de: 'ganada', a: 'presentada', motivo: null, nota: null }],
    ]);
  });

  it('is gone when rejected, the stage staying, and waits again once that is undone', async () => {
    const editor = await server.as('editor');
    await propose(server, 53, 'perdida', nobodyNamed);
    const before = await workOf(editor, 53);
    const done = await decide(editor, [53], false);
    expect(await workOf(editor, 53)).toMatchObject({
      etapa: 'presentada',
      etapaDesde: before.etapaDesde,
      propuesta: null,
    });
    expect(await newest(editor, 53, 1)).toEqual([
      ['propuesta', people.editor.id, { de: 'presentada', a: 'perdida', acepta: false }],
    ]);
    await undo(editor, done.masivo?.id);
    expect((await workOf(editor, 53)).propuesta).toEqual(before.propuesta);
    expect(await newest(editor, 53, 1)).toEqual([
      ['propuesta', people.editor.id, { de: 'presentada', a: 'perdida' }],
    ]);
  });

  it('is left where a person has to say who won, where there is none, and to whom it is not', async () => {
    const editor = await server.as('editor');
    await propose(server, 54, 'perdida', nobodyNamed);
    await bidFor(server, 55);
    expect(resultsOf(await decide(editor, [54, 55], true))).toEqual([
      [54, 'faltan-datos'],
      [55, 'sin-propuesta'],
    ]);
    expect(resultsOf(await decide(await server.as('author'), [54], false))).toEqual([
      [54, 'sin-permiso'],
    ]);
    expect(await workOf(editor, 54)).toMatchObject({ etapa: 'presentada', propuesta: {} });
  });

  describe('told to who follows them', () => {
    const told = async () => {
      const { client } = await server.as('author');
      const { datos } = await client.notices.list({ query: {} });
      return datos.map(({ texto: { code, params } }) => [code, params?.['count'], params?.['a']]);
    };

    it('is one notice a stage, which says when it was undone', async () => {
      const [editor, author] = [await server.as('editor'), await server.as('author')];
      await propose(server, 56, 'ganada', ours);
      await propose(server, 57, 'ganada', ours);
      await propose(server, 58, 'perdida', theirs);
      await propose(server, 59, 'perdida', theirs);
      await propose(server, 60, 'perdida', theirs);
      const ids = [56, 57, 58, 59, 60];
      for (const id of ids) {
        await author.client.work.follow({ params: { id }, body: { siguiendo: true } });
      }
      const before = await told();
      const done = await decide(editor, ids, true);
      const given = (await told()).slice(0, -before.length || undefined);
      expect(new Set(given)).toEqual(
        new Set([
          ['aviso-etapas', 2, 'ganada'],
          ['aviso-etapas', 3, 'perdida'],
        ]),
      );
      await undo(editor, done.masivo?.id);
      const since = (await told()).slice(0, -before.length || undefined);
      expect(since.map(([code]) => code)).toEqual([
        'aviso-masivo-deshecho',
        'aviso-masivo-deshecho',
      ]);
    });
  });
});

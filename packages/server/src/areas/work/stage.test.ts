import type { Expediente } from '@pliego/contract/areas/work-shapes';
import { allowedMoves, type Stage, stages } from '@pliego/contract/rules/work-stages';
import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';
import { aReason, onWork, someEvidence } from '#server/testing/work-calls.ts';

let untouched = 2;
const nextTender = (): number => {
  untouched += 1;
  return untouched;
};

const move = (visitor: Visitor, id: number, json: unknown, version?: number) =>
  onWork(visitor, id, 'etapa', json, version);

const facts = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos.map(({ tipo, hechos }) => {
    const said = { tipo };
    return Object.assign(said, hechos);
  });

const after: Record<'reason' | 'bid' | 'outcome', ReadonlySet<Stage>> = {
  reason: new Set(['descartada', 'retirada']),
  bid: new Set(['presentada', 'ganada', 'perdida', 'retirada']),
  outcome: new Set(['ganada', 'perdida', 'sin-ganador']),
};

/** What of the rules a step of the work on a tender breaks. */
function brokenBy(before: Expediente, now: Expediente): string[] {
  const { etapa, motivo, evidencia, resultado, version } = now;
  const hasMoved = etapa !== before.etapa;
  const holds = {
    'moves as allowed': !hasMoved || before.movimientos.includes(etapa),
    'changes by moves alone': hasMoved || isDeepStrictEqual(now, before),
    'counts its versions': version - before.version === Number(hasMoved),
    'has a reason where one is asked for': (motivo !== null) === after.reason.has(etapa),
    'has evidence of a bid': !after.bid.has(etapa) || evidencia?.numero === someEvidence.numero,
    'keeps its evidence': before.evidencia === null || evidencia !== null,
    'knows who won': etapa !== 'perdida' || resultado?.ganador === 'Otra SpA',
    'has no outcome before the end': resultado === null || after.outcome.has(etapa),
  };
  return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

describeServer('moving a tender between stages', (server) => {
  it('follows the rules, and writes an event for each move', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const untouchedWork = await editor.client.work.get({ params: { id } });
    expect(untouchedWork).toMatchObject({ version: 0, etapa: 'detectada', etapaDesde: null });
    const moved = await editor.client.work.move({
      params: { id },
      body: { etapa: 'en-analisis', nota: 'Se ve bien' },
    });
    expect(moved).toMatchObject({
      version: 1,
      etapa: 'en-analisis',
      etapaDesde: server.now().toISOString(),
      movimientos: [...allowedMoves('en-analisis')],
      nota: 'Se ve bien',
    });
    await editor.client.work.move({
      params: { id },
      body: { etapa: 'presentada', evidencia: someEvidence },
    });
    expect(await facts(editor, id)).toEqual([
      { tipo: 'etapa', de: 'en-analisis', a: 'presentada', motivo: null, nota: null },
      { tipo: 'etapa', de: 'detectada', a: 'en-analisis', motivo: null, nota: 'Se ve bien' },
    ]);
  });

  it('refuses a move that the rules forbid, and names those they allow', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const message = {
      code: 'movimiento-no-permitido',
      params: {
        de: 'Detectada',
        a: 'Ganada',
        permitidas: 'En análisis, En preparación, Presentada, Sin ganador, Descartada',
      },
    };
    expect(
      await problemIn(move(editor, id, { etapa: 'ganada', evidencia: someEvidence })),
    ).toMatchObject({
      status: 422,
      code: 'datos-invalidos',
      motivo: message,
      fieldErrors: { etapa: message },
    });
    expect(await editor.client.work.get({ params: { id } })).toMatchObject({ version: 0 });
    expect(await facts(editor, id)).toEqual([]);
  });

  it.each([
    ['a reason', { etapa: 'descartada' }, { motivo: 'falta-motivo' }],
    ['a known reason', { etapa: 'descartada', motivo: 9_999 }, { motivo: 'motivo-desconocido' }],
    ['evidence', { etapa: 'presentada' }, { evidencia: 'falta-evidencia' }],
    [
      'a receipt',
      { etapa: 'presentada', evidencia: { cuando: someEvidence.cuando } },
      { evidencia: 'evidencia-sin-comprobante' },
    ],
    [
      'a file of the same tender',
      { etapa: 'presentada', evidencia: { cuando: someEvidence.cuando, adjunto: 9_999 } },
      { 'evidencia.adjunto': 'adjunto-desconocido' },
    ],
    [
      'a bid of the past',
      { etapa: 'presentada', evidencia: { cuando: '2099-01-01T00:00:00Z', numero: '1' } },
      { 'evidencia.cuando': 'evidencia-en-el-futuro' },
    ],
    ['a stage of the list', { etapa: 'archivada' }, { etapa: 'etapa-de-lista' }],
  ])('asks for %s', async (_, json, expected) => {
    const editor = await server.as('editor');
    const { status, fieldErrors = {} } = await problemIn(move(editor, nextTender(), json));
    expect(status).toBe(422);
    const codes = Object.entries(fieldErrors).map(([field, { code }]) => [field, code]);
    expect(Object.fromEntries(codes)).toEqual(expected);
  });

  it('refuses a reason of another stage, of another company, and one that is no longer offered', async () => {
    const maintainer = await server.as('maintainer');
    const id = nextTender();
    const gone = await maintainer.client.work.createReason({
      body: { nombre: 'Ya no', etapa: 'descartada' },
    });
    await maintainer.client.work.updateReason({
      params: { id: gone.id },
      body: { retirado: true },
    });
    const others = [
      gone.id,
      await aReason(maintainer, 'retirada'),
      await aReason(await server.as('foreign'), 'descartada'),
    ];
    for (const motivo of others) {
      expect(await problemIn(move(maintainer, id, { etapa: 'descartada', motivo }))).toMatchObject({
        fieldErrors: { motivo: { code: 'motivo-desconocido' } },
      });
    }
  });

  it('keeps a loss with who won, and loses what no longer holds when it is reopened', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const params = { id };
    await editor.client.work.move({
      params,
      body: { etapa: 'presentada', evidencia: someEvidence },
    });
    expect(await problemIn(move(editor, id, { etapa: 'perdida', resultado: {} }))).toMatchObject({
      fieldErrors: { resultado: { code: 'falta-resultado' } },
    });
    const resultado = { ganador: 'Otra SpA', rutGanador: '78.907.560-3', monto: 5, moneda: 'CLP' };
    const lost = await editor.client.work.move({
      params,
      body: { etapa: 'perdida', resultado: { ...resultado, moneda: 'CLP' } },
    });
    expect(lost.resultado).toEqual({ ...resultado, rutGanador: '78907560-3' });
    const reopened = await editor.client.work.move({ params, body: { etapa: 'presentada' } });
    expect(reopened).toMatchObject({
      resultado: null,
      evidencia: { ...someEvidence, adjunto: null },
    });
    const motivo = await aReason(editor, 'retirada');
    expect(
      await editor.client.work.move({ params, body: { etapa: 'retirada', motivo } }),
    ).toMatchObject({ motivo: { id: motivo } });
    expect(
      await editor.client.work.move({ params, body: { etapa: 'en-preparacion' } }),
    ).toMatchObject({ motivo: null, evidencia: someEvidence });
  });

  it('refuses an old version with the present state', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    await move(editor, id, { etapa: 'en-analisis' }, 0);
    expect(await problemIn(move(editor, id, { etapa: 'en-preparacion' }, 0))).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: { id, etapa: 'en-analisis', version: 1 },
    });
  });

  it('is for who may work on the tender', async () => {
    const id = nextTender();
    const author = await server.as('author');
    const body = { etapa: 'en-analisis' };
    expect(await problemIn(move(author, id, body))).toMatchObject({ code: 'sin-permiso' });
    expect(await problemIn(move(await server.as('subscriber'), id, body))).toMatchObject({
      code: 'sin-permiso',
    });
    const editor = await server.as('editor');
    await editor.client.tenders.assign({ params: { id }, body: { Usuario: people.author.id } });
    expect((await move(author, id, body)).status).toBe(200);
    const foreign = await server.as('foreign');
    expect(await foreign.client.work.get({ params: { id } })).toMatchObject({
      etapa: 'detectada',
      version: 0,
      seguidores: [],
    });
    expect(await problemIn(move(editor, 999, body))).toMatchObject({ code: 'no-encontrado' });
  });

  it('to its own stage changes nothing but the place', async () => {
    const editor = await server.as('editor');
    const [one, two] = [nextTender(), nextTender()];
    for (const id of [one, two]) {
      await editor.client.work.move({ params: { id }, body: { etapa: 'en-preparacion' } });
    }
    const lugar = { tras: null, ante: one };
    const placed = await editor.client.work.move({
      params: { id: two },
      body: { etapa: 'en-preparacion', lugar },
    });
    expect(placed.version).toBe(1);
    expect(await facts(editor, two)).toHaveLength(1);
  });

  it('keeps every rule, whatever is asked for in whatever order', async () => {
    const editor = await server.as('editor');
    const reasons = {
      descartada: await aReason(editor, 'descartada'),
      retirada: await aReason(editor, 'retirada'),
    };
    const step = fc.record({
      etapa: fc.constantFrom(...stages),
      motivo: fc.constantFrom(null, reasons.descartada, reasons.retirada, 9_999),
      evidencia: fc.constantFrom(null, someEvidence, { cuando: someEvidence.cuando }),
      resultado: fc.constantFrom(null, {}, { ganador: 'Otra SpA', monto: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        const id = nextTender();
        const start = await editor.client.work.get({ params: { id } });
        let before = start;
        for (const body of steps) {
          const response = await move(editor, id, body);
          expect([200, 422]).toContain(response.status);
          const now = await editor.client.work.get({ params: { id } });
          expect(brokenBy(before, now)).toEqual([]);
          before = now;
        }
        const events = await facts(editor, id);
        expect(events.filter(({ tipo }) => tipo === 'etapa')).toHaveLength(
          before.version - start.version,
        );
      }),
      { numRuns: 4 },
    );
  });
});

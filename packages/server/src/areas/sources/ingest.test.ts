import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { printedRut } from '@pliego/contract/rules/rut';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { JsonObject, NoticeFormat, Observation } from '@pliego/sources/notice';
import { expect, it } from 'vitest';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow, fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { tenderKeys } from '#server/db/schema/tenders.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { createRun, interruptRuns } from './commands.ts';
import { hashed } from './fold-batch.ts';
import { ingestBatch } from './ingest.ts';

const context = { runId: null, companyId: null, readAt: fixtureNow };

function ingest(server: TestServer, ...observations: Observation[]) {
  return ingestBatch(server.database, observations.map(hashed), context);
}

function observed(
  format: NoticeFormat,
  code: string,
  observedAt: string,
  payload: JsonObject,
): Observation {
  return { source: 'mercado-publico', code, format, observedAt, payload };
}

/** An element of the four-field list. */
function listed(
  code: string,
  observedAt: string,
  state: number,
  closesAt: string | null,
): Observation {
  const payload = {
    CodigoExterno: code,
    Nombre: `Lista ${code}`,
    CodigoEstado: state,
    FechaCierre: closesAt,
  };
  return observed('mp-listado', code, observedAt, payload);
}

async function tenderOf(server: TestServer, code: string): Promise<TenderDetail> {
  const { client } = await server.as('editor');
  const { datos } = await client.tenders.list({ query: { q: code, limit: 1 } });
  expect(datos[0]?.codigo).toBe(code);
  return client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
}

describeServer('the numbers of tenders', (server) => {
  it('follow the order in which they came, into an empty database too', async () => {
    const stored = await server.database.transaction('system', (tx) =>
      tx.select({ code: tenderKeys.code }).from(tenderKeys).orderBy(tenderKeys.id),
    );
    const came = fixtureTenders.map(({ code }) => code);
    expect(stored.map(({ code }) => code).slice(0, came.length)).toEqual(came);
  });
});

describeServer('the state of a tender', (server) => {
  it.each<[number, StateClass, string]>([
    [5, 'publicada', 'Publicada'],
    [6, 'cerrada', 'Cerrada'],
    [7, 'desierta', 'Desierta'],
    [8, 'adjudicada', 'Adjudicada'],
    [15, 'revocada', 'Revocada'],
    [16, 'suspendida', 'Suspendida'],
    [18, 'revocada', 'Revocada'],
    [19, 'suspendida', 'Suspendida'],
    [99, 'desconocida', 'Estado desconocido (99)'],
    [0, 'desconocida', 'Estado desconocido (0)'],
  ])('of code %i is %s', async (state, clase, texto) => {
    const code = `400-${state}-LE26`;
    await ingest(server, listed(code, '2026-11-19T12:00:00.000Z', state, '2026-11-30T15:00:00'));
    expect((await tenderOf(server, code)).estado).toEqual({ codigo: String(state), texto, clase });
  });
});

describeServer('the closing of a tender', (server) => {
  const closing = '2026-12-01T15:00:00';
  const instant = '2026-12-01T18:00:00.000Z';

  it('of a detail is not replaced by the act of a later list', async () => {
    const code = '401-1-LE26';
    await ingest(
      server,
      aTender({ code, closesAt: closing, observedAt: '2026-11-10T12:00:00.000Z' }),
    );
    await ingest(server, listed(code, '2026-11-19T12:00:00.000Z', 15, '2026-11-18T17:45:37.413'));
    const { cierre, fechas, estado } = await tenderOf(server, code);
    expect(estado.clase).toBe('revocada');
    expect(cierre).toBe(instant);
    expect(fechas.cierre?.original).toBe(closing);
    expect(fechas.acto?.instante).toBe('2026-11-18T20:45:37.413Z');
  });

  it('of a detail is not replaced by another that a later list gives', async () => {
    const code = '401-2-LE26';
    await ingest(
      server,
      aTender({ code, closesAt: closing, observedAt: '2026-11-10T12:00:00.000Z' }),
      listed(code, '2026-11-19T12:00:00.000Z', 6, '2026-12-09T15:00:00'),
    );
    expect((await tenderOf(server, code)).cierre).toBe(instant);
  });

  it('of a list is all there is until a detail comes', async () => {
    const code = '401-3-LE26';
    await ingest(server, listed(code, '2026-11-19T12:00:00.000Z', 5, '2026-12-09T15:00:00'));
    expect((await tenderOf(server, code)).cierre).toBe('2026-12-09T18:00:00.000Z');
    // The detail is older than the list, and wins all the same.
    await ingest(
      server,
      aTender({ code, closesAt: closing, observedAt: '2026-11-10T12:00:00.000Z' }),
    );
    expect((await tenderOf(server, code)).cierre).toBe(instant);
  });

  it('may be unknown', async () => {
    const code = '401-4-LE26';
    await ingest(server, aTender({ code, closesAt: null }));
    expect((await tenderOf(server, code)).cierre).toBeNull();
  });
});

/** Observations of three tenders of one institution over some days; each world has its own codes. */
function noticesOf(world: number): Observation[] {
  const rut = printedRut(60_000_000 + world);
  const named = (name: string) => ({ name, taxId: rut });
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter}-${world}-LE26`) as [
    string,
    string,
    string,
  ];
  const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`;
  const csv = {
    codigo: b,
    nombre: 'B en el CSV',
    institucion_nombre: 'Nombre del CSV',
    institucion_rut: rut,
    region: 'Región del Maule ',
    tipo: 'LE',
    fecha_inicio: '2026-10-01T10:00:00',
    fecha_final: '2026-10-20T15:00:00',
    monto_estimado: '7',
    unidad_monetaria: 'CLP',
    estado: 'cerrada',
  };
  return [
    aTender({
      code: a,
      title: 'A',
      buyer: named('Primer nombre'),
      complaints: 3,
      observedAt: day(1),
    }),
    listed(a, day(3), 6, '2026-11-02T15:00:00'),
    aTender({
      code: a,
      title: 'A',
      buyer: named('Primer nombre'),
      complaints: 5,
      observedAt: day(5),
    }),
    aTender({
      code: b,
      title: 'B',
      buyer: named('Segundo nombre'),
      complaints: 4,
      observedAt: day(2),
    }),
    observed('mp-csv', b, day(4), csv),
    aTender({ code: b, title: 'B otra vez', buyer: named('Tercer nombre'), observedAt: day(5) }),
    listed(c, day(2), 5, '2026-12-01T15:00:00'),
    listed(c, day(2), 8, '2026-12-01T15:00:00'),
  ];
}

/** A shuffle that is the same in every run. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const keyed = list.map((value, at) => ({
    value,
    key: ((at + 1) * (seed * 7919 + 104_729)) % 1_299_709,
  }));
  return keyed.sort((x, y) => x.key - y.key).map(({ value }) => value);
}

describeServer('what is known after an import', (server) => {
  const stateOf = async (world: number): Promise<unknown> => {
    const told = await Promise.all(
      ['a', 'b', 'c'].map((letter) => tenderOf(server, `${letter}-${world}-LE26`)),
    );
    // The fields that distinguish the worlds are left out of the comparison.
    const text = JSON.stringify(told, (key, value: unknown) => (key === 'id' ? undefined : value));
    return JSON.parse(
      text.replaceAll(`-${world}-LE26`, '').replaceAll(printedRut(60_000_000 + world), 'RUT'),
    );
  };

  it('is the same in whatever order and in however many pieces it came', async () => {
    await ingest(server, ...noticesOf(1));
    const expected = await stateOf(1);
    for (let world = 2; world <= 25; world += 1) {
      const order = shuffled(noticesOf(world), world);
      const cut = world % order.length;
      await ingest(server, ...order.slice(0, cut));
      await ingest(server, ...order.slice(cut));
      expect({ world, state: await stateOf(world) }).toEqual({ world, state: expected });
    }
  });

  it('one by one, from the newest to the oldest, is still the same', async () => {
    const expected = await stateOf(1);
    for (const one of noticesOf(30).toReversed()) await ingest(server, one);
    expect(await stateOf(30)).toEqual(expected);
  });

  it('does not change when all of it comes again', async () => {
    const before = await stateOf(1);
    const again = noticesOf(1);
    expect(await ingest(server, ...again, ...again)).toEqual({
      nueva: 0,
      cambiada: 0,
      'sin-cambios': again.length * 2,
    });
    expect(await stateOf(1)).toEqual(before);
  });

  it('does not fail for values that no source can mean', async () => {
    const absurd = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const buyer = { name: absurd.join(''), taxId: '' };
    const drafts = { amount: -1e300, type: absurd.toReversed().join(''), buyer };
    await ingest(server, aTender({ code: '402-3-LE26', ...drafts }));
    const { monto, tipo, comprador } = await tenderOf(server, '402-3-LE26');
    expect([monto, tipo?.length, comprador?.nombre.length]).toEqual([null, 40, 4000]);
  });

  it('is written as a whole or not at all', async () => {
    const good = aTender({ code: '402-1-LE26' });
    const bad = aTender({ code: '402-2-LE26', observedAt: 'nunca' });
    await expect(ingest(server, good, bad)).rejects.toMatchObject({ cause: { code: '22007' } });
    const { client } = await server.as('editor');
    expect((await client.tenders.list({ query: { q: '402-1-LE26' } })).total).toBe(0);
  });

  it('is the same when two imports run at once', async () => {
    const drafts = Array.from({ length: 60 }, (_, at) => aTender({ code: `403-${at}-LE26` }));
    const outcomes = await Promise.all([
      ingest(server, ...drafts),
      ingest(server, ...drafts.toReversed()),
    ]);
    expect(outcomes.map(({ nueva }) => nueva).toSorted((x, y) => x - y)).toEqual([0, 60]);
  });
});

describeServer('imports that a process left behind', (server) => {
  it('are marked, and only those that have been silent', async () => {
    const { client } = await server.as('admin');
    const start = (now: string) =>
      server.database.transaction({ companyId: 1, userId: 1 }, (tx) =>
        createRun(tx, { companyId: 1, userId: 1, fileName: now, bytes: 1, now: new Date(now) }),
      );
    const old = await start('2026-11-20T13:00:00.000Z');
    const fresh = await start('2026-11-20T14:59:00.000Z');
    await interruptRuns(server.database, new Date('2026-11-20T14:50:00.000Z'), server.now());
    expect(await client.sources.run({ params: { id: old } })).toMatchObject({
      estado: 'interrumpida',
      error: [{ code: 'importacion-interrumpida' }],
      termino: fixtureNow,
    });
    expect(await client.sources.run({ params: { id: fresh } })).toMatchObject({
      estado: 'en-cola',
      error: null,
    });
  });
});

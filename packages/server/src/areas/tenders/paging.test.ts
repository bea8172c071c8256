import { tenderSorts, type TenderSort } from '@pliego/contract/areas/tender-sorts';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { regions } from '@pliego/contract/rules/regions';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { stages } from '@pliego/contract/rules/work-stages';
import { foldText } from '@pliego/contract/rules/fold-text';
import { expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tendersToIngest } from '#server/testing/a-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow, fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const names = new Map<number, string>(
  Object.values(people).map(({ id, fullName }) => [id, foldText(fullName)]),
);

/** What each order reads of a row; null comes last. Other currencies are not compared with pesos. */
const keys: Record<string, (row: TenderSummary) => string | number | null> = {
  cierre: ({ cierre }) => cierre,
  publicacion: ({ publicacion }) => publicacion,
  monto: ({ monto, moneda }) => (moneda === 'CLP' ? monto : null),
  nombre: ({ nombre }) => foldText(nombre),
  cambio: ({ cambio }) => cambio,
  codigo: ({ codigo }) => codigo.toLowerCase(),
  comprador: ({ comprador }) => (comprador === null ? null : foldText(comprador.nombre)),
  unidad: ({ comprador }) => (comprador?.unidad == null ? null : foldText(comprador.unidad)),
  estado: ({ estado }) => stateClasses.indexOf(estado.clase),
  tipo: ({ tipo }) => tipo,
  region: ({ region }) =>
    region === null ? null : regions.findIndex(({ number }) => number === region),
  comuna: ({ comuna }) => (comuna === null ? null : foldText(comuna)),
  fuente: ({ fuente }) => fuente,
  etapa: ({ etapa }) => (etapa === 'detectada' ? null : stages.indexOf(etapa)),
  prioridad: ({ prioridad }) =>
    prioridad === null ? null : ['baja', 'media', 'alta'].indexOf(prioridad),
  proximaAccion: ({ proximaAccionDia }) => proximaAccionDia,
  probabilidad: ({ probabilidad }) => probabilidad,
  montoOferta: ({ montoOferta }) => montoOferta,
  lineas: ({ cuenta }) => cuenta.lineas,
  documentos: ({ cuenta }) => cuenta.documentos,
  oferentes: ({ cuenta }) => cuenta.oferentes,
  categoria: ({ categoria }) => categoria,
  // None of these tenders says of guarantees.
  garantias: () => null,
  asignado: ({ Asignado }) => (Asignado === null ? null : (names.get(Asignado) ?? null)),
  // Without a search all match equally.
  relevancia: () => 0,
};

function compare(sort: TenderSort, a: TenderSummary, b: TenderSummary): number {
  const turn = sort.startsWith('-') || sort === 'relevancia' ? -1 : 1;
  const key = keys[sort.replace('-', '')];
  const [left, right] = [key?.(a) ?? null, key?.(b) ?? null];
  if (left !== null && right !== null && left !== right) return (left < right ? -1 : 1) * turn;
  if ((left === null) !== (right === null)) return left === null ? 1 : -1;
  return (a.id - b.id) * turn;
}

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describeServer('the order of the list', (server) => {
  const pages = async (query: object, limit: number): Promise<TenderSummary[]> => {
    const { client } = await server.as('subscriber');
    const rows: TenderSummary[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.tenders.list({ query: { ...query, limit, cursor } });
      expect(page.datos.length).toBeLessThanOrEqual(limit);
      rows.push(...page.datos);
      cursor = page.siguiente ?? undefined;
      // A cursor promises at least one row more.
      expect(cursor === undefined || page.datos.length === limit).toBe(true);
    } while (cursor !== undefined);
    return rows;
  };

  it.each(tenderSorts)('%s puts ties by id and what lacks the value last', async (sort) => {
    const rows = await pages({ sort }, 200);
    expect(rows).toHaveLength(fixtureTenders.length);
    const expected = rows.toSorted((a, b) => compare(sort, a, b));
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const key = keys[sort.replace('-', '')];
    // No two have the same code.
    if (sort.endsWith('codigo')) return;
    expect(new Set(rows.map((row) => key?.(row))).size).toBeLessThan(rows.length);
  });

  it.each(tenderSorts)('%s read in pages is the whole list, each tender once', async (sort) => {
    const whole = await pages({ sort }, 200);
    for (const limit of [3, 61]) expect(await pages({ sort }, limit)).toEqual(whole);
  });

  it('is by publication, newest first, by default', async () => {
    expect(await pages({}, 50)).toEqual(await pages({ sort: '-publicacion' }, 200));
  });

  it('by amount is in the currency that is filtered for', async () => {
    const rows = await pages({ sort: '-monto', moneda: 'CLF' }, 3);
    const amounts = rows.map(({ monto }) => monto);
    const known = amounts.filter((amount) => amount !== null);
    expect(new Set(known).size).toBeGreaterThan(1);
    expect(amounts).toEqual([
      ...known.toSorted((a, b) => b - a),
      ...amounts.filter((amount) => amount === null),
    ]);
  });

  it('of filtered pages is that of the filtered list', async () => {
    const query = { q: 'suministro', monto: 'con', sort: 'cierre' };
    const whole = await pages(query, 200);
    expect(whole.length).toBeGreaterThan(10);
    expect(await pages(query, 4)).toEqual(whole);
  });

  it('is part of the cursor, which no other order accepts', async () => {
    const visitor = await server.as('subscriber');
    for (const [at, sort] of tenderSorts.entries()) {
      const { siguiente } = await visitor.client.tenders.list({ query: { sort, limit: 5 } });
      // The same the other way round, or another field.
      const other = tenderSorts[(at + 1) % tenderSorts.length];
      const path = `/api/licitaciones?sort=${other}&cursor=${siguiente ?? ''}`;
      expect(await problemIn(visitor.send('GET', path))).toMatchObject({
        status: 422,
        code: 'datos-invalidos',
        fieldErrors: { cursor: { code: 'cursor-ajeno' } },
      });
    }
  });

  it.each([
    ['letters', 'abc'],
    ['nothing', ''],
    ['no list', cursorOf()],
    ['another shape', Buffer.from('{"id":1}').toString('base64url')],
    ['no number as id', cursorOf('-publicacion', null, '1')],
    ['a negative id', cursorOf('-publicacion', null, -1)],
    ['an id beyond every id', cursorOf('-publicacion', null, 2 ** 31)],
    ['a date in words', cursorOf('-publicacion', 'yesterday', 1)],
    ['a number for a date', cursorOf('-publicacion', '1', 1)],
    ['a day that is none', cursorOf('-publicacion', '2026-02-30 10:00:00+00', 1)],
    ['an hour that is none', cursorOf('-publicacion', '2026-02-20 25:00:00+00', 1)],
    ['a date with more behind', cursorOf('-publicacion', '2026-02-20 10:00:00+00 (x)', 1)],
    ['too long a value', cursorOf('-publicacion', '9'.repeat(401), 1)],
    ['too long', 'a'.repeat(501)],
  ])('refuses a cursor of %s', async (_, cursor) => {
    const visitor = await server.as('subscriber');
    const response = await visitor.send('GET', `/api/licitaciones?cursor=${cursor}`);
    expect(await problemIn(response)).toMatchObject({ status: 422, code: 'datos-invalidos' });
  });

  it.each([
    ['monto', 'NaN'],
    ['monto', '1e9999'],
    ['monto', ''],
    ['nombre', 'a\0b'],
    ['proximaAccion', '2026-02-30'],
    ['region', 'norte'],
  ])('refuses a forged cursor of %s %j', async (sort, value) => {
    const visitor = await server.as('subscriber');
    const path = `/api/licitaciones?sort=${sort}&cursor=${cursorOf(sort, value, 1)}`;
    expect((await problemIn(visitor.send('GET', path))).status).toBe(422);
  });

  it('goes on from a tender that has moved meanwhile', async () => {
    const { client } = await server.as('subscriber');
    const first = await client.tenders.list({ query: { sort: 'nombre', limit: 10 } });
    const cursor = first.siguiente ?? '';
    const last = first.datos.at(-1)?.codigo ?? '';
    const moved = { code: last, title: 'ZZZ al final', observedAt: '2026-11-20T14:00:00.000Z' };
    await ingestBatch(server.database, tendersToIngest([moved]), {
      runId: null,
      companyId: null,
      readAt: fixtureNow,
    });
    const second = await client.tenders.list({ query: { sort: 'nombre', limit: 200, cursor } });
    expect(second.datos).toHaveLength(fixtureTenders.length - 10 + 1);
    expect(second.datos.at(-1)?.codigo).toBe(last);
  });

  it('by closing of what is open goes on among those without one, which come last', async () => {
    const drafts = Array.from({ length: 5 }, (_, at) => ({
      code: `820-${at}-LE26`,
      title: 'Sin fecha de cierre',
      closesAt: null,
    }));
    await ingestBatch(server.database, tendersToIngest(drafts), {
      runId: null,
      companyId: null,
      readAt: fixtureNow,
    });
    for (const sort of ['cierre', '-cierre'] as const) {
      const query = { vista: 'abiertas', sort };
      const whole = await pages(query, 200);
      expect(whole).toEqual(whole.toSorted((a, b) => compare(sort, a, b)));
      expect(whole.slice(-drafts.length).map(({ cierre }) => cierre)).toEqual(
        drafts.map(() => null),
      );
      for (const limit of [1, 3]) expect(await pages(query, limit)).toEqual(whole);
    }
  });
});

describeServer('the total of a long list', (server) => {
  const many = Array.from({ length: 1000 }, (_, at) => ({
    code: `800-${at}-LE26`,
    title: `Muchas ${at}`,
    region: 'Región de Atacama',
  }));

  it('is exact up to 1,000 and marked above, unless an exact one is requested', async () => {
    const { client } = await server.as('subscriber');
    const total = async (query: object) => {
      const page = await client.tenders.list({ query: { ...query, limit: 1 } });
      return [page.total, page.totalExacto];
    };
    await ingestBatch(server.database, tendersToIngest(many), {
      runId: null,
      companyId: null,
      readAt: fixtureNow,
    });
    const all = many.length + fixtureTenders.length;
    expect(await total({ region: [3] })).toEqual([1000, true]);
    expect(await total({})).toEqual([1000, false]);
    expect(await total({ exacto: true })).toEqual([all, true]);
    expect(await total({ q: 'muchas', exacto: true })).toEqual([1000, true]);
    const facets = await client.tenders.facets({});
    expect(facets.region.find(({ valor }) => valor === 3)?.cantidad).toBe(1000);
  });
});

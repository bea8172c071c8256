import type { TenderFacets } from '@pliego/contract/areas/tender-query';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { CallInput } from '@pliego/contract/endpoint';
import { closingWindows, dayWindows } from '@pliego/contract/rules/tender-closing';
import { expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureBuyers, fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

type Filter = NonNullable<CallInput<(typeof tenderEndpoints)['facets']>['query']>;
type Dimension = keyof TenderFacets;

const filters: [string, Filter][] = [
  ['nothing', {}],
  ['a state', { estado: ['publicada'] }],
  ['a search', { q: 'suministro' }],
  ['a type and a region', { tipo: ['LE', 'LP'], region: [13] }],
  ['a buyer', { comprador: [2] }],
  ['a tag', { tag: [tagIds.urgente, tagIds.revisar] }],
  ['no tag', { tag: ['ninguna'] }],
  ['oneself', { asignado: ['yo'] }],
  ['nobody and a window', { asignado: ['nadie'], cierre: '30d' }],
  [
    'days of closing',
    { cierreDesde: '2026-12-01', cierreHasta: '2026-12-31', estado: ['cerrada'] },
  ],
  ['what is new', { nuevas: '7d' }],
  [
    'what is new, closes in a window and is nobody’s',
    { nuevas: '30d', cierre: '30d', asignado: ['nadie'] },
  ],
  ['an amount', { monto: 'con' }],
  ['a currency', { moneda: 'CLF' }],
  [
    'all at once',
    { estado: ['publicada', 'cerrada'], monto: 'con', region: [13, 8], q: 'suministro' },
  ],
  ['what nothing has', { tipo: ['ZZ'] }],
];

const singles: ReadonlySet<Dimension> = new Set(['cierre', 'nuevas', 'monto', 'moneda']);

/** A filter that keeps to one value of a facet, whatever it kept to there before. */
function narrowed(filter: Filter, dimension: Dimension, value: unknown): Filter {
  return { ...filter, [dimension]: singles.has(dimension) ? value : [value] };
}

describeServer('the counts beside the filters', (server) => {
  it.each(filters)('given %s are those of the list, for every value', async (_, filter) => {
    const { client } = await server.as('editor');
    const facets = await client.tenders.facets({ query: filter });
    const counted: [string, unknown, number][] = [];
    const listed: typeof counted = [];
    for (const [name, values] of Object.entries(facets)) {
      for (const { valor, cantidad } of values) {
        const query = narrowed(filter, name as Dimension, valor);
        const { total } = await client.tenders.list({ query: { ...query, limit: 1 } });
        counted.push([name, valor, cantidad]);
        listed.push([name, valor, total]);
      }
    }
    expect(counted).toEqual(listed);
    expect(counted.length).toBeGreaterThan(closingWindows.length + dayWindows.length);
  });

  it('leave out no value that some tender has', async () => {
    const { client } = await server.as('editor');
    const facets = await client.tenders.facets({});
    const distinct = <T>(of: (tender: (typeof fixtureTenders)[number]) => T) =>
      new Set(fixtureTenders.map(of));
    const values = (name: Dimension) => new Set<unknown>(facets[name].map(({ valor }) => valor));
    expect(values('estado')).toEqual(distinct(({ state }) => state));
    expect(values('tipo')).toEqual(distinct(({ type }) => type));
    expect(values('region')).toEqual(distinct(({ region }) => region));
    expect(values('moneda')).toEqual(distinct(({ currency }) => currency));
    expect(facets.comprador.map(({ nombre }) => nombre).sort()).toEqual(
      fixtureBuyers.map(({ name }) => name).sort(),
    );
    expect(values('tag')).toEqual(new Set([tagIds.urgente, tagIds.revisar, 'ninguna']));
    expect(values('asignado')).toEqual(
      new Set([people.editor.id, people.author.id, 'alguien', 'nadie']),
    );
    expect(facets.cierre.map(({ valor }) => valor)).toEqual([...closingWindows]);
    expect(facets.nuevas.map(({ valor }) => valor)).toEqual([...dayWindows]);
  });

  it('begin with what there is most of', async () => {
    const { client } = await server.as('editor');
    const { estado, tipo, comprador } = await client.tenders.facets({});
    for (const counts of [estado, tipo, comprador]) {
      const amounts = counts.map(({ cantidad }) => cantidad);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }
  });

  it('are of the own company only', async () => {
    const { client } = await server.as('foreign');
    const { tag, asignado } = await client.tenders.facets({});
    const total = fixtureTenders.length;
    expect(tag).toEqual([
      { valor: 'ninguna', cantidad: total - 1 },
      { valor: tagIds.austral, cantidad: 1 },
    ]);
    expect(asignado.toSorted((a, b) => a.cantidad - b.cantidad)).toEqual(
      expect.arrayContaining([
        { valor: people.foreign.id, cantidad: 1 },
        { valor: people.both.id, cantidad: 1 },
        { valor: 'alguien', cantidad: 2 },
        { valor: 'nadie', cantidad: total - 2 },
      ]),
    );
  });

  it('refuse the same searches as the list', async () => {
    const visitor = await server.as('editor');
    const response = await visitor.send('GET', '/api/licitaciones/facetas?q=--');
    expect((await problemIn(response)).code).toBe('busqueda-invalida');
  });
});

/** Publications around the edges of the windows, in Santiago; code, publication, the shortest window it is in. */
const published: [string, string | null, string | null][] = [
  ['840-1-LE26', '2026-11-21T09:00:00', 'hoy'],
  ['840-2-LE26', '2026-11-20T00:00:00', 'hoy'],
  ['840-3-LE26', '2026-11-19T23:59:59', '3d'],
  ['840-4-LE26', '2026-11-17T00:00:00', '3d'],
  ['840-5-LE26', '2026-11-16T23:59:59', '7d'],
  ['840-6-LE26', '2026-11-13T00:00:00', '7d'],
  ['840-7-LE26', '2026-10-21T00:00:00', '30d'],
  ['840-8-LE26', '2026-10-20T23:59:59', null],
  ['840-9-LE26', null, null],
  // Copies of another tender are not new, whenever they were published.
  ['840-10-R126', '2026-11-20T09:00:00', null],
];

describeServer('the counts of what is new', (server) => {
  it('have each tender in its window and the longer ones, to the second, and copies in none', async () => {
    const batch = published.map(([code, publishedAt]) =>
      hashed(aTender({ code, title: `Novedosa ${code}`, publishedAt })),
    );
    const context = { runId: null, companyId: null, readAt: server.now().toISOString() };
    await ingestBatch(server.database, batch, context);
    const { client } = await server.as('editor');
    const { nuevas } = await client.tenders.facets({ query: { q: 'novedosa' } });
    expect(nuevas).toEqual(
      dayWindows.map((valor, at) => {
        const within = new Set<string | null>(dayWindows.slice(0, at + 1));
        return { valor, cantidad: published.filter(([, , first]) => within.has(first)).length };
      }),
    );
    expect(nuevas.map(({ cantidad }) => cantidad)).toEqual([2, 4, 6, 7]);
    const listed: typeof nuevas = [];
    for (const { valor } of nuevas) {
      const query = { q: 'novedosa', nuevas: valor, limit: 1 };
      listed.push({ valor, cantidad: (await client.tenders.list({ query })).total });
    }
    expect(listed).toEqual(nuevas);
    // Its own window does not narrow its counts; the other filters do.
    const of = async (query: Filter) =>
      (await client.tenders.facets({ query: { q: 'novedosa', ...query } })).nuevas;
    expect(await of({ nuevas: 'hoy' })).toEqual(nuevas);
    expect((await of({ tipo: ['ZZ'] })).every(({ cantidad }) => cantidad === 0)).toBe(true);
  });
});

describeServer('the institutions of the filter', (server) => {
  const named = async (query: { q?: string; ids?: number[] }) => {
    const { client } = await server.as('editor');
    return (await client.tenders.buyers({ query })).datos.map(({ nombre }) => nombre);
  };

  it('are found by any part of the name, whatever its case and accents', async () => {
    expect(await named({ q: 'ñuñoa' })).toEqual(['I MUNICIPALIDAD DE ÑUÑOA']);
    expect(await named({ q: 'NUNOA' })).toEqual(['I MUNICIPALIDAD DE ÑUÑOA']);
    expect(await named({ q: 'ersidad de' })).toEqual(['UNIVERSIDAD DE CHILE']);
    expect(await named({ q: 'nadie' })).toEqual([]);
  });

  it('are all without a name, by name', async () => {
    const all = fixtureBuyers.map(({ name }) => name).sort();
    expect(await named({})).toEqual(all);
  });

  it('take wildcards as text', async () => {
    for (const q of ['%', '_', '\\', 'D_ CHILE']) expect(await named({ q })).toEqual([]);
  });

  it('name also those that were chosen before', async () => {
    expect(await named({ q: 'universidad', ids: [1, 999] })).toEqual([
      'SERVICIO DE SALUD DEL MAULE',
      'UNIVERSIDAD DE CHILE',
    ]);
  });
});

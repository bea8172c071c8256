import { tenderGroupings } from '@pliego/contract/areas/tender-groups';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { CallInput } from '@pliego/contract/endpoint';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { expect, it } from 'vitest';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

type Filter = NonNullable<CallInput<(typeof tenderEndpoints)['totals']>['query']>;

/** A whole list, which the fixture's are short enough for. */
async function all({ client }: Visitor, query: Filter): Promise<TenderSummary[]> {
  const { datos, siguiente } = await client.tenders.list({ query: { ...query, limit: 200 } });
  expect(siguiente).toBeNull();
  return datos;
}

/** What the amounts of tenders come to, by currency. */
function sumsOf(tenders: readonly TenderSummary[]): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const { monto, moneda } of tenders) {
    if (monto === null) continue;
    const [count, sum] = sums[moneda ?? 'sin'] ?? [0, 0];
    sums[moneda ?? 'sin'] = [count + 1, sum + monto];
  }
  return sums;
}

const told = (montos: { moneda: string; cantidad: number; suma: number }[]) =>
  Object.fromEntries(montos.map(({ moneda, cantidad, suma }) => [moneda, [cantidad, suma]]));

const filters: [string, Filter][] = [
  ['everything', {}],
  ['what is open', { vista: 'abiertas' }],
  ['a search', { q: 'suministro' }],
  ['oneself', { asignado: ['yo'] }],
  ['what nothing has', { tipo: ['ZZ'] }],
];

const valueOf: Record<
  (typeof tenderGroupings)[number],
  (tender: TenderSummary) => string | number | null
> = {
  comprador: ({ comprador }) => comprador?.id ?? null,
  region: ({ region }) => region,
  estado: ({ estado }) => estado.clase,
  etapa: ({ etapa }) => etapa,
  asignado: ({ Asignado }) => Asignado,
  prioridad: ({ prioridad }) => prioridad,
  tipo: ({ tipo }) => tipo,
  fuente: ({ fuente }) => fuente,
  semana: ({ cierre, cierreDia }) => {
    if (cierre === null) return null;
    const day = cierreDia ?? santiagoDay(cierre);
    return addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  },
};

describeServer('a list in figures', (server) => {
  it.each(filters)('of %s comes to what its tenders do', async (_, query) => {
    const visitor = await server.as('editor');
    const tenders = await all(visitor, query);
    const { cantidad, montos, cierres } = await visitor.client.tenders.totals({ query });
    expect(cantidad).toBe(tenders.length);
    expect(told(montos)).toEqual(sumsOf(tenders));
    const today = santiagoDay(fixtureNow);
    expect(cierres.map(({ dia }) => dia)).toEqual(
      Array.from({ length: 30 }, (_day, at) => addDays(today, at)),
    );
    for (const { dia, cantidad: count } of cierres) {
      const closing = tenders.filter(
        ({ estado, cierre, cierreDia }) =>
          cierre !== null &&
          isOpen(estado.clase, cierre, new Date(fixtureNow)) &&
          (cierreDia ?? santiagoDay(cierre)) === dia,
      );
      expect([dia, count]).toEqual([dia, closing.length]);
    }
  });

  it.each(tenderGroupings)('by %s has every tender in one group', async (por) => {
    const visitor = await server.as('editor');
    for (const [, query] of filters) {
      const tenders = await all(visitor, query);
      const { datos, grupos } = await visitor.client.tenders.groups({ query: { ...query, por } });
      expect(datos).toHaveLength(grupos);
      const values = new Set(tenders.map((tender) => valueOf[por](tender)));
      expect(new Set(datos.map(({ valor }) => valor))).toEqual(
        new Set([...values].map((value) => (value === null ? null : String(value)))),
      );
      for (const { valor, cantidad, montos } of datos) {
        const own = tenders.filter((tender) => {
          const value = valueOf[por](tender);
          return valor === null ? value === null : String(value) === valor;
        });
        expect([valor, cantidad]).toEqual([valor, own.length]);
        expect(told(montos)).toEqual(sumsOf(own));
      }
    }
  });

  it('leads from what has no priority to the list of just that', async () => {
    const visitor = await server.as('editor');
    await visitor.client.work.update({ params: { id: 41 }, body: { prioridad: 'alta' } });
    const { datos } = await visitor.client.tenders.groups({ query: { por: 'prioridad' } });
    const without = await all(visitor, { sinDato: ['prioridad'] });
    expect(without).toHaveLength(datos.find(({ valor }) => valor === null)?.cantidad ?? 0);
    expect(new Set(without.map(({ prioridad }) => prioridad))).toEqual(new Set([null]));
    expect(without.map(({ id }) => id)).not.toContain(41);
  });

  it('leads on within a group of what lacks a fact, to just what lacks another too', async () => {
    const visitor = await server.as('editor');
    const query = { por: 'prioridad', sinNingunDato: ['region'] } as const;
    const { datos } = await visitor.client.tenders.groups({
      query: { ...query, sinNingunDato: [...query.sinNingunDato] },
    });
    const both = await all(visitor, { sinNingunDato: ['region', 'prioridad'] });
    expect(both).toHaveLength(datos.find(({ valor }) => valor === null)?.cantidad ?? 0);
    const either = await all(visitor, { sinDato: ['region', 'prioridad'] });
    expect(both.length).toBeLessThan(either.length);
    expect(both.every(({ region, prioridad }) => region === null && prioridad === null)).toBe(true);
  });

  it('counts no tender that is kept to a team from who is not in it', async () => {
    const admin = await server.as('admin');
    const editor = await server.as('editor');
    const before = await editor.client.tenders.totals({ query: {} });
    const id = 40;
    await admin.client.work.update({ params: { id }, body: { restringida: true } });
    const after = await editor.client.tenders.totals({ query: {} });
    expect(after.cantidad).toBe(before.cantidad - 1);
    const groups = await editor.client.tenders.groups({ query: { por: 'estado' } });
    expect(groups.datos.reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(after.cantidad);
    expect((await admin.client.tenders.totals({ query: {} })).cantidad).toBe(before.cantidad);
  });

  it('says what is wrong with a search and with what it is divided by', async () => {
    const visitor = await server.as('editor');
    const search = await problemIn(visitor.send('GET', '/api/licitaciones/totales?q=de'));
    expect(search.code).toBe('busqueda-invalida');
    const por = await problemIn(visitor.send('GET', '/api/licitaciones/grupos?por=color'));
    expect(por).toMatchObject({ status: 422, code: 'datos-invalidos' });
  });
});

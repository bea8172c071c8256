import type { BuyerDossier, DossierPart, SupplierDossier } from '@pliego/contract/areas/market';
import { beforeAll, expect, it } from 'vitest';
import { firm, person, processOf, won } from '#server/testing/a-market.ts';
import { describeServer } from '#server/testing/test-server.ts';

const partOf = ({ secciones }: BuyerDossier | SupplierDossier, part: DossierPart) => {
  const found = secciones.find(({ id }) => id === part);
  if (found === undefined) throw new Error(`No part ${part}`);
  return found;
};

describeServer('what may come of a buyer, and what is worth a second look', (server) => {
  let buyerId = 0;
  let ending = 0;
  let alone = 0;

  beforeAll(async () => {
    ending = await processOf(server, {
      lines: [won(firm, 4_000)],
      published: '2026-07-01T09:00:00',
      awardedAt: '2026-07-30T15:00:00',
      months: 6,
      bidders: 3,
      amount: 40_000,
    });
    for (const year of ['2024', '2025']) {
      await processOf(server, {
        lines: [won(year === '2024' ? person : firm, null)],
        published: `${year}-12-03T09:00:00`,
        awardedAt: `${year}-12-22T15:00:00`,
        months: 1,
      });
    }
    alone = await processOf(server, {
      lines: [won(firm, 1_000)],
      published: '2026-09-17T09:00:00',
      awardedAt: '2026-10-02T15:00:00',
      bidders: 1,
      amount: 8_000,
    });
    await processOf(server, { lines: [won(firm, 10)], published: '2026-02-02T09:00:00' });
    const { client } = await server.as('editor');
    const tender = await client.tenders.get({ params: { id: ending } });
    buyerId = tender.comprador?.id ?? 0;
  });

  const dossierOf = async (query: { desde?: string; hasta?: string } = {}) =>
    (await server.as('editor')).client.market.buyer({ params: { id: buyerId }, query });

  it('is which contracts end within a year, and whose they are', async () => {
    const { segun, filas, frases } = partOf(await dossierOf(), 'contratos');
    expect(segun.params).toEqual({ count: 3, total: 5 });
    expect(frases.map(({ code }) => code)).toEqual([
      'mercado-contratos-frase',
      'mercado-contratos-estimado',
    ]);
    expect(filas).toMatchObject([
      [
        { clase: 'licitacion', id: ending },
        { clase: 'dia', valor: '2027-01-30' },
        { clase: 'proveedor', nombre: firm.NombreProveedor },
        { clase: 'monto', valor: 40_000, moneda: 'CLP' },
      ],
    ]);
    const { client } = await server.as('editor');
    const theirs = await client.market.supplier({ params: { proveedor: '76.123.456-0' } });
    expect(partOf(theirs, 'contratos').filas).toMatchObject([
      [{ id: ending }, { valor: '2027-01-30' }, { clase: 'comprador' }, { valor: 40_000 }],
    ]);
  });

  it('is what it published in the same month of two years, with the list of the last time', async () => {
    const [row, ...others] = partOf(await dossierOf(), 'proximas').filas;
    expect(others).toEqual([]);
    expect(row).toMatchObject([
      { clase: 'rubro', codigo: '4213' },
      { rotulo: { mensaje: { code: 'reporte-mes-12', params: { anio: '2026' } } } },
      { rotulo: { texto: '2024, 2025' } },
      { clase: 'cuenta', valor: 1, lista: { publicadaDesde: '2025-12-01', rubro: ['4213'] } },
      { clase: 'nada' },
    ]);
    const cell = row?.[3];
    if (cell?.clase !== 'cuenta' || cell.lista === null) throw new Error('It has no list');
    const { client } = await server.as('editor');
    const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
    expect(total).toBe(cell.valor);
  });

  it('is nothing where the period has neither', async () => {
    const past = await dossierOf({ desde: '2024-01-01', hasta: '2025-06-30' });
    expect(partOf(past, 'contratos')).toMatchObject({
      filas: [],
      frases: [{ code: 'mercado-contratos-nada' }],
    });
    expect(partOf(past, 'proximas')).toMatchObject({
      filas: [],
      frases: [{ code: 'mercado-proximas-nada' }],
    });
  });

  it('is told with its rule, of how many it is known, and the newest example', async () => {
    const { filas, frases } = partOf(await dossierOf(), 'senales');
    expect(frases.map(({ code }) => code)).toEqual([
      'mercado-senales-frase',
      'mercado-regla-unica',
      'mercado-regla-concentracion',
      'mercado-regla-plazo',
      'mercado-regla-sobre',
    ]);
    const rowOf = (code: string) =>
      filas.find((row) => JSON.stringify(row[0]).includes(`mercado-senal-${code}`));
    const newest = { clase: 'licitacion', id: alone };
    expect(rowOf('unica')).toMatchObject([{}, { valor: 1 }, { valor: 1 / 2 }, newest]);
    expect(rowOf('plazo')).toMatchObject([{}, { valor: 1 }, { valor: 1 / 5 }, newest]);
    expect(rowOf('sobre')).toMatchObject([{}, { valor: 1 }, {}, newest]);
    expect(rowOf('concentracion')).toMatchObject([
      {},
      { clase: 'cuenta', valor: 4, lista: { proveedor: ['rut:76123456-0'] } },
      { valor: 4 / 5 },
      newest,
    ]);
    // No source publishes the bids of these.
    expect(rowOf('iguales')).toBeUndefined();
    const few = partOf(await dossierOf({ desde: '2026-09-01', hasta: '2026-09-30' }), 'senales');
    expect(few.filas).toHaveLength(3);
  });
});

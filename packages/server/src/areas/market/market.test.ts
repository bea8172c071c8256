import type { BuyerDossier, DossierPart, SupplierDossier } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import { beforeAll, expect, it } from 'vitest';
import { firm, person, processOf, won } from '#server/testing/a-market.ts';
import { evidence, stageIs } from '#server/testing/a-worked-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const cells = ({ cifras, secciones }: BuyerDossier | SupplierDossier): ReportCell[] => [
  ...cifras.map(({ valor }) => valor),
  ...secciones.flatMap(({ filas, totales }) => [...filas.flat(), ...totales]),
];

const partOf = ({ secciones }: BuyerDossier | SupplierDossier, part: DossierPart) => {
  const found = secciones.find(({ id }) => id === part);
  if (found === undefined) throw new Error(`No part ${part}`);
  return found;
};

/** Compares every number that has a list with the total of the list. */
async function holdsToLists({ client }: Visitor, dossier: BuyerDossier | SupplierDossier) {
  let compared = 0;
  for (const cell of cells(dossier)) {
    if (cell.clase !== 'cuenta' || cell.lista === null) continue;
    const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
    expect({ lista: cell.lista, total }).toEqual({ lista: cell.lista, total: cell.valor });
    compared += 1;
  }
  return compared;
}

describeServer('the dossiers of the market', (server) => {
  let buyerId = 0;
  let lost = 0;

  beforeAll(async () => {
    const first = await processOf(server, {
      lines: [won(firm, 1_000), won(person, 500, 42_132_205)],
      bidders: 4,
      complaints: 17,
    });
    lost = await processOf(server, {
      lines: [won(firm, 2_000)],
      published: '2026-05-04T09:00:00',
      awardedAt: '2026-05-30T15:00:00',
      bidders: 2,
    });
    // In UF, and without a price.
    await processOf(server, { lines: [won(firm, 3)], currency: 'CLF', type: 'LP' });
    await processOf(server, { lines: [won(person, null)], published: '2025-03-03T09:00:00' });
    await processOf(server, { state: [7, 'Desierta'] });
    await processOf(server, { state: [15, 'Revocada'], type: 'L1' });
    await processOf(server, { state: [5, 'Publicada'], published: '2026-11-10T09:00:00' });
    const { client } = await server.as('editor');
    const tender = await client.tenders.get({ params: { id: first } });
    buyerId = tender.comprador?.id ?? 0;
    await stageIs(server, first, {
      stage: 'ganada',
      stageSince: server.now(),
      offerAmount: 9_000,
      offerCurrency: 'CLP',
      assigneeId: people.editor.id,
      ...evidence,
    });
    await stageIs(server, lost, {
      stage: 'perdida',
      stageSince: server.now(),
      outcome: {
        ganador: firm.NombreProveedor,
        rutGanador: firm.RutProveedor,
        monto: 20_000,
        moneda: 'CLP',
      },
      offerAmount: 25_000,
      offerCurrency: 'CLP',
      assigneeId: people.editor.id,
      ...evidence,
    });
  });

  const buyerFor = async (
    name: 'editor' | 'subscriber' | 'maintainer',
    query: { desde?: string; hasta?: string } = {},
  ) => (await server.as(name)).client.market.buyer({ params: { id: buyerId }, query });

  const supplierFor = async (name: 'editor' | 'subscriber', proveedor: string) =>
    (await server.as(name)).client.market.supplier({ params: { proveedor } });

  it('are where the report of what was lost leads', async () => {
    const { client } = await server.as('editor');
    const { filas } = await client.reports.get({ params: { reporte: 'ofertas' } });
    expect(filas).toMatchObject([
      [
        { clase: 'licitacion', id: lost },
        { clase: 'comprador', id: buyerId },
        { clase: 'proveedor', clave: 'rut:76123456-0', esNuestra: false },
        { valor: 25_000 },
        { valor: 20_000 },
        { valor: 0.25 },
      ],
    ]);
  });

  it('say of a buyer what, when, how much and from whom, and every number is that of its list', async () => {
    const dossier = await buyerFor('editor');
    expect(dossier).toMatchObject({
      id: buyerId,
      rut: '61.602.276-K',
      procesos: 7,
      abiertas: 1,
      desde: '2025-03-03',
      hasta: '2026-11-10',
    });
    expect(await holdsToLists(await server.as('editor'), dossier)).toBeGreaterThan(15);
    const [processes, awarded, bidders, time, failed, complaints] = dossier.cifras;
    expect(processes?.valor).toMatchObject({ valor: 7 });
    // 10,000 and 5,000 of the first, 20,000 of the second; UF stand apart, and one has no price.
    expect(awarded).toMatchObject({
      valor: { valor: 35_000, moneda: 'CLP' },
      detalle: { params: { monedas: 'UF' } },
      segun: { params: { count: 2, total: 4 } },
    });
    expect(bidders).toMatchObject({ valor: { valor: 2 }, segun: { params: { count: 2 } } });
    expect(time?.valor).toEqual({ clase: 'dias', valor: 10 });
    expect(failed).toMatchObject({
      valor: { valor: 2 / 6 },
      detalle: { params: { desiertas: 1, revocadas: 1 } },
    });
    expect(complaints?.valor).toMatchObject({ valor: 17 });
  });

  it('never add one currency to another, and count what has no amount', async () => {
    const whom = partOf(await buyerFor('editor'), 'a-quien');
    expect(whom.columnas.map(({ titulo }) => titulo.code)).toEqual([
      'mercado-col-proveedor',
      'mercado-col-procesos',
      'mercado-col-del-total',
      'mercado-col-adjudicado',
      'mercado-col-adjudicado',
      'mercado-col-nos-gano',
    ]);
    expect(whom.filas[0]).toMatchObject([
      { clase: 'proveedor', clave: 'rut:76123456-0', esNuestra: false },
      { valor: 3 },
      { valor: 0.75 },
      { valor: 30_000, moneda: 'CLP' },
      { valor: 30, moneda: 'CLF' },
      { valor: 1 },
    ]);
    expect(whom.frases).toContainEqual({ code: 'mercado-sin-monto', params: { count: 1 } });
  });

  it('tell our own record with a buyer', async () => {
    const own = partOf(await buyerFor('editor'), 'lo-nuestro');
    expect(own.frases).toEqual([
      { code: 'mercado-propio-frase', params: { ganadas: 1, decididas: 2 } },
    ]);
  });

  it('answer a period, a year without data, and refuse one that ends before it begins', async () => {
    const march = await buyerFor('editor', { desde: '2026-03-01', hasta: '2026-03-31' });
    expect(march.procesos).toBe(4);
    expect(await holdsToLists(await server.as('editor'), march)).toBeGreaterThan(8);
    const empty = await buyerFor('editor', { desde: '2001-01-01', hasta: '2001-12-31' });
    expect(empty).toMatchObject({ procesos: 0, abiertas: 0, desde: null, hasta: null });
    expect(partOf(empty, 'a-quien').frases).toEqual([{ code: 'mercado-a-quien-nada' }]);
    const editor = await server.as('editor');
    const path = `/api/compradores/${buyerId}?desde=2026-02-01&hasta=2026-01-01`;
    expect(await problemIn(editor.send('GET', path))).toMatchObject({
      status: 422,
      fieldErrors: { hasta: { code: 'dia-antes-del-primero' } },
    });
  });

  it('say of a supplier what it wins, where, at what price and against whom', async () => {
    const dossier = await supplierFor('editor', '76.123.456-0');
    expect(dossier).toMatchObject({
      clave: 'rut:76123456-0',
      nombre: firm.NombreProveedor,
      esNuestra: false,
      procesos: 3,
      region: 16,
    });
    expect(await holdsToLists(await server.as('editor'), dossier)).toBeGreaterThan(8);
    expect(partOf(dossier, 'compradores').filas[0]).toMatchObject([
      { clase: 'comprador', id: buyerId },
      { valor: 3 },
      { valor: 30_000, moneda: 'CLP' },
      { valor: 30, moneda: 'CLF' },
    ]);
    expect(partOf(dossier, 'precios').filas[0]).toMatchObject([
      {},
      { rotulo: { texto: 'Caja' } },
      { valor: 2 },
      { valor: 1_000, moneda: 'CLP' },
      { valor: 1_000 },
      { valor: 2_000 },
    ]);
    expect(partOf(dossier, 'contra-quien').filas).toMatchObject([
      [{ clave: 'rut:12345678-5' }, { valor: 1 }, { valor: 0 }],
    ]);
    const met = partOf(dossier, 'lo-nuestro');
    expect(met.frases[0]).toMatchObject({ params: { count: 2, perdidas: 1, ganadas: 1 } });
    expect(met.filas.map((row) => row[3])).toMatchObject([{ valor: 10_000 }, { valor: 20_000 }]);
    // The same by its key, as the filter of the list names it.
    expect(await supplierFor('editor', 'rut:76123456-0')).toEqual(dossier);
  });

  it('name no RUT of a natural person to who may not see it', async () => {
    const shown = JSON.stringify(await buyerFor('editor'));
    expect(shown).toContain('12345678-5');
    const masked = await buyerFor('subscriber');
    expect(JSON.stringify(masked)).not.toMatch(/12\.?345\.?678/);
    const [name, processes] = partOf(masked, 'a-quien').filas[1] ?? [];
    expect(name).toMatchObject({ clase: 'proveedor', clave: null, nombre: 'Rosa Prueba' });
    expect(processes).toMatchObject({ valor: 2, lista: null });
    const rivals = JSON.stringify(await supplierFor('subscriber', '76123456-0'));
    expect(rivals).not.toMatch(/12\.?345\.?678/);
    expect(await supplierFor('subscriber', '12.345.678-5')).toMatchObject({
      rut: '••.•••.678-5',
      procesos: 2,
    });
  });

  it('count no tender that is kept to a team for who is not in it', async () => {
    await stageIs(server, lost, { isRestricted: true });
    const [seen, unseen] = [await buyerFor('editor'), await buyerFor('subscriber')];
    expect([seen.procesos, unseen.procesos]).toEqual([7, 6]);
    expect(unseen.cifras[1]?.valor).toMatchObject({ valor: 15_000 });
    expect(partOf(unseen, 'lo-nuestro').frases).toEqual([
      { code: 'mercado-propio-frase', params: { ganadas: 1, decididas: 1 } },
    ]);
    expect((await supplierFor('subscriber', '76123456-0')).procesos).toBe(2);
    expect(await holdsToLists(await server.as('subscriber'), unseen)).toBeGreaterThan(10);
    await stageIs(server, lost, { isRestricted: false });
  });

  it('know nobody that no source names', async () => {
    const editor = await server.as('editor');
    const paths = [
      '/api/compradores/2000000000',
      '/api/compradores/otro',
      '/api/proveedores/77.000.000-0',
      '/api/proveedores/nombre:nadie',
      '/api/proveedores/%00',
    ];
    for (const path of paths) {
      expect((await problemIn(editor.send('GET', path))).status).toBe(404);
    }
  });

  it('tell another company the public facts, and nothing of our work', async () => {
    const { client } = await server.as('foreign');
    const dossier = await client.market.buyer({ params: { id: buyerId } });
    expect(dossier.procesos).toBe(7);
    expect(partOf(dossier, 'lo-nuestro').frases).toEqual([{ code: 'mercado-propio-nada' }]);
  });
});

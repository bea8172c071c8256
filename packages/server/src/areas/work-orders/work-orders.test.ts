import { expect, it } from 'vitest';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';
import { mirrorOrders } from './commands.ts';

const [andes, austral] = fixtureCompanies;

/** Lets the sources bring an order of each company, and one of somebody else. */
async function bring(server: TestServer, tenderId: number, total = 1_190_000): Promise<void> {
  const order = (codigo: string, rut: string) => ({
    codigo,
    nombre: null,
    estado: 'Enviada a proveedor',
    proveedor: { nombre: 'Proveedor', rut },
    moneda: 'CLP',
    neto: 1_000_000,
    total,
    // Still the 18th in Santiago.
    enviada: '2026-11-19T02:00:00.000Z',
  });
  const orders = [
    order('1057-1-SE26', andes.taxId.replaceAll('.', '')),
    order('1057-2-SE26', austral.taxId),
    order('1057-3-SE26', '76.123.456-0'),
  ];
  await server.database.asOwner('update tenders set orders = $1::jsonb where id = $2', [
    JSON.stringify(orders),
    String(tenderId),
  ]);
}

const ordersOf = async ({ client }: Visitor, id: number) =>
  (await client.workOrders.list({ params: { id } })).datos;
const eventsOf = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos
    .filter(({ tipo }) => tipo === 'orden')
    .map(({ antes, despues, hechos, usuario }) => [antes, despues, hechos?.nota, usuario?.id]);

describeServer('orders', (server) => {
  it('are noted by hand with their steps, amounts and invoice', async () => {
    const editor = await server.as('editor');
    const { create, update, remove } = editor.client.workOrders;
    const made = await create({
      params: { id: 31 },
      body: { codigo: '9-1-SE26', monto: 250_000, moneda: 'CLP', dias: { recibida: '2026-11-16' } },
    });
    expect(made).toEqual({
      id: expect.any(Number),
      codigo: '9-1-SE26',
      deFuente: false,
      monto: 250_000,
      moneda: 'CLP',
      dias: { recibida: '2026-11-16' },
      rechazada: null,
      paso: 'recibida',
      factura: null,
      nota: null,
    });
    const id = made.id ?? 0;
    const dias = { aceptada: '2026-11-17', entregada: '2026-11-20' };
    expect(await update({ params: { id }, body: { dias, factura: 'F-12' } })).toMatchObject({
      paso: 'entregada',
      factura: 'F-12',
      dias: { recibida: '2026-11-16', ...dias },
    });
    await update({ params: { id }, body: {} });
    expect(await update({ params: { id }, body: { dias: { entregada: null } } })).toMatchObject({
      paso: 'aceptada',
    });
    const json = { codigo: '9-1-SE26' };
    expect(
      await problemIn(editor.send('POST', '/api/licitaciones/31/ordenes', { json })),
    ).toMatchObject({ status: 409, fieldErrors: { codigo: { code: 'orden-repetida' } } });
    await remove({ params: { id } });
    expect(await ordersOf(editor, 31)).toEqual([]);
    const by = people.editor.id;
    expect(await eventsOf(editor, 31)).toEqual([
      [['aceptada'], [], '9-1-SE26', by],
      [['entregada'], ['aceptada'], '9-1-SE26', by],
      [['recibida'], ['entregada'], '9-1-SE26', by],
      [[], ['recibida'], '9-1-SE26', by],
    ]);
  });

  it.each([
    [{ dias: { aceptada: '2026-11-15' } }, 'dias.aceptada', 'paso-antes-de-otro'],
    [{ dias: { pagada: '2026-11-15' } }, 'dias.pagada', 'paso-antes-de-otro'],
    [{ rechazada: '2026-11-15' }, 'rechazada', 'paso-antes-de-otro'],
    [
      { dias: { aceptada: '2026-11-17' }, rechazada: '2026-11-18' },
      'rechazada',
      'rechazada-o-aceptada',
    ],
    [{ dias: { aceptada: 'ayer' } }, 'dias.aceptada', 'dia'],
    [{ monto: -1 }, 'monto', 'cero-o-mas'],
  ])('refuse %j and keep what was there', async (json, field, code) => {
    const editor = await server.as('editor');
    const [known] = await ordersOf(editor, 32);
    const dias = { recibida: '2026-11-16' };
    const body = { codigo: '9-2-SE26', dias };
    const order = known ?? (await editor.client.workOrders.create({ params: { id: 32 }, body }));
    const refused = await problemIn(editor.send('PATCH', `/api/ordenes/${order.id}`, { json }));
    expect(refused).toMatchObject({ status: 422, fieldErrors: { [field]: { code } } });
    expect(await ordersOf(editor, 32)).toMatchObject([{ dias, paso: 'recibida', monto: null }]);
  });

  it('of a source are shown to the company they are for, and noted by their code', async () => {
    await bring(server, 33);
    const [editor, foreign] = [await server.as('editor'), await server.as('foreign')];
    expect(await ordersOf(editor, 33)).toMatchObject([
      {
        id: null,
        codigo: '1057-1-SE26',
        deFuente: true,
        monto: 1_190_000,
        moneda: 'CLP',
        dias: { recibida: '2026-11-18' },
        paso: 'recibida',
      },
    ]);
    expect(await ordersOf(foreign, 33)).toMatchObject([{ id: null, codigo: '1057-2-SE26' }]);
    const noted = await editor.client.workOrders.create({
      params: { id: 33 },
      body: { codigo: '1057-1-SE26', dias: { aceptada: '2026-11-20' } },
    });
    expect(noted).toMatchObject({ deFuente: true, paso: 'aceptada', monto: 1_190_000 });
    // What the source says later counts.
    await bring(server, 33, 2_380_000);
    expect(await ordersOf(editor, 33)).toMatchObject([{ id: noted.id, monto: 2_380_000 }]);
    const path = `/api/ordenes/${noted.id}`;
    for (const [json, field] of [
      [{ monto: 1 }, 'monto'],
      [{ moneda: 'CLF' }, 'moneda'],
      [{ dias: { recibida: '2026-11-17' } }, 'dias.recibida'],
    ] as const) {
      expect(await problemIn(editor.send('PATCH', path, { json }))).toMatchObject({
        fieldErrors: { [field]: { code: 'dato-de-la-fuente' } },
      });
    }
    expect(await problemIn(editor.send('DELETE', path))).toMatchObject({
      status: 422,
      motivo: { code: 'orden-de-la-fuente' },
    });
  });

  it('of a source are noted once by who watches it, by nobody', async () => {
    await bring(server, 34);
    const editor = await server.as('editor');
    const mirror = () =>
      server.database.transaction({ companyId: andes.id, userId: 0 }, (tx) =>
        mirrorOrders(tx, andes.id, 34, server.now()),
      );
    expect([await mirror(), await mirror()]).toEqual([1, 0]);
    expect(await ordersOf(editor, 34)).toMatchObject([
      { id: expect.any(Number), codigo: '1057-1-SE26', deFuente: true, paso: 'recibida' },
    ]);
    expect(await eventsOf(editor, 34)).toEqual([[[], ['recibida'], '1057-1-SE26', undefined]]);
  });

  it('are written by who may work on the tender, and are nothing to another company', async () => {
    const [author, foreign] = [await server.as('author'), await server.as('foreign')];
    const body = { codigo: '9-3-SE26' };
    const refused = author.send('POST', '/api/licitaciones/35/ordenes', { json: body });
    expect(await problemIn(refused)).toMatchObject({ motivo: { code: 'solo-asignadas' } });
    const { id } = await author.client.workOrders.create({ params: { id: 2 }, body });
    expect(await ordersOf(foreign, 2)).toEqual([]);
    for (const method of ['PATCH', 'DELETE']) {
      const unseen = foreign.send(method, `/api/ordenes/${id}`, { json: {} });
      expect((await problemIn(unseen)).code).toBe('no-encontrado');
    }
  });
});

import { accounts, expect, test } from './fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

/** Fields of other sources, which the demonstration does not have. */
const told = {
  privada: true,
  conDatosPropios: false,
  marca: 'copia',
  posibleOriginal: null,
  expediente: 'EXP-2026/77',
  pais: 'ES',
  lugar: { codigo: 'ES521', nombre: 'Alicante' },
  categoria: 'obras',
  procedimiento: 'Abierto simplificado',
  impuesto: 'neto',
  items: [
    {
      correlativo: 1,
      codigo: '45233141',
      esquema: 'CPV',
      nombre: null,
      categoria: [],
      descripcion: null,
      unidad: null,
      cantidad: null,
      adjudicacion: null,
    },
  ],
  lotes: [
    {
      codigo: '2',
      titulo: 'Pavimentos',
      monto: 60_000,
      moneda: 'EUR',
      resultado: {
        final: 'adjudicada',
        ofertas: 3,
        monto: 55_000,
        moneda: 'EUR',
        proveedores: [{ nombre: 'Firmes del Norte SL', rut: 'B1' }],
      },
    },
    { codigo: '3', titulo: 'Señales', monto: null, moneda: null },
  ],
  ordenes: [
    {
      codigo: '1509-77-SE26',
      nombre: null,
      estado: 'Aceptada',
      proveedor: { nombre: 'Áridos del Sur SpA', rut: '76.111.111-6' },
      moneda: 'CLP',
      neto: 100_000,
      total: 119_000,
      enviada: '2026-11-02T15:00:00Z',
    },
  ],
};

for (const [skin, width] of [
  ['light', 1366],
  ['dark', 390],
] as const) {
  test(`fields of other sources are shown: ${skin}, ${width} pixels`, async ({
    page,
    goto,
    aTender,
  }) => {
    const tender = await aTender();
    await page.setViewportSize({ width, height: 844 });
    await chooseAppearance(page, { skin });
    await page.route(new RegExp(`/api/licitaciones/${tender.id}$`), async (route) => {
      const response = await route.fetch();
      const { vista, ...rest } = await response.json();
      const silent = { ...vista, sinVerificarDesde: '2026-11-03T15:00:00Z' };
      await route.fulfill({ response, json: { ...rest, ...told, vista: silent } });
    });
    await goto(`/licitaciones/${tender.id}`);
    const summary = page.getByRole('region', { name: 'Lo principal' });
    await expect(summary).toContainText('Neto, sin impuestos');
    await expect(summary).toContainText(/No verificada desde el mar 03-11/);
    const call = page.getByRole('region', { name: 'Datos del llamado' });
    await expect(call.getByRole('definition')).toContainText([
      'EXP-2026/77',
      'Obras',
      'Abierto simplificado',
      'Alicante',
      'España',
    ]);
    const lots = page.getByRole('region', { name: 'Lotes' });
    await expect(lots).toContainText('Pavimentos');
    await expect(lots).toContainText('€60.000');
    await expect(lots).toContainText('Firmes del Norte SL B1');
    await expect(lots).toContainText('Adjudicado · €55.000 · 3 ofertas');
    const orders = page.getByRole('region', { name: 'Órdenes de compra' });
    for (const text of ['1509-77-SE26', 'Aceptada', 'Áridos del Sur SpA', '$119.000', '$100.000']) {
      await expect(orders).toContainText(text);
    }
    await expect(page.getByText('CPV 45233141')).toBeVisible();
    await expect(page.getByText('Posible nuevo llamado', { exact: true })).toBeVisible();
    await expect(page.getByText('Sólo tu empresa', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
  });
}

import { accounts, expect, inDays, test } from './fixtures.ts';
import { rowOf } from './list.ts';

const address = 'Camino a Yungay km 3, acceso sur';
const terms = {
  DireccionVisita: address,
  TiempoDuracionContrato: '24',
  UnidadTiempoDuracionContrato: 4,
  EsRenovable: 1,
  ValorTiempoRenovacion: '12',
  PeriodoTiempoRenovacion: ' ',
  Contrato: '0',
  Modalidad: 6,
  TipoPago: '2',
  FuenteFinanciamiento: 'FNDR',
  Estimacion: 1,
  SubContratacion: '0',
  TomaRazon: '1',
  Etapas: 2,
};

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

test('the ficha tells the terms of the call, and where the site is visited', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender({ visita: inDays(2, '11:00:00'), condiciones: terms });
  await goto(`/licitaciones/${tender.id}`);
  const [unit = ''] = tender.codigo.split('-');
  await expect(page.getByText(`de 2026, unidad ${unit}`)).toBeVisible();
  const card = page.getByRole('region', { name: 'Condiciones' });
  const fact = (name: string) =>
    card.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Duración')).toHaveText('24 meses');
  await expect(fact('Renovable')).toHaveText('Sí, por 12 (sin unidad en la fuente)');
  await expect(fact('Forma de pago')).toContainText('Contra entrega conforme');
  await expect(fact('Subcontratación')).toHaveText('No se permite');
  await expect(fact('Toma de razón')).toHaveText('La requiere');
  await expect(fact('Apertura')).toHaveText('En 2 etapas');
  await expect(fact('Financiamiento')).toHaveText('FNDR');
  // No document says what that code means.
  await expect(fact('Formalización')).toHaveText('Código 0 de la fuente');
  const visit = page
    .getByRole('region', { name: 'Fechas' })
    .getByRole('listitem')
    .filter({ hasText: 'Visita a terreno' });
  await expect(visit).toContainText(address);
  const summary = page.getByRole('region', { name: 'Lo principal' });
  await expect(summary).toContainText('Presupuesto disponible');
  await expect(summary).toContainText('24 meses');
});

test('a change of the terms is in the history, in words @long', async ({ page, goto, aTender }) => {
  const first = await aTender({ haceDias: 2, condiciones: terms });
  const changed = { ...terms, TiempoDuracionContrato: '36', SubContratacion: '1' };
  await aTender({ codigo: first.codigo, condiciones: changed });
  await goto(`/licitaciones/${first.id}?parte=historia`);
  const history = page.getByRole('region', { name: 'Historia' });
  await expect(history).toContainText('24 meses');
  await expect(history).toContainText('36 meses');
  await expect(history).toContainText('Subcontratación');
  await expect(history).toContainText('No se permite');
});

test('the panel beside the list tells what decides @long', async ({ page, goto, aTender }) => {
  const tender = await aTender({ cierre: inDays(6), extension: true, condiciones: terms });
  await goto(`/licitaciones?q=${tender.palabra}`);
  await rowOf(page, tender.codigo).getByText(tender.codigo).click();
  const peek = page.getByRole('complementary', { name: 'Licitación abierta al lado' });
  await expect(peek).toContainText('24 meses');
  await expect(peek).toContainText('Contra entrega conforme');
  await expect(peek).toContainText(address);
  await expect(peek).toContainText('Si llegan dos ofertas o menos');
});

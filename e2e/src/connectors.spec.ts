import type { Page } from '@playwright/test';
import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { aFailingConnector, anAskingConnector, showLive } from './live-sources.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';

// Those that are made here stay paused: nothing calls out.
const live = (page: Page) => page.getByRole('region', { name: 'Conexiones en vivo' });
const cardOf = (page: Page, name: string) =>
  live(page)
    .getByRole('list', { name: 'Conectores' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function pick(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('explains connectors where there is none, and lets only administrators add one @long', async ({
  page,
  goto,
  as,
  client,
}) => {
  const { api } = await client(accounts.lector);
  expect((await api.connectors.list()).datos).toEqual([]);
  await as(accounts.lector);
  await goto('/fuentes');
  await expect(live(page).getByText('Aún no hay conectores')).toBeVisible();
  await expect(live(page)).toContainText('Quien administra la empresa puede agregar uno.');
  await expect(live(page).getByRole('button')).toHaveCount(0);
  await as(accounts.admin);
  await goto('/fuentes');
  await live(page).getByRole('button', { name: 'Agregar un conector' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Qué quieres conectar?' });
  await expect(
    dialog.getByRole('button', { name: /^Compra Ágil.*Necesita un ticket/ }),
  ).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
});

test('a connector with a ticket: added paused, changed, given days to recover, and removed', async ({
  page,
  goto,
  as,
}) => {
  const word = uniqueWord();
  const name = `Chile ${word}`;
  const secret = `AB12-${word}-77QZ`;
  const { api } = await as(accounts.austral);
  await goto('/fuentes');
  await live(page).getByRole('button', { name: 'Agregar un conector' }).click();
  await page.getByRole('button', { name: /^Mercado Público/ }).click();
  let dialog = page.getByRole('dialog', { name: 'Agregar Mercado Público (licitaciones)' });
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await dialog.getByLabel('Nombre').fill(name);
  const ticket = dialog.getByLabel('Ticket', { exact: true });
  await expect(ticket).toHaveAttribute('type', 'password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Este servicio pide un ticket')).toBeVisible();
  await ticket.fill('con espacios');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/El ticket son de 8 a 200 letras/)).toBeVisible();
  await expect(ticket).toBeFocused();
  await dialog.getByText('¿De dónde saco un ticket?').click();
  await expect(dialog.getByText(/ingresando con ClaveÚnica/)).toBeVisible();
  await ticket.fill(secret);
  await dialog.getByLabel('Consultar cada').selectOption('1 hora');
  await dialog.getByRole('button', { name: 'Agregar en pausa' }).click();

  const card = cardOf(page, name);
  await expect(card).toContainText('En pausa');
  await expect(card).toContainText('Mercado Público (licitaciones)');
  await expect(card).toContainText('cada 1 h');
  await expect(card).toContainText('ticket ····77QZ');
  await expect(card).toContainText('0 de 10.000');
  expect(await page.content()).not.toContain(secret);
  expect(JSON.stringify(await api.connectors.list())).not.toContain(secret);

  await pick(page, name, 'Editar');
  dialog = page.getByRole('dialog', { name: `Editar «${name}»` });
  await expect(dialog.getByText('El actual termina en ····77QZ.')).toBeVisible();
  await expect(dialog.getByLabel('Ticket', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Nombre').fill(`${name} dos`);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const renamed = cardOf(page, `${name} dos`);
  await expect(renamed).toContainText('ticket ····77QZ');

  await pick(page, `${name} dos`, 'Recuperar un rango de fechas');
  dialog = page.getByRole('dialog', { name: /^Recuperar días/ });
  await expect(dialog).toContainText('El conector está en pausa: empezará cuando lo actives.');
  const to = dialog.getByLabel('Hasta');
  await dialog.getByLabel('Desde').fill('10-01-2026');
  await to.fill('05-01-2026');
  // Its calendar covers the button.
  await to.press('Tab');
  await dialog.getByRole('button', { name: 'Recuperar', exact: true }).click();
  await expect(dialog.getByText('Debe ser el mismo día o uno posterior')).toBeVisible();
  await to.fill('12-01-2026');
  await to.press('Tab');
  await dialog.getByRole('button', { name: 'Recuperar', exact: true }).click();
  await expect(renamed).toContainText('Por recuperar del 10-01-2026 al 12-01-2026');
  await expect(renamed).toContainText('Espera a que el conector esté activo.');
  await renamed.getByRole('button', { name: /^Dejar de recuperar/ }).click();
  await expect(renamed.getByText(/Por recuperar/)).toHaveCount(0);

  await renamed.getByRole('button', { name: /^Ejecuciones/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Todavía no ha consultado nada');
  await page.keyboard.press('Escape');
  await pick(page, `${name} dos`, 'Eliminar');
  await page.getByRole('button', { name: 'Eliminar el conector' }).click();
  await expect(renamed).toHaveCount(0);
  const { datos } = await api.connectors.list();
  expect(datos.filter(({ nombre }) => nombre.startsWith(name))).toEqual([]);
});

test('a forbidden address is refused beside its field, and no input is lost @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/422 .*conectores/);
  await as(accounts.austral);
  await goto('/fuentes');
  await live(page).getByRole('button', { name: 'Agregar un conector' }).click();
  await page.getByRole('button', { name: /^Publicador OCDS/ }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Dirección');
  await dialog.getByRole('button', { name: 'Agregar en pausa' }).click();
  await expect(dialog.getByText('Escribe la dirección del servicio')).toBeVisible();
  await address.fill('https://10.0.0.7/releases.json');
  await dialog.getByRole('button', { name: 'Agregar en pausa' }).click();
  await expect(dialog.getByText(/La dirección lleva a una red privada/)).toBeVisible();
  await expect(address).toHaveValue('https://10.0.0.7/releases.json');
  await expect(address).toBeFocused();
  await dialog.getByRole('button', { name: 'Elegir otro servicio' }).click();
  await expect(page.getByRole('button', { name: /^Mercado Público/ })).toBeFocused();
});

test('progress is shown live, a failing source once, and its rounds with their CSV', async ({
  page,
  goto,
  as,
}) => {
  let asking = anAskingConnector();
  const failing = aFailingConnector();
  await as(accounts.admin);
  const looks = await showLive(page, () => [asking, failing]);
  await goto('/fuentes');
  const card = cardOf(page, asking.nombre);
  await expect(card).toContainText('Consultando');
  const meter = card.getByRole('meter', { name: `Consultas de hoy de ${asking.nombre}` });
  await expect(meter).toHaveAttribute('aria-valuetext', '3.412 de 10.000');
  await expect(card).toContainText('3.198 automáticas');
  await expect(card).toContainText('214 a mano');
  await expect(card).toContainText('2.000 reservadas');
  await expect(card).toContainText('1 seguida');
  await expect(card).toContainText('12 coinciden con lo que buscan');
  await expect(card).toContainText('Recuperando del 05-01-2026 al 30-01-2026');
  await expect(card).toContainText('termina hacia el');

  const banners = live(page).getByRole('list', { name: 'Fuentes que fallan' });
  await expect(banners.getByRole('listitem')).toHaveCount(1);
  await expect(banners).toContainText('Anuncios de España no responde');
  await expect(banners).toContainText(/14 veces desde el .*, hora Chile/);
  await expect(cardOf(page, failing.nombre)).toContainText('Fallando');
  await expect(cardOf(page, failing.nombre)).toContainText(/Sin verificar desde el/);
  const overview = page.getByRole('region', { name: 'De dónde vienen las licitaciones' });
  await expect(overview).toContainText('Última respuesta en vivohace 9 h 5 min');
  await expect(overview).toContainText(/En silencio desde el .*, hora Chile/);
  await live(page).getByText('Avisos anteriores (1)').click();
  await expect(live(page).getByText(/Licitaciones de Chile no acepta el ticket/)).toBeVisible();

  await card.getByRole('button', { name: /^Ejecuciones/ }).click();
  const drawer = page.getByRole('dialog');
  const rounds = drawer.getByRole('list', { name: 'Ejecuciones' }).getByRole('listitem');
  await expect(rounds.first()).toContainText('Recuperación de días');
  await expect(rounds.first()).toContainText('412 consultas');
  await expect(rounds.last()).toContainText('El servicio tardó demasiado en responder (504).');
  const csv = rounds.getByRole('link', { name: /^Descargar la lista de rechazos de la vuelta/ });
  await expect(csv).toHaveCount(1);
  await expect(csv).toHaveAttribute('href', '/api/fuentes/importaciones/889/rechazos');
  await page.keyboard.press('Escape');

  // It refetches automatically while a round is running.
  asking = { ...asking, corriendo: false, historico: null, ultimoExito: new Date().toISOString() };
  await expect(card).toContainText('Activo');
  await expect(card.getByText(/Recuperando/)).toHaveCount(0);
  expect(looks()).toBeGreaterThan(1);
});

test('a press is shown at once and taken back with a word when it is not kept @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/503.*pausar/);
  const failing = aFailingConnector();
  await as(accounts.admin);
  await showLive(page, () => [failing]);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/fuentes/conectores/42/pausar', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: {} });
  });
  await goto('/fuentes');
  const card = cardOf(page, failing.nombre);
  await pick(page, failing.nombre, 'Pausar');
  await expect(card).toContainText('En pausa');
  answer();
  await expect(page.getByText('No se pudo pausar «Anuncios de España»')).toBeVisible();
  await expect(card).toContainText('Fallando');
});

for (const [name, skin, width] of [
  ['light', 'light', 1366],
  ['on a dark phone', 'dark', 390],
] as const) {
  test(`is accessible ${name}, and read-only for readers @long`, async ({ page, goto, as }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseAppearance(page, { skin });
    await as(accounts.lector);
    await showLive(page, () => [anAskingConnector(), aFailingConnector()]);
    await goto('/fuentes');
    await expect(cardOf(page, 'Anuncios de España')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Más acciones/ })).toHaveCount(0);
    await expect(live(page).getByRole('button', { name: /Consultar|Activar|Dejar/ })).toHaveCount(
      0,
    );
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await isWithoutSidewaysScroll(page)).toBe(true);
    await page.getByRole('button', { name: /^Ejecuciones de Licitaciones/ }).click();
    await expect(page.getByRole('list', { name: 'Ejecuciones' })).toBeVisible();
    expect.soft(await violations(page, '[role=dialog]'), 'rounds').toEqual([]);
  });
}

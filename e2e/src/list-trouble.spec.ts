import type { Route } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import { accounts, expect, test } from './fixtures.ts';
import { assign, openFilter, rowOf, tag } from './list.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

const broken = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Error interno',
    status: 500,
    code: 'error-interno',
    requestId: 'pedido-77',
  }),
};
const answerBroken = (route: Route) => route.fulfill(broken);
const isList = /\/api\/licitaciones\?/;
const isTagging = /\/licitaciones\/editar\/\d+\/tag$/;
const isAssigning = /\/licitaciones\/editar\/\d+\/asignar$/;

test('a server error replaces the list, and a retry recovers', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/500.*\/api\/licitaciones\?/);
  const tender = await aTender();
  const restore = await answerInstead(page, isList, answerBroken);
  await goto(`/licitaciones?q=${tender.palabra}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No se pudo cargar');
  await expect(alert).toContainText('El servidor tuvo un problema.');
  await expect(alert).toContainText('pedido-77');
  restore();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowOf(page, tender.codigo)).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a missing response is distinguished from a server error @long', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/ERR_CONNECTION_FAILED/);
  const tender = await aTender();
  const restore = await answerInstead(page, isList, (route) => route.abort('connectionfailed'));
  await goto(`/licitaciones?q=${tender.palabra}`);
  await expect(page.getByRole('alert')).toContainText('No hay respuesta del servidor.');
  restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowOf(page, tender.codigo)).toBeVisible();
});

test('an answer that is not of this product is no blank page @long', async ({ page, goto }) => {
  await page.route(isList, (route) => route.fulfill({ status: 200, json: { saludo: 'hola' } }));
  await goto('/licitaciones');
  await expect(page.getByRole('alert')).toContainText(
    'El servidor respondió algo que esta versión de Pliego no entiende.',
  );
});

test('a failed next page shows an error and keeps the rows', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500.*cursor=/);
  const restore = await answerInstead(page, /cursor=/, answerBroken);
  await goto('/licitaciones?estado=publicada');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links).toHaveCount(50);
  await page.getByRole('button', { name: 'Cargar más' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('No se pudieron cargar más licitaciones.');
  await expect(links).toHaveCount(50);
  restore();
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  // One page, since its end is far below.
  await expect(links).toHaveCount(100);
});

test('a tag shows at once, goes back when it was not kept, and "Reintentar" keeps it', async ({
  page,
  goto,
  aTender,
  client,
  expectTrouble,
}) => {
  expectTrouble(/500.*\/licitaciones\/editar/);
  const tender = await aTender();
  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  const waiting: Route[] = [];
  const restore = await answerInstead(page, isTagging, (route) => waiting.push(route));
  await tag(page, tender.codigo, 'Oferta enviada');
  await expect(row.getByText('Oferta enviada')).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  await Promise.all(waiting.map(answerBroken));
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(`No se guardaron las etiquetas de ${tender.codigo}`);
  await expect(row.getByText('Oferta enviada')).toBeHidden();
  await expect(row.getByText('Etiquetar')).toBeVisible();

  restore();
  await toast.getByRole('button', { name: 'Reintentar' }).click();
  await expect(row.getByText('Oferta enviada')).toBeVisible();
  await expect(toast).toBeHidden();
  const { api } = await client(accounts.analista);
  await expect
    .poll(async () => (await api.tenders.get({ params: { id: tender.id } })).version)
    .toBe(1);
});

test('an assignment that was not kept goes back to who it was @long', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/500.*\/asignar/);
  const tender = await aTender();
  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  const save = page.waitForResponse(isAssigning);
  await assign(page, tender.codigo, 'Gabriela Montecinos Leal');
  await save;
  const restore = await answerInstead(page, isAssigning, answerBroken);
  await assign(page, tender.codigo, 'Nadie');
  await expect(page.getByRole('alert')).toContainText(
    `No se guardó la asignación de ${tender.codigo}`,
  );
  await expect(row.getByText('Gabriela Montecinos Leal')).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(row.getByText('Gabriela Montecinos Leal')).toBeHidden();
});

test('what others changed meanwhile stays, and who changed the same is asked', async ({
  page,
  goto,
  aTender,
  client,
  expectTrouble,
}) => {
  // Nothing tells this page what others do.
  await page.route('**/api/eventos', (route) => route.abort());
  expectTrouble(/api\/eventos/, /409.*\/licitaciones\/editar/);
  const tender = await aTender();
  const params = { id: tender.id };
  const { api } = await client(accounts.gestora);
  const { datos } = await api.tags.list();
  const idOf = (name: string) => datos.find(({ nombre }) => nombre === name)?.id ?? 0;
  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  await expect(row).toBeVisible();

  await api.tenders.setTags({ params, body: [idOf('Garantía pendiente')] });
  await tag(page, tender.codigo, 'Por revisar');
  await expect(row.getByText('Garantía pendiente')).toBeVisible();
  await expect(row.getByText('Por revisar')).toBeVisible();
  await expect
    .poll(async () => (await api.tenders.get({ params })).tags)
    .toBe(`${idOf('Garantía pendiente')},${idOf('Por revisar')}`);

  const people = (await api.users.list({ query: {} })).datos;
  const other = people.find(({ role }) => role === 'editor');
  await api.tenders.assign({ params, body: { Usuario: other?.id ?? 0 } });
  await assign(page, tender.codigo, 'Gabriela Montecinos Leal');
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(`Otra persona cambió ${tender.codigo} mientras editabas`);
  await expect(toast).toContainText(
    `responsable a ${other?.fullName}; tú elegiste a Gabriela Montecinos Leal`,
  );
  await expect(row.getByText(other?.fullName ?? '')).toBeVisible();
  await toast.getByRole('button', { name: 'Aplicar mi cambio' }).click();
  await expect(row.getByText('Gabriela Montecinos Leal')).toBeVisible();
});

test('a tag set while another filter is still loading is kept, and the list arrives @long', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender();
  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  await expect(row).toBeVisible();
  const waiting: Route[] = [];
  const isFiltered = new RegExp(`/api/licitaciones\\?q=${tender.palabra}&estado=publicada`);
  const restore = await answerInstead(page, isFiltered, (route) => waiting.push(route));
  const state = await openFilter(page, 'Estado');
  await state.getByRole('option', { name: /^Publicada/ }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => waiting.length).toBe(1);
  await tag(page, tender.codigo, 'Por revisar');
  restore();
  await Promise.allSettled(waiting.map((route) => route.continue()));
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(row.getByText('Por revisar')).toBeVisible();
});

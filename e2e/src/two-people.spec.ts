import type { OwnTender } from '@pliego/contract/areas/own-tenders';
import { accounts, expect, inDays, test } from './fixtures.ts';
import { violations } from './page-checks.ts';
import { searchFor } from './palette.ts';
import { uniqueWord } from './tender-draft.ts';

test('two people change the same field at once, and the later one chooses whose stays', async ({
  page,
  browser,
  origin,
  goto,
  as,
  client,
  aTender,
}) => {
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(9) });
  const work = `/licitaciones/${tender.id}?parte=trabajo`;
  await goto(work);
  const mine = page.getByLabel('Próxima acción');
  await mine.fill('Visitar la bodega');

  const admin = await client(accounts.admin);
  const context = await browser.newContext();
  await context.addCookies(admin.cookies.map(({ name, value }) => ({ name, value, url: origin })));
  const other = await context.newPage();
  await other.goto(`${origin}${work}`);
  const theirs = other.getByLabel('Próxima acción');
  await theirs.fill('Pedir muestras');
  const kept = other.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await theirs.press('Enter');
  await kept;
  await other.getByLabel('Prioridad').selectOption('Alta');

  // What the other one did, the last of it too, shows up beside what is typed here, which stays.
  await expect(page.getByLabel('Prioridad')).toHaveValue('alta');
  await expect(mine).toHaveValue('Visitar la bodega');
  await mine.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Alguien cambió ${tender.codigo}` });
  const choice = dialog.getByRole('radiogroup', { name: 'Próxima acción' });
  await expect(choice).toContainText('Visitar la bodega');
  await expect(choice).toContainText(/Lo de .+Pedir muestras/);
  await expect(choice.getByRole('radio', { name: 'Lo tuyo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mine).toHaveValue('Visitar la bodega');
  await mine.press('Enter');
  await expect(choice.getByRole('radio', { name: 'Lo tuyo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(theirs).toHaveValue('Visitar la bodega');
  await expect(other.getByLabel('Prioridad')).toHaveValue('alta');
  await context.close();
});

test('a move that somebody else was before shows where it is, and where it may go', async ({
  page,
  goto,
  as,
  client,
  aTender,
  expectTrouble,
}) => {
  // Nothing tells this page what others do.
  await page.route('**/api/eventos', (route) => route.abort());
  expectTrouble(/api\/eventos/, /409.*\/etapa/);
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(9) });
  await goto(`/licitaciones/${tender.id}`);
  const stage = page.getByRole('button', { name: `Cambiar la etapa de ${tender.codigo}` }).first();
  await stage.click();
  const item = page.getByRole('menuitem', { name: 'En análisis' });
  await expect(item).toBeVisible();

  const { api } = await client(accounts.admin);
  await api.work.move({
    params: { id: tender.id },
    body: {
      etapa: 'presentada',
      evidencia: { cuando: new Date().toISOString(), numero: '33' },
    },
  });
  await item.click();
  const dialog = page.getByRole('dialog', { name: `Alguien cambió ${tender.codigo}` });
  await expect(dialog).toContainText('Alguien la pasó a «Presentada» antes que tú');
  await expect(dialog.getByRole('button', { name: 'Detectada' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'En preparación' }).click();
  await expect(dialog).toBeHidden();
  await expect(stage).toContainText('En preparación');
  await expect
    .poll(async () => (await api.work.get({ params: { id: tender.id } })).etapa)
    .toBe('en-preparacion');
});

test('a tender is followed from the palette, and its changes are counted until they are seen', async ({
  page,
  goto,
  as,
  aTender,
  saysAgain,
}) => {
  const tender = await aTender({ cierre: inDays(9) });
  await as(accounts.analista);
  const listening = page.waitForResponse(/\/api\/eventos$/);
  await goto('/etiquetas');
  await listening;
  const palette = await searchFor(page, tender.codigo);
  await expect(palette.active).toContainText(tender.palabra);
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText(`Sigues ${tender.codigo}`)).toBeVisible();
  await expect(palette.active).toContainText('Siguiendo');
  await page.keyboard.press('Escape');

  await saysAgain(tender, { cierre: inDays(4) });
  const place = page.getByRole('navigation').getByRole('link', { name: /^Seguimiento/ });
  await expect(place).toHaveAccessibleName(/\(\d+ cambios? sin ver en lo que sigues\)/);
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento');
  await expect(page.getByRole('main')).toContainText(tender.palabra);
  await expect(place).not.toHaveAccessibleName(/sin ver/);

  const again = await searchFor(page, tender.codigo);
  await again.active.getByTitle('Dejar de seguir').click();
  await expect(page.getByText(`Ya no sigues ${tender.codigo}`)).toBeVisible();
});

test('two people correct an own tender: what only one changed stays, and what both changed is chosen', async ({
  page,
  goto,
  as,
  client,
  expectTrouble,
}) => {
  expectTrouble(/412|409.*\/propia/);
  await as(accounts.gestora);
  const word = uniqueWord();
  const { api } = await client(accounts.admin);
  const stated: OwnTender = {
    nombre: `Uniformes ${word}`,
    descripcion: null,
    estado: 'publicada',
    comprador: 'Viña Los Coigües SpA',
    rutComprador: null,
    region: null,
    comuna: null,
    monto: 1_000_000,
    moneda: 'CLP',
    fechas: { finPreguntas: null, visitaTerreno: null, cierre: null, adjudicacionEstimada: null },
    url: null,
    lineas: [],
  };
  const { id } = await api.ownTenders.create({ body: { codigo: null, ...stated } });
  await goto(`/licitaciones/${id}/editar`);
  const name = page.getByRole('textbox', { name: /^Nombre/ });
  const amount = page.getByRole('textbox', { name: 'Monto' });
  await name.fill(`Uniformes de faena ${word}`);
  await amount.fill('1200000');

  const { version } = await api.ownTenders.get({ params: { id } });
  const body = { ...stated, comprador: 'Viña Los Robles SpA', monto: 1_500_000 };
  await api.ownTenders.update({ params: { id }, body, ifVersion: version });
  await page.getByRole('button', { name: 'Guardar' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Otra persona la corrigió' });
  await expect(note).toContainText('ya está en el formulario: Comprador.');
  await expect(page.getByLabel('Comprador', { exact: true })).toHaveValue('Viña Los Robles SpA');
  await expect(name).toHaveValue(`Uniformes de faena ${word}`);
  const choice = note.getByRole('radiogroup', { name: 'Monto' });
  await expect(choice).toContainText('$1.200.000');
  await expect(choice).toContainText('$1.500.000');
  expect(await violations(page)).toEqual([]);
  await choice.getByRole('radio', { name: 'Lo de la otra persona' }).check();
  await expect(amount).toHaveValue('1.500.000');
  await choice.getByRole('radio', { name: 'Lo tuyo' }).check();
  await expect(amount).toHaveValue('1.200.000');
  await choice.getByRole('radio', { name: 'Lo de la otra persona' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/licitaciones\/\d+$/);
  const { datos } = await api.ownTenders.get({ params: { id } });
  expect(datos).toMatchObject({
    nombre: `Uniformes de faena ${word}`,
    comprador: 'Viña Los Robles SpA',
    monto: 1_500_000,
  });
});

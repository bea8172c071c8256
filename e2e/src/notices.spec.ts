import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Avisos/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Avisos' });

test('an assignment by somebody else shows at the bell at once, and is read for good', async ({
  page,
  goto,
  as,
  client,
  aTender,
}) => {
  const tender = await aTender();
  const { session } = await as(accounts.colaborador);
  const listening = page.waitForResponse(/\/api\/eventos$/);
  await goto('/etiquetas');
  await listening;
  await bellOf(page).click();
  const panel = panelOf(page);
  const mine = panel.getByRole('region', { name: 'De tu trabajo' });
  await expect(mine).toBeVisible();
  const notice = mine.getByRole('listitem').filter({ hasText: tender.palabra });
  await expect(notice).toHaveCount(0);

  const { api } = await client(accounts.gestora);
  await api.tenders.assign({
    params: { id: tender.id },
    body: { Usuario: session.userData.id },
  });
  // Sooner than the page would read its notices again by itself.
  await expect(notice).toContainText(/te dejó como responsable/, { timeout: 20_000 });
  const link = notice.getByRole('link');
  await expect(link).toHaveAccessibleName(/\(sin leer\)$/);
  await expect(bellOf(page)).toHaveAccessibleName(/^Avisos, \d+ sin leer/);
  await notice.getByText('¿Por qué recibo esto?').click();
  await expect(notice.getByText('Eres responsable de esta licitación.')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);

  const kept = page.waitForResponse(/\/api\/notificaciones\/leidas$/);
  await link.click();
  await kept;
  await expect(page).toHaveURL(`/licitaciones/${tender.id}`);
  await expect(panel).toHaveCount(0);
  await page.reload();
  await bellOf(page).click();
  await expect(link).toBeVisible();
  await expect(link).not.toHaveAccessibleName(/sin leer/);
});

test('all notices are read at once @long', async ({ page, goto, as, client, aTender }) => {
  const tender = await aTender();
  const { session } = await as(accounts.analista);
  const { api } = await client(accounts.gestora);
  await api.tenders.assign({
    params: { id: tender.id },
    body: { Usuario: session.userData.id },
  });
  await goto('/etiquetas');
  await expect(bellOf(page)).toHaveAccessibleName(/^Avisos, \d+ sin leer/);
  await bellOf(page).click();
  const kept = page.waitForResponse(/\/api\/notificaciones\/leidas$/);
  await panelOf(page).getByRole('button', { name: 'Marcar todo como leído' }).click();
  await kept;
  await page.reload();
  await bellOf(page).click();
  const notice = panelOf(page).getByRole('link').filter({ hasText: tender.palabra });
  await expect(notice).toBeVisible();
  await expect(notice).not.toHaveAccessibleName(/sin leer/);
});

test('what one is told of is chosen on the page of the account @long', async ({
  page,
  goto,
  as,
}) => {
  const { api } = await as(accounts.lector);
  await goto('/etiquetas');
  await bellOf(page).click();
  await panelOf(page).getByRole('link', { name: 'Ajustes de avisos' }).click();
  await expect(page).toHaveURL('/pages/account-settings?tab=avisos#avisos');
  const section = page.getByRole('region', { name: 'Avisos' });
  const inApp = section.getByRole('switch', { name: /^Una licitación cambia de etapa/ });
  const mail = section.getByRole('combobox', { name: /^Hay comentarios nuevos/ });
  const digest = section.getByLabel('Hora del resumen');
  const quiet = section.getByRole('switch', { name: /^No enviarme correos/ });
  await inApp.uncheck();
  await mail.selectOption('Al tiro');
  await digest.fill('07:45');
  await quiet.check();
  await section.getByLabel('Desde').fill('21:30');
  await section.getByLabel('Hasta').focus();
  await expect
    .poll(async () => (await api.notices.settings()).silencio)
    .toEqual({ desde: '21:30', hasta: '08:00' });
  expect(await violations(page, 'main')).toEqual([]);

  await page.reload();
  await expect(inApp).not.toBeChecked();
  await expect(mail).toHaveValue('al-tiro');
  await expect(digest).toHaveValue('07:45');
  await expect(section.getByLabel('Desde')).toHaveValue('21:30');
  await expect(section.getByLabel('Hasta')).toHaveValue('08:00');
});

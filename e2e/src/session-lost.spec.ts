import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';
import { enterLogin, homeHeading, loginHeading } from './entry-steps.ts';
import { accounts, expect, password, test, uniqueWord } from './fixtures.ts';
import { searchBox } from './list.ts';
import { paletteOf, searchFor } from './palette.ts';

const lost = /401 .*\/(licitaciones\/editar|api)\//;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' });

/** The session ends while a call of this address is pending, and not before. */
async function endsDuring(page: Page, url: RegExp, end: () => Promise<unknown>): Promise<void> {
  const during = async (route: Route) => {
    await end();
    await route.continue();
  };
  await answerInstead(page, url, during, { times: 1 });
}

/** Picks a tag, too late, and leaves its panel open: the dialog comes over it. */
async function pickTagTooLate(
  page: Page,
  codigo: string,
  endSession: () => Promise<unknown>,
): Promise<void> {
  await endsDuring(page, /\/licitaciones\/editar\/\d+\/tag$/, endSession);
  await page.getByRole('button', { name: `Editar etiquetas de ${codigo}` }).click();
  await page.getByRole('option', { name: 'Prioritaria' }).click();
}

async function signInAgain(page: Page, secret = password): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(secret);
  await dialog.getByRole('button', { name: 'Seguir trabajando' }).click();
}

test('a change made when the session had ended is kept after signing in again, in place', async ({
  page,
  client,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(lost);
  const { api, tender, list, row } = await atOwnTender(accounts.analista);

  await pickTagTooLate(page, tender.codigo, api.auth.logout);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Correo')).toHaveValue(accounts.analista);
  await expect(dialog.getByRole('textbox', { name: 'Contraseña' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Nothing closes it but one of its two ways on.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
  await expect(row.getByText('Prioritaria')).toBeVisible();
  const other = await client(accounts.gestora);
  await expect
    .poll(async () => (await other.api.tenders.get({ params: { id: tender.id } })).version)
    .toBe(1);
});

test('what was typed stays in its form, below a wrong password too, and is sent in the end', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(lost, /401.*\/api\/auth\/login/);
  const name = `Escrita ${uniqueWord()}`;
  const { api } = await as(accounts.gestora);
  await goto('/etiquetas');
  await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  await form.getByLabel('Nombre').fill(name);
  const isCreating = /\/api\/etiquetas$/;
  await endsDuring(page, isCreating, api.auth.logout);
  await form.getByRole('button', { name: 'Crear' }).click();

  const dialog = dialogOf(page);
  // Neither a click nor a key in the dialog reaches the form below it.
  await dialog.getByRole('heading').click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Seguir trabajando' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Escribe tu contraseña');
  await signInAgain(page, 'no-es-esta');
  await expect(dialog.getByRole('alert')).toContainText('no coinciden');
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue(name);
  await signInAgain(page);
  await expect(dialog).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Etiquetas' }).getByText(name)).toBeVisible();
});

test('the focus is restored: in the search, or in an overlay @long', async ({
  page,
  context,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/401 .*\/api\//);
  await as(accounts.gestora);
  await goto('/licitaciones');
  await context.clearCookies({ name: 'pliego_session' });
  await searchBox(page).fill('hospital');
  await expect(dialogOf(page)).toBeVisible();
  await signInAgain(page);
  await expect(dialogOf(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();

  await searchFor(page);
  await context.clearCookies({ name: 'pliego_session' });
  // In one go: the question may lose the session before a slow machine has typed all letters.
  await page.keyboard.insertText('clínica');
  await expect(dialogOf(page)).toBeVisible();
  await signInAgain(page);
  await expect(dialogOf(page)).toBeHidden();
  await expect(paletteOf(page).field).toBeFocused();
  await expect(paletteOf(page).field).toHaveValue('clínica');
});

test('the second step is required when the account has one @long', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(lost, /401.*\/api\/auth\/login/, /422.*\/api\/auth\/two-steps/);
  const { api, tender, row } = await atOwnTender(accounts.analista);

  // This account has no second step; the responses are mocked.
  const problem = (status: number, code: string) => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
  });
  let given: unknown;
  const restore = await answerInstead(page, '**/api/auth/login', async (route) => {
    given = route.request().postDataJSON();
    await route.fulfill(problem(401, 'segundo-paso'));
  });
  await page.route('**/api/auth/two-steps', async (route) => {
    const body = route.request().postDataJSON() as { code: string };
    if (body.code !== '123456') return route.fulfill(problem(422, 'codigo-invalido'));
    restore();
    const url = route.request().url().replace('two-steps', 'login');
    return route.fulfill({ response: await route.fetch({ url, postData: given as object }) });
  });

  await pickTagTooLate(page, tender.codigo, api.auth.logout);
  await signInAgain(page);
  const dialog = dialogOf(page);
  const code = dialog.getByLabel('Código del segundo paso');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await dialog.getByRole('button', { name: 'Verificar y seguir' }).click();
  await expect(dialog.getByRole('alert')).toContainText('El código no es correcto');
  await code.fill('123456');
  await code.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Prioritaria')).toBeVisible();
});

test('signing in again in another window is enough @long', async ({
  page,
  context,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(lost);
  const { api, tender, row } = await atOwnTender(accounts.analista);
  await pickTagTooLate(page, tender.codigo, api.auth.logout);
  await expect(dialogOf(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/inicio');
  await enterLogin(other, accounts.analista);
  await expect(other.getByRole('heading', homeHeading)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(row.getByText('Prioritaria')).toBeVisible();
});

test('another user in another window sees nothing of the first', async ({
  page,
  context,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(lost);
  const { api, tender } = await atOwnTender(accounts.analista);
  await pickTagTooLate(page, tender.codigo, api.auth.logout);
  await expect(dialogOf(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/inicio');
  await enterLogin(other, accounts.austral);
  await expect(other.getByRole('heading', homeHeading)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByText(tender.codigo)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible();
});

test('"Salir" leads to a clean login page', async ({ page, atOwnTender, expectTrouble }) => {
  expectTrouble(lost);
  const { api, tender } = await atOwnTender(accounts.analista);
  await pickTagTooLate(page, tender.codigo, api.auth.logout);
  await dialogOf(page).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(dialogOf(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('empresa');
  await page.goBack();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page.getByText(tender.codigo)).toBeHidden();
});

test('a session that had ended before the page was opened leads to login and back', async ({
  page,
  atOwnTender,
  expectTrouble,
}) => {
  expectTrouble(/401 .*\/api\//);
  const { api, list, row } = await atOwnTender(accounts.analista);
  await api.auth.logout();
  await page.goto(list);
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await enterLogin(page, accounts.analista);
  await expect(page).toHaveURL(list);
  await expect(row).toBeVisible();
});

const garbage = ['{{{', '[1,2', '"morado"', '{"state":null}', 'null', '', '\u0000'];

test('whatever storage and readable cookies hold, the login page opens without a complaint @long', async ({
  page,
  context,
  goto,
  origin,
}) => {
  const keys = ['userData', 'skin', 'direction', 'menuCollapsed', 'i18nextLng', 'lists', 'layout'];
  for (const text of garbage) {
    await page.goto('/offline.html');
    await page.evaluate(
      ([names, value]) => {
        for (const key of names) localStorage.setItem(key, value);
        for (const key of ['pliego-escrito', 'pliego-recargada'])
          sessionStorage.setItem(key, value);
      },
      [keys, text] as const,
    );
    await context.addCookies([{ name: 'empresa', value: 'doce', url: origin }]);
    await goto('/licitaciones');
    await expect(page.getByRole('heading', loginHeading)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

test('with cookies edited by hand one signs in anew @long', async ({
  page,
  context,
  goto,
  as,
  origin,
  expectTrouble,
}) => {
  // The browser itself writes a refused call to its console.
  expectTrouble(/401 .*\/api\//);
  await as(accounts.analista);
  await goto('/licitaciones');
  await context.addCookies([
    { name: 'pliego_session', value: 'inventada', url: origin, httpOnly: true },
    { name: 'empresa', value: '999', url: origin },
  ]);
  await goto('/inicio');
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await enterLogin(page, accounts.analista);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

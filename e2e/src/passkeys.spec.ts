import type { Page } from '@playwright/test';
import { homeHeading, loseCookies } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { violations } from './page-checks.ts';
import { mailTo } from './template/mailbox.ts';

// Browsers make no passkeys for a bare address.
const port = process.env['PLIEGO_E2E_PORT'] ?? '4310';
test.use({ baseURL: `http://localhost:${port}` });

/** An authenticator built into the computer, which accepts every request as its owner's. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the next person is its owner. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Adds a passkey of the name «Notebook» on the page of the account. */
async function addNotebook(page: Page, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await dialog.getByLabel('Nombre').fill('Notebook');
  await dialog.getByRole('textbox', { name: 'Tu contraseña' }).fill(secret);
  await dialog.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(dialog).toBeHidden();
}

const enterButton = (page: Page) =>
  page.getByRole('button', { name: 'Entrar con una llave de acceso' });

test('a passkey is added, signs in, and is removed', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/llaves-de-acceso\/desafio/, /401.*\/llaves-de-acceso\/ingreso/);
  const account = await register(origin);
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  await plugIn(page);
  await goto('/pages/account-settings?tab=seguridad');
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await dialog.getByLabel('Nombre').fill('Notebook de Rosa');
  const password = dialog.getByRole('textbox', { name: 'Tu contraseña' });
  await password.fill('no es esta');
  await password.press('Enter');
  await expect(dialog.getByText('No es tu contraseña actual')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('list', { name: 'Llaves de acceso' });
  await expect(list.getByText('Notebook de Rosa')).toBeVisible();
  await expect(list.getByText('Sin uso todavía')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await mailTo(account.email, 'llave-agregada');

  await loseCookies(page);
  await goto('/login?volver=%2Fpages%2Faccount-settings%3Ftab%3Dseguridad');
  expect(await violations(page)).toEqual([]);
  await enterButton(page).click();
  await expect(list.getByText(/^Creada el .*Último uso/)).toBeVisible();
  await expect(page).toHaveURL('/pages/account-settings?tab=seguridad');

  await page.getByRole('button', { name: 'Quitar la llave de acceso «Notebook de Rosa»' }).click();
  const removal = page.getByRole('dialog', { name: '¿Quitar «Notebook de Rosa»?' });
  await removal.getByRole('textbox', { name: 'Tu contraseña' }).fill(account.password);
  await removal.getByRole('button', { name: 'Quitar' }).click();
  await expect(list).toBeHidden();
  await loseCookies(page);
  await goto('/login');
  await enterButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos comprobar esa llave de acceso.');
});

test('somebody else at the authenticator stays outside, and may still use the password', async ({
  page,
  goto,
  context,
  origin,
}) => {
  const account = await register(origin);
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  const authenticator = await plugIn(page);
  await goto('/pages/account-settings?tab=seguridad');
  await addNotebook(page, account.password);

  await loseCookies(page);
  await authenticator.verify(false);
  await goto('/login');
  await enterButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No se usó ninguna llave de acceso.');
  await authenticator.verify(true);
  await enterButton(page).click();
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

test('who has lost the session goes on with a passkey @long', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  const account = await register(origin);
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  await plugIn(page);
  await goto('/pages/account-settings?tab=seguridad');
  await addNotebook(page, account.password);
  await page.getByRole('button', { name: 'Quitar la llave de acceso «Notebook»' }).click();
  const removal = page.getByRole('dialog', { name: '¿Quitar «Notebook»?' });
  await removal.getByRole('textbox', { name: 'Tu contraseña' }).fill(account.password);
  await context.clearCookies();
  await removal.getByRole('button', { name: 'Quitar' }).click();
  const lost = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(lost).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await lost.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(lost).toBeHidden();
  // What waited is done: the passkey that let the person in again is gone.
  await expect(page.getByText('Se quitó «Notebook»')).toBeVisible();
});

test('at a bare address the page says where passkeys work @long', async ({ page, origin }) => {
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/login`);
  await enterButton(page).click();
  await expect(page.getByRole('alert')).toContainText('sirven solo en localhost');
});

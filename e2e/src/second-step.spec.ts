import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillLogin, homeHeading, step, loseCookies } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './template/mailbox.ts';
import { type NewAccount, register } from './new-account.ts';
import { violations } from './page-checks.ts';

const halfMinute = 30_000;

/**
 * The code an authenticator shows, or will show `ahead` half minutes from now. Each serves once, and the
 * server takes those of the neighbouring half minutes, so that tests need not wait for the next.
 */
function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * halfMinute });
}

interface Protected extends NewAccount {
  secret: string;
  codes: string[];
}

/** An account with the second step on, without a page. */
async function protectedAccount(origin: string): Promise<Protected> {
  const account = await register(origin);
  const { secret } = await account.api.auth.setUpTwoSteps({
    body: { password: account.password },
  });
  const body = { code: codeOf(secret) };
  const { codigos } = await account.api.auth.enableTwoSteps({ body });
  return { ...account, secret, codes: codigos };
}

/** A code that was not used yet: the one to enable it was of the present half minute or the one before. */
const nextCode = (secret: string) => codeOf(secret, 1);

const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Número 1 de 6' });
const pending = /401.*\/auth\/login/;
const wrongCode = /422.*\/auth\/two-steps/;

async function typeCode(page: Page, code: string): Promise<void> {
  await firstBox(page).click();
  await page.keyboard.type(code);
}

test('setting it up, signing in with it, and returning to the requested page', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(pending);
  const account = await register(origin);
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  await goto('/pages/account-settings?tab=seguridad');
  await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activar el segundo paso' });
  await dialog.getByLabel('Tu contraseña').fill(account.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const secret = key.replaceAll(' ', '');
  await typeCode(page, codeOf(secret));

  await expect(dialog).toBeHidden();
  const list = page.getByRole('list', { name: 'Códigos de recuperación' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(
    page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' }),
  ).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const codes = await list.getByRole('listitem').allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain(account.email);
  expect(saved).toContain(codes.join('\n'));
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await mailTo(account.email, 'segundo-paso-activado');

  await loseCookies(page);
  await goto('/fuentes');
  await fillLogin(page, account.email, account.password);
  await expect(step(page, 'Segundo paso')).toBeVisible();
  await expect(firstBox(page)).toBeFocused();
  await page.keyboard.type(nextCode(secret));
  await expect(page.getByRole('heading', { name: 'Fuentes', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/fuentes');
});

test('a recovery code serves once', async ({ page, goto, origin, expectTrouble }) => {
  expectTrouble(pending, wrongCode);
  const account = await protectedAccount(origin);
  const code = account.codes[0] ?? '';
  const enter = async () => {
    await goto('/login');
    await fillLogin(page, account.email, account.password);
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    const field = page.getByLabel('Código de recuperación');
    await expect(field).toBeFocused();
    // As it is copied from paper: in capitals, without its hyphen.
    await field.fill(code.toUpperCase().replace('-', ' '));
    await field.press('Enter');
    return field;
  };
  await enter();
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await loseCookies(page);
  const field = await enter();
  await expect(field).toHaveAccessibleDescription('No es correcto, o ya se usó');
  await expect(field).toBeFocused();
});

test('the boxes take a pasted code, arrows and corrections @long', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(pending, wrongCode);
  const account = await protectedAccount(origin);
  await goto('/login');
  await fillLogin(page, account.email, account.password);
  await expect(firstBox(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(firstBox(page)).toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.type('12345');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(page.getByRole('textbox', { name: 'Número 4 de 6' })).toHaveValue('9');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Número 5 de 6' })).toHaveValue('');
  await page.keyboard.type('00');
  await expect(page.getByRole('alert')).toHaveText('No es correcto, o ya se usó');
  await expect(firstBox(page)).toBeFocused();
  await expect(firstBox(page)).toHaveValue('');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = nextCode(account.secret);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

test('a reload keeps the step; without one there is only the login @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(pending);
  const account = await protectedAccount(origin);
  await goto('/two-steps');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account.email, account.password);
  await expect(step(page, 'Segundo paso')).toBeVisible();
  await page.reload();
  await expect(step(page, 'Segundo paso')).toBeVisible();
  await typeCode(page, nextCode(account.secret));
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

test('too many wrong codes end at the login, with the reason @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(pending, wrongCode, /401.*\/auth\/two-steps/);
  const account = await protectedAccount(origin);
  await goto('/login');
  await fillLogin(page, account.email, account.password);
  await expect(step(page, 'Segundo paso')).toBeVisible();
  const over = page.getByText('Este ingreso ya terminó.');
  for (let tries = 0; tries < 10 && !(await over.isVisible()); tries += 1) {
    const answered = page.waitForResponse(/\/auth\/two-steps/);
    await firstBox(page).focus();
    await page.keyboard.type('000000');
    await answered;
    await expect(over.or(page.getByRole('alert'))).toBeVisible();
    await expect(over.or(firstBox(page).and(page.locator('[value=""]')))).toBeVisible();
  }
  await expect(over).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('new codes, and disabling it, require the password @long', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/two-steps\/recovery-codes/);
  const account = await protectedAccount(origin);
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  await goto('/pages/account-settings?tab=seguridad');
  await page.getByRole('button', { name: 'Códigos nuevos' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox', { name: 'Tu contraseña' });
  await password.fill('no es esta');
  await password.press('Enter');
  await expect(dialog.getByText('No es tu contraseña actual')).toBeVisible();
  await password.fill(account.password);
  await password.press('Enter');
  const list = page.getByRole('list', { name: 'Códigos de recuperación' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  expect(await list.getByRole('listitem').allInnerTexts()).not.toContain(account.codes[0]);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();

  await page.getByRole('button', { name: 'Desactivar' }).click();
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByRole('button', { name: 'Activar el segundo paso' })).toBeVisible();
  await mailTo(account.email, 'segundo-paso-desactivado');
});

test('the password is changed in the account, and other sessions end @long', async ({
  page,
  goto,
  context,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/auth\/password/);
  const account = await register(origin);
  await goto('/login');
  await fillLogin(page, account.email, account.password);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await goto('/pages/account-settings?tab=seguridad');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  const dialog = page.getByRole('dialog');
  const actual = dialog.getByRole('textbox', { name: 'Contraseña actual' });
  await actual.fill('no es esta');
  await dialog.getByRole('textbox', { name: 'Contraseña nueva' }).fill('otra frase bien larga');
  await dialog.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(actual).toBeFocused();
  await expect(dialog.getByText('No es tu contraseña actual')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await actual.fill(account.password);
  await dialog.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(account.api.auth.session()).rejects.toThrow(/sesión/i);
  expect((await context.cookies()).map(({ name }) => name)).toContain('pliego_session');
});

import { visitor } from './api.ts';
import { fillLogin, homeHeading, step } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { mailTo, purposesTo } from './template/mailbox.ts';
import { register } from './new-account.ts';
import { uniqueWord } from './tender-draft.ts';

const sent = 'Revisa tu correo';
const choose = 'Elige otra contraseña';

test('choosing another password by mail, which ends the sessions there were', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/401.*\/auth\/login/);
  const account = await register(origin);
  const password = `otra frase ${uniqueWord()}`;
  await goto('/login?volver=%2Ffuentes');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  // The screen left has a field of the same name.
  await expect(step(page, '¿Olvidaste tu contraseña?')).toBeVisible();
  await page.getByLabel('Correo').fill(account.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(step(page, sent)).toBeVisible();

  const { link } = await mailTo(account.email, 'cambiar-contrasena');
  await page.goto(link);
  await expect(step(page, choose)).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByText(/^Para la cuenta r•+@x/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible();
  await expect(account.api.auth.session()).rejects.toThrow(/sesión/i);
  await mailTo(account.email, 'contrasena-cambiada');

  await fillLogin(page, account.email, account.password);
  await expect(page.getByRole('alert')).toContainText('no coinciden');
  await fillLogin(page, account.email, password);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

test('a used link leads to a page that tells what to do @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/410.*\/tokens\/check/);
  const account = await register(origin);
  const { api } = visitor(origin);
  await api.auth.forgotPassword({ body: { email: account.email } });
  const { link } = await mailTo(account.email, 'cambiar-contrasena');
  const token = link.split('/').at(-1) ?? '';
  await api.auth.resetPassword({ body: { token, password: `otra frase ${uniqueWord()}` } });

  await goto(link);
  await expect(step(page, 'Este enlace ya no sirve')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(step(page, '¿Olvidaste tu contraseña?')).toBeVisible();
});

test('a link that ends while the password is being chosen shows an error @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/410.*\/reset-password/);
  const account = await register(origin);
  const { api } = visitor(origin);
  await api.auth.forgotPassword({ body: { email: account.email } });
  const { link } = await mailTo(account.email, 'cambiar-contrasena');
  await goto(link);
  await expect(step(page, choose)).toBeVisible();
  // The link was checked, and was still valid.
  const field = page.getByRole('textbox', { name: 'Contraseña nueva' });
  await expect(field).toBeVisible();
  // Another one was used meanwhile.
  await api.auth.forgotPassword({ body: { email: account.email } });
  const other = await mailTo(account.email, 'cambiar-contrasena', 2);
  const token = other.link.split('/').at(-1) ?? '';
  await api.auth.resetPassword({ body: { token, password: `esta ${uniqueWord()}` } });
  await field.fill(`otra ${uniqueWord()}`);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(step(page, 'Este enlace ya no sirve')).toBeVisible();
});

test('an address without an account looks the same, and gets no mail @long', async ({
  page,
  goto,
  origin,
}) => {
  const nobody = `nadie@${uniqueWord()}.cl`;
  await goto('/forgot-password');
  await page.getByLabel('Correo').fill(nobody);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(step(page, sent)).toBeVisible();
  await expect(page.getByText(nobody)).toBeVisible();
  // A later mail has arrived: a wrong one would have arrived before.
  const account = await register(origin);
  await visitor(origin).api.auth.forgotPassword({ body: { email: account.email } });
  await mailTo(account.email, 'cambiar-contrasena');
  expect(await purposesTo(nobody)).toEqual([]);
});

test('a weak password is refused at its field, and the link stays valid @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/reset-password/);
  const account = await register(origin);
  await visitor(origin).api.auth.forgotPassword({ body: { email: account.email } });
  await goto((await mailTo(account.email, 'cambiar-contrasena')).link);
  const password = page.getByRole('textbox', { name: 'Contraseña nueva' });
  const change = page.getByRole('button', { name: 'Cambiar la contraseña' });
  await password.fill('corta');
  await change.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Usa al menos 10 caracteres/);
  // Only the server knows whose it is.
  await password.fill(account.email);
  await change.click();
  await expect(password).toHaveAccessibleDescription(/^No uses tu correo/);
  await password.fill(`otra frase ${uniqueWord()}`);
  await change.click();
  await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible();
});

test('after a reload the link has to be opened again @long', async ({ page, goto, origin }) => {
  const account = await register(origin);
  await visitor(origin).api.auth.forgotPassword({ body: { email: account.email } });
  const { link } = await mailTo(account.email, 'cambiar-contrasena');
  await goto(link);
  await expect(step(page, choose)).toBeVisible();
  await page.reload();
  await expect(step(page, 'Abre otra vez el enlace')).toBeVisible();
  await page.goto(link);
  await expect(step(page, choose)).toBeVisible();
});

test('a signed-in user signs out first @long', async ({ page, goto, context, origin }) => {
  const account = await register(origin);
  await visitor(origin).api.auth.forgotPassword({ body: { email: account.email } });
  const { link } = await mailTo(account.email, 'cambiar-contrasena');
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  await goto(link);
  await expect(step(page, 'Ya ingresaste')).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión y usar el enlace' }).click();
  await expect(step(page, choose)).toBeVisible();
});

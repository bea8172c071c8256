import {
  createAccount,
  fillLogin,
  fillRegistration,
  homeHeading,
  step,
  loseCookies,
} from './entry-steps.ts';
import { accounts, expect, test } from './fixtures.ts';
import { mailTo, purposesTo } from './template/mailbox.ts';
import { aRegistrant } from './new-account.ts';

test('registering, confirming by the mail, and standing in the list as the administrator', async ({
  page,
  goto,
}) => {
  const registrant = aRegistrant();
  await goto('/login');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await fillRegistration(page, registrant);
  await createAccount(page);
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await expect(page.getByText(registrant.email)).toBeVisible();

  const { link, text } = await mailTo(registrant.email, 'confirmar-correo');
  expect(text).toContain(registrant.rut);
  const token = link.split('/').at(-1) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await expect(page.getByText(`Te damos la bienvenida, ${registrant.fullName}`)).toBeVisible();
  await expect(page.getByText(`La cuenta de ${registrant.empresa} está lista.`)).toBeVisible();
  // The secret of the link is in no address that going back could reach.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain(token);
});

test('errors are shown at each field, and nothing is sent @long', async ({ page, goto }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await goto('/register');
  const empresa = page.getByLabel('Empresa', { exact: true });
  const rut = page.getByLabel('RUT de la empresa');
  await rut.pressSequentially('123456786');
  await expect(rut).toHaveValue('12.345.678-6');
  await createAccount(page);
  await expect(empresa).toBeFocused();
  await expect(empresa).toHaveAccessibleDescription('Escribe el nombre de la empresa');
  await expect(rut).toHaveAccessibleDescription(
    'No es un RUT válido; revisa los números y el dígito verificador',
  );
  await expect(page.getByText('Acepta las condiciones para crear la cuenta')).toBeVisible();
  expect(sent.filter((url) => url.includes('/auth/register'))).toEqual([]);

  await rut.fill('12345678-5');
  await expect(rut).toHaveValue('12.345.678-5');
  await expect(rut).not.toHaveAttribute('aria-invalid');
});

test('a RUT can be corrected in the middle @long', async ({ page, goto }) => {
  await goto('/register');
  const rut = page.getByLabel('RUT de la empresa');
  await rut.pressSequentially('76123456k');
  await expect(rut).toHaveValue('76.123.456-K');
  await rut.press('Home');
  await rut.press('ArrowRight');
  await rut.press('Delete');
  await expect(rut).toHaveValue('7.123.456-K');
  await rut.pressSequentially('8');
  await expect(rut).toHaveValue('78.123.456-K');
  await rut.pressSequentially('9');
  await expect(rut).toHaveValue('789.123.456-K');
});

test('an address that has an account looks the same, and only its owner learns of it @long', async ({
  page,
  goto,
}) => {
  const registrant = { ...aRegistrant(), email: accounts.lector };
  await goto('/register');
  await fillRegistration(page, registrant);
  await createAccount(page);
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await mailTo(accounts.lector, 'ya-tienes-cuenta');
  expect(await purposesTo(accounts.lector)).not.toContain('confirmar-correo');
});

test('an existing company is reported at its RUT, and the input is kept @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/409.*\/auth\/register/);
  const first = aRegistrant();
  await goto('/register');
  await fillRegistration(page, first);
  await createAccount(page);
  await page.goto((await mailTo(first.email, 'confirmar-correo')).link);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await loseCookies(page);

  const second = { ...aRegistrant(), rut: first.rut };
  await goto('/register');
  await fillRegistration(page, second);
  await createAccount(page);
  const rut = page.getByLabel('RUT de la empresa');
  await expect(rut).toBeFocused();
  await expect(rut).toHaveAccessibleDescription(/^Esta empresa ya tiene cuenta/);
  await expect(page.getByLabel('Correo')).toHaveValue(second.email);
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue(second.password);
});

test('a call that fails loses nothing that was typed @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const registrant = aRegistrant();
  await goto('/register');
  await fillRegistration(page, registrant);
  await page.context().setOffline(true);
  await createAccount(page);
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'conexión' }),
  ).toBeVisible();
  await expect(page.getByLabel('Empresa', { exact: true })).toHaveValue(registrant.empresa);
  await page.context().setOffline(false);
  await createAccount(page);
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
});

test('the tabs and the other forms keep what was typed @long', async ({ page, goto }) => {
  const registrant = aRegistrant();
  await goto('/login');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await fillRegistration(page, registrant);
  await page.getByRole('tab', { name: 'Ingresar' }).click();
  await expect(page.getByLabel('Correo')).toHaveValue(registrant.email);
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await password.fill('la de siempre');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(step(page, '¿Olvidaste tu contraseña?')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(registrant.email);
  await page.goBack();
  await expect(password).toHaveValue('la de siempre');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await expect(page.getByLabel('RUT de la empresa')).toHaveValue(registrant.rut);
  await expect(password).toHaveValue(registrant.password);
  await expect(page.getByLabel('Acepto las condiciones de uso')).toBeChecked();
});

test('back from the mail is the form to correct it, and forward the mail again @long', async ({
  page,
  goto,
}) => {
  const registrant = aRegistrant();
  await goto('/register');
  await fillRegistration(page, registrant);
  await createAccount(page);
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'Crea la cuenta de tu empresa')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(registrant.email);
  await page.goForward();
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await page.reload();
  await expect(page.getByText(registrant.email)).toBeVisible();
});

test('the mail can be sent again after a while, and only the last link is valid @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/410.*\/auth\/verify-email/);
  await page.clock.install();
  const registrant = aRegistrant();
  await goto('/register');
  await fillRegistration(page, registrant);
  await createAccount(page);
  const again = page.getByRole('button', { name: /^Enviar otra vez/ });
  await expect(again).toBeDisabled();
  const first = await mailTo(registrant.email, 'confirmar-correo');
  await page.clock.fastForward(46_000);
  await again.click();
  await expect(page.getByText('Lo enviamos otra vez.')).toBeVisible();
  await expect(again).toBeDisabled();
  const second = await mailTo(registrant.email, 'confirmar-correo', 2);

  await page.goto(first.link);
  await expect(step(page, 'Este enlace ya no sirve')).toBeVisible();
  await page.goto(second.link);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});

test('a used link shows an error, and offers another @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/410.*\/auth\/verify-email/);
  const registrant = aRegistrant();
  await goto('/register');
  await fillRegistration(page, registrant);
  await createAccount(page);
  const { link } = await mailTo(registrant.email, 'confirmar-correo');
  await page.goto(link);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await loseCookies(page);

  await page.goto(link);
  await expect(step(page, 'Este enlace ya no sirve')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.getByLabel('Correo').fill(registrant.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  // There is nothing left to confirm, which the screen does not reveal.
  expect(await purposesTo(registrant.email)).toEqual(['confirmar-correo']);
});

test('who signs in before confirming is offered the link again @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/403.*\/auth\/login/, /410.*\/auth\/verify-email/);
  const registrant = aRegistrant();
  // An earlier expired link has no effect afterwards, and is not sent twice.
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify-email')) sent += 1;
  });
  await goto('/verify-email/vencido');
  await expect(step(page, 'Este enlace ya no sirve')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Ingresar' }).click();
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await fillRegistration(page, registrant);
  await createAccount(page);
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await mailTo(registrant.email, 'confirmar-correo');
  await page.getByRole('link', { name: 'Volver a Ingresar' }).click();
  await fillLogin(page, registrant.email, registrant.password);
  await expect(page.getByRole('alert')).toContainText('Todavía no confirmas tu correo');
  await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click();
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await mailTo(registrant.email, 'confirmar-correo', 2);
  expect(sent).toBe(1);
});

test('everything can be done with the keyboard alone @long', async ({ page, goto }) => {
  const registrant = aRegistrant();
  await goto('/login');
  const tab = page.getByRole('tab', { name: 'Ingresar' });
  await tab.focus();
  await tab.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeFocused();
  await expect(step(page, 'Crea la cuenta de tu empresa')).toBeVisible();
  const { keyboard } = page;
  const { empresa, rut, fullName, email, password } = registrant;
  for (const text of [empresa, rut, fullName, email, password]) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar la contraseña' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Usamos tu nombre y tu correo solo para')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(step(page, 'Revisa tu correo')).toBeVisible();
  await mailTo(email, 'confirmar-correo');
});

test('a signed-in user is redirected home from every authentication page @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.analista);
  for (const door of ['/login', '/register', '/forgot-password', '/two-steps']) {
    await goto(door);
    await expect(page).toHaveURL('/inicio');
  }
});

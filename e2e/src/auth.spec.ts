import { register } from './new-account.ts';
import { visitor } from './api.ts';
import { createAccount, fillLogin, homeHeading, step } from './entry-steps.ts';
import { accounts, expect, password, test } from './fixtures.ts';
import { rowOf, tag } from './list.ts';
import { isLong } from './long.ts';
import { mailTo } from './template/mailbox.ts';
import {
  chooseAppearance,
  isWithoutSidewaysScroll,
  violations,
  violationsInSkins,
} from './page-checks.ts';

const refused = /401.*\/api\/auth\/login/;
const chooseFirst = /409.*\/api\/auth\/login/;

test('a wrong password shows an error and the form keeps the e-mail', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(refused);
  await goto('/login');
  await fillLogin(page, accounts.gestora, 'no-es-esta');
  await expect(page.getByRole('alert')).toHaveText(
    'El correo o la contraseña no coinciden. Revísalos e intenta otra vez.',
  );
  await expect(page.getByLabel('Correo')).toHaveValue(accounts.gestora);
  await expect(page).toHaveURL(/\/login/);
});

test('empty and malformed fields show errors without a request @long', async ({ page, goto }) => {
  await goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('No parece un correo; revisa que tenga la forma')).toBeVisible();
  await expect(page.getByText('Escribe tu contraseña')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveAttribute('aria-invalid', 'true');
});

test('who works in two companies chooses one, and changes to the other', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(chooseFirst);
  await goto('/login');
  await fillLogin(page, accounts.consultora, password);
  await expect(page.getByRole('heading', { name: 'Elige una empresa' })).toBeVisible();
  await page.getByRole('button', { name: 'Suministros Austral Ltda' }).click();
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();

  const company = page.getByRole('button', { name: /^Empresa: / });
  await expect(company).toHaveAccessibleName(/Suministros Austral Ltda/);
  const tags = page.getByRole('list', { name: 'Etiquetas' });
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: 'Etiquetas', exact: true }).click();
  await expect(tags.getByText('Visita a terreno')).toBeVisible();

  await company.click();
  await page.getByRole('menuitem', { name: 'Comercial Andes SpA' }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status'))).toContainText([
    'Ahora trabajas en Comercial Andes SpA',
  ]);
  await expect(company).toHaveAccessibleName(/Comercial Andes SpA/);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: 'Etiquetas', exact: true }).click();
  await expect(tags.getByText('Pedir muestras')).toBeVisible();
  await expect(tags.getByText('Visita a terreno')).toBeHidden();
  await page.reload();
  await expect(company).toHaveAccessibleName(/Comercial Andes SpA/);
});

test('one click on a demonstration account enters with it', async ({ page, goto }) => {
  await goto('/login');
  const demo = page.getByRole('region', { name: 'Cuentas de demostración' });
  await expect(demo.getByText(password)).toBeVisible();
  await expect(demo.getByRole('button')).toHaveCount(7);
  await demo.getByRole('button', { name: /^Entrar como Laura Espejo Molina: .* Lector/ }).click();
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await page.getByRole('button', { name: 'Cuenta de Laura Espejo Molina' }).click();
  await expect(page.getByText(accounts.lector)).toBeVisible();
});

test('login leads back to the requested page @long', async ({ page, goto }) => {
  await goto('/licitaciones?estado=adjudicada&sort=-monto');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await fillLogin(page, accounts.analista, password);
  await expect(page).toHaveURL('/licitaciones?estado=adjudicada&sort=-monto');
  await expect(page.getByRole('button', { name: /Quitar el filtro Estado/ })).toBeVisible();
});

test('a link cannot send anyone to another site after login @long', async ({ page, goto }) => {
  await goto('/login?volver=https://ejemplo.invalid/');
  await fillLogin(page, accounts.analista, password);
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await expect(page).toHaveURL('/inicio');
});

test('whatever local storage holds, the page opens @long', async ({ page, goto, as }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userData', 'garbage{');
    localStorage.setItem('skin', '"purple');
    localStorage.setItem('direction', '[1,2');
    localStorage.setItem('lists', '{');
  });
  await goto('/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
  await as(accounts.gestora);
  await goto('/inicio');
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Cuenta de Gabriela Montecinos Leal' }),
  ).toBeVisible();
});

test('a reader reads, and sees why nothing can be changed', async ({ page, goto, as, aTender }) => {
  const tender = await aTender();
  await as(accounts.lector);
  await goto(`/licitaciones?q=${tender.palabra}`);
  const tags = page.getByRole('button', { name: `Editar etiquetas de ${tender.codigo}` });
  await expect(tags).toHaveAttribute('aria-disabled', 'true');
  await expect(tags).toHaveAccessibleDescription('Tu rol solo permite ver las etiquetas.');
  await tags.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status')).toContainText(['Tu rol solo permite ver las etiquetas.']);
  const assignee = page.getByRole('button', { name: `Asignar ${tender.codigo}` });
  await expect(assignee).toHaveAccessibleDescription('Tu rol no permite asignar licitaciones.');
  await goto(`/licitaciones/${tender.id}`);
  await expect(page.getByText('Sin etiquetas', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Editar etiquetas|Asignar) / })).toHaveCount(0);
});

test('a collaborator works on the tenders in their hands and on no other', async ({
  page,
  goto,
  as,
  client,
  aTender,
}) => {
  const own = await aTender();
  const other = await aTender();
  const { api } = await client(accounts.gestora);
  const { session } = await as(accounts.colaborador);
  const Usuario = session.userData.id;
  await api.tenders.assign({ params: { id: own.id }, body: { Usuario } });

  await goto(`/licitaciones?q=${own.palabra} OR ${other.palabra}`);
  await tag(page, own.codigo, 'En preparación');
  await expect(rowOf(page, own.codigo).getByText('En preparación')).toBeVisible();
  const foreign = page.getByRole('button', { name: `Editar etiquetas de ${other.codigo}` });
  await expect(foreign).toHaveAccessibleDescription(
    'Puedes etiquetar las licitaciones que tienes asignadas.',
  );
  await expect(page.getByRole('button', { name: `Asignar ${own.codigo}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** Every authentication screen, without a session; `expected` is the problem it shows. */
const screens = [
  { name: 'login', path: '/login', heading: 'Ingresar a Pliego' },
  { name: 'register', path: '/register', heading: 'Crea la cuenta de tu empresa' },
  { name: 'forgotten password', path: '/forgot-password', heading: '¿Olvidaste tu contraseña?' },
  { name: 'no link to confirm', path: '/verify-email', heading: 'Pide otro enlace' },
  { name: 'no link to reset', path: '/reset-password', heading: 'Abre otra vez el enlace' },
  {
    name: 'dead link to confirm',
    path: '/verify-email/no-es-un-enlace',
    heading: 'Este enlace ya no sirve',
    expected: /410.*verify-email/,
  },
  {
    name: 'dead link to reset',
    path: '/reset-password/no-es-un-enlace',
    heading: 'Este enlace ya no sirve',
    expected: /410.*tokens\/check/,
  },
] as const;

for (const screen of screens) {
  test(`${screen.name}: nothing for axe to find, and no sideways scroll at 360 pixels @long`, async ({
    page,
    goto,
    expectTrouble,
  }) => {
    if ('expected' in screen) expectTrouble(screen.expected);
    await goto(screen.path);
    await expect(step(page, screen.heading)).toBeVisible();
    expect(await violationsInSkins(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    if (isLong) expect(await violationsInSkins(page)).toEqual([]);
  });
}

test('errors, the second step and the reset form: nothing for axe to find @long', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/401.*\/auth\/two-steps/);
  await goto('/register');
  await createAccount(page);
  await expect(page.getByText('Escribe el nombre de la empresa')).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);

  const account = await register(origin);
  await visitor(origin).api.auth.forgotPassword({ body: { email: account.email } });
  await goto((await mailTo(account.email, 'cambiar-contrasena')).link);
  await expect(step(page, 'Elige otra contraseña')).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);

  // The code is requested before the validity of the cookie is known.
  await page.evaluate(() => {
    const state = { ...history.state, arrival: { secondStep: true } };
    history.replaceState(state, '', '/two-steps');
  });
  await page.reload();
  await expect(step(page, 'Segundo paso')).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await page.getByRole('textbox', { name: 'Número 1 de 6' }).fill('123456');
  await expect(page.getByText('Este ingreso ya terminó.')).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);
});

const bodyClasses = {
  light: '',
  bordered: 'bordered-layout',
  dark: 'dark-layout',
  'semi-dark': 'semi-dark-layout',
} as const;

for (const skin of ['light', 'bordered', 'dark', 'semi-dark'] as const) {
  test(`the ${skin} skin is on the page before anyone signs in @long`, async ({ page, goto }) => {
    await chooseAppearance(page, { skin });
    await goto('/login');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-skin', skin);
    const scheme = skin === 'dark' ? 'dark' : 'light';
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
    expect(await page.locator('body').getAttribute('class')).toBe(bodyClasses[skin] || null);
  });
}

test('from the right everything is mirrored, and the code stays as it is read @long', async ({
  page,
  goto,
}) => {
  await chooseAppearance(page, { rtl: true });
  await goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const entry = await page.getByRole('tablist').boundingBox();
  expect(entry?.x ?? 0).toBeLessThan(1366 / 2);
  const tab = page.getByRole('tab', { name: 'Ingresar' });
  await tab.focus();
  await tab.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('the login is shown before the demonstration accounts are loaded @long', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/cuentas-demo', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Ingresar' });
  await expect(submit).toBeVisible();
  const before = await submit.boundingBox();
  release();
  await expect(page.getByRole('region', { name: 'Cuentas de demostración' })).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
});

import { FakeProvider } from '@pliego/server/testing/fake-provider';
import { expect, test } from './fixtures.ts';
import { leaveSession } from './leave-session.ts';
import { register } from './new-account.ts';
import { violations } from './page-checks.ts';
import { mailTo } from './template/mailbox.ts';
import { uniqueWord } from './tender-draft.ts';

const provider = new FakeProvider({ now: () => new Date() });
test.beforeAll(() => provider.open());
test.afterAll(() => provider.close());

test('where the organization is the only way, sessions and invitations lead through it', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  // Of the rules that would lock out who sets them.
  expectTrouble(/422/);
  const { api, cookies, email, password } = await register(origin);
  const invited = `nuevo@${uniqueWord()}.cl`;
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  const body = { emisor: provider.issuer, idCliente: provider.clientId, secreto: provider.secret };
  await api.company.setIdentityProvider({ body, ifVersion: 0 });
  await api.users.invite({ body: { correos: [invited], role: 'editor' } });

  await goto('/empresa#ingreso');
  const rules = page.getByRole('region', { name: 'Reglas de ingreso' });
  await rules.getByRole('checkbox', { name: 'Contraseña' }).click();
  await expect(rules.getByText(/sólo con tu organización/)).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await rules.getByRole('button', { name: 'Guardar' }).click();
  // Who has neither passkey nor second step does not meet it, and would lock themselves out.
  await expect(rules.getByRole('alert')).toBeVisible();

  await leaveSession(page);
  await page.goto('/login?volver=%2Fetiquetas');
  await page.getByRole('link', { name: 'Ingresar con tu organización' }).click();
  // The form of the page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Ingresar con tu organización' })).toBeVisible();
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/etiquetas');

  await goto('/empresa#ingreso');
  await rules.getByRole('checkbox', { name: 'Contraseña' }).click();
  await rules.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Las reglas de ingreso quedaron guardadas')).toBeVisible();

  await leaveSession(page);
  await page.goto('/login?volver=%2Fetiquetas');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ingresa de otra forma' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar con tu organización' }).click();
  await expect(page).toHaveURL('/etiquetas');

  await leaveSession(page);
  const { link } = await mailTo(invited, 'invitacion');
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('al hacerlo aceptas la invitación', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toHaveCount(0);
  expect.soft(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ingresar con tu organización' }).click();
  await expect(page).toHaveURL('/inicio');
});

import { homeHeading, step } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { aRegistrant, register } from './new-account.ts';
import { violations } from './page-checks.ts';
import { mailTo } from './template/mailbox.ts';

test('somebody is invited, comes in by the mail, works, and is told when they are suspended', async ({
  page,
  goto,
  context,
  browser,
  origin,
  expectTrouble,
}) => {
  const company = await register(origin);
  const guest = aRegistrant();
  for (const cookie of company.cookies) await context.addCookies([{ ...cookie, url: origin }]);
  await goto('/usuarios');
  const table = page.getByRole('table', { name: 'Usuarios' });
  await expect(table.getByText(company.email)).toBeVisible();

  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Invitar' });
  const addresses = panel.getByRole('textbox', { name: 'Correos' });
  await addresses.fill(`Rosa <${guest.email}>; mal@`);
  await panel.getByRole('radio', { name: 'Analista' }).check();
  await panel.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect(panel.getByText('Corrige o quita los correos marcados en rojo')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await addresses.fill(`Rosa <${guest.email}>`);
  await panel.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect(panel).toBeHidden();
  await expect(table.getByText(guest.email)).toBeVisible();

  const { link, text } = await mailTo(guest.email, 'invitacion');
  expect(text).toContain(company.empresa);
  const theirs = await browser.newContext({ locale: 'es-CL', baseURL: origin });
  const tab = await theirs.newPage();
  // The mail has the public address, which is that of the server under test here.
  await tab.goto(new URL(link).pathname);
  await expect(step(tab, `Únete a ${company.empresa}`)).toBeVisible();
  expect(tab.url()).not.toContain(link.split('/').at(-1) ?? link);
  await tab.getByRole('textbox', { name: 'Tu nombre' }).fill('Rosa Invitada');
  await tab.getByRole('textbox', { name: 'Contraseña' }).fill(guest.password);
  await tab.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click();
  await expect(tab.getByRole('heading', homeHeading)).toBeVisible();
  await expect(tab.getByText(`Ya eres parte de ${company.empresa}`)).toBeVisible();

  await page.reload();
  const name = 'Rosa Invitada';
  await expect(page.getByRole('button', { name: `Rol de ${name}: Analista` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Suspender…' }).click();
  await page
    .getByRole('dialog', { name: `Suspender a ${name}` })
    .getByRole('button', { name: 'Suspender' })
    .click();
  await expect(table.getByText('Suspendida')).toBeVisible();
  // Their tab, which nobody touched, says so by itself.
  const shutOut = tab.getByRole('dialog', { name: 'Ya no tienes acceso' });
  await expect(shutOut.getByText(`${company.empresa} suspendió tu acceso`)).toBeVisible();
  await shutOut.getByRole('button', { name: 'Ir a Ingresar' }).click();
  await expect(tab.getByRole('tab', { name: 'Ingresar' })).toBeVisible();
  await theirs.close();

  // The link was used: who opens it again is told.
  expectTrouble(/410/);
  await context.clearCookies();
  await page.goto(new URL(link).pathname);
  await expect(step(page, 'Esta invitación ya no sirve')).toBeVisible();
});

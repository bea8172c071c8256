import type { Page } from '@playwright/test';
import { accounts, expect, password, test } from './fixtures.ts';
import { rowOf, tag } from './list.ts';

async function fillLogin(page: Page, email: string, secret: string) {
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(secret);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

const listHeading = { name: 'Licitaciones', level: 1 } as const;
const refused = /401.*\/api\/auth\/login/;
const chooseFirst = /409.*\/api\/auth\/login/;
const lost = /401 .*\/licitaciones\/editar/;

test('a wrong password is told in a sentence and the form keeps the e-mail', async ({
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

test('empty and malformed fields say what is missing without asking the server', async ({
  page,
  goto,
}) => {
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
  await expect(page.getByRole('heading', listHeading)).toBeVisible();

  const company = page.getByRole('button', { name: /^Empresa: / });
  await expect(company).toHaveAccessibleName(/Suministros Austral Ltda/);
  const tags = page.getByRole('list', { name: 'Etiquetas' });
  await page.getByRole('link', { name: 'Etiquetas', exact: true }).click();
  await expect(tags.getByText('Visita a terreno')).toBeVisible();

  await company.click();
  await page.getByRole('menuitem', { name: 'Comercial Andes SpA' }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status'))).toContainText([
    'Ahora trabajas en Comercial Andes SpA',
  ]);
  await expect(company).toHaveAccessibleName(/Comercial Andes SpA/);
  await expect(page.getByRole('heading', listHeading)).toBeVisible();
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
  await demo.getByRole('button', { name: 'Entrar como Laura Espejo Molina, Lector' }).click();
  await expect(page.getByRole('heading', listHeading)).toBeVisible();
  await page.getByRole('button', { name: 'Cuenta de Laura Espejo Molina' }).click();
  await expect(page.getByText(accounts.lector)).toBeVisible();
});

test('login leads back to where one wanted to go', async ({ page, goto }) => {
  await goto('/licitaciones?estado=adjudicada&sort=-monto');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await fillLogin(page, accounts.analista, password);
  await expect(page).toHaveURL('/licitaciones?estado=adjudicada&sort=-monto');
  await expect(page.getByRole('button', { name: /Quitar el filtro Estado/ })).toBeVisible();
});

test('a link cannot send anyone to another site after login', async ({ page, goto }) => {
  await goto('/login?volver=https://ejemplo.invalid/');
  await fillLogin(page, accounts.analista, password);
  await expect(page.getByRole('heading', listHeading)).toBeVisible();
  await expect(page).toHaveURL('/licitaciones');
});

test('a session that ended in mid-work leads to login and back to the same list', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(lost);
  const tender = await aTender();
  const { api } = await as(accounts.analista);
  const list = `/licitaciones?q=${tender.palabra}`;
  await goto(list);
  await expect(rowOf(page, tender.codigo)).toBeVisible();

  await api.auth.logout();
  await page.getByRole('button', { name: `Editar etiquetas de ${tender.codigo}` }).click();
  await page.getByRole('option', { name: 'Prioritaria' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresar', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();

  await fillLogin(page, accounts.analista, password);
  await expect(page).toHaveURL(list);
  await expect(rowOf(page, tender.codigo).getByText('Prioritaria')).toBeHidden();
});

test('whatever local storage holds, the page opens', async ({ page, goto, as }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userData', 'garbage{');
    localStorage.setItem('layout', '[1,2');
  });
  await goto('/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
  await as(accounts.gestora);
  await goto('/licitaciones');
  await expect(page.getByRole('heading', listHeading)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Cuenta de Gabriela Montecinos Leal' }),
  ).toBeVisible();
});

test('a reader reads, and is told why nothing can be changed', async ({
  page,
  goto,
  as,
  aTender,
}) => {
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
  const summary = page.getByRole('region', { name: 'Lo principal' });
  await expect(summary).toContainText('Sin etiquetas');
  await expect(summary.getByRole('button')).toHaveCount(0);
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

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visitor } from './api.ts';
import { aRegistrant, register } from './new-account.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';
import { mailTo } from './template/mailbox.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an administrator takes everything out, and closes the company by its name and a password', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/422|401/);
  const { cookies, empresa, password } = await register(origin);
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await goto('/empresa#conservacion');
  const discarded = page.getByLabel('Comentarios, tareas y archivos de licitaciones descartadas');
  await expect(discarded).toHaveValue('nunca');
  await discarded.selectOption('24 meses');
  await expect(page.getByText('hoy no se borraría nada')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('La regla de conservación quedó guardada')).toBeVisible();
  await page.reload();
  await expect(discarded).toHaveValue('24');

  await page.getByRole('link', { name: 'Exportar y cerrar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Exportar todo' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar todo' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.includes('LEEME.txt') && content.includes('indice.csv')).toBe(true);

  await page.getByRole('button', { name: `Cerrar ${empresa}` }).click();
  const asked = dialog(page, `¿Cerrar ${empresa}?`);
  expect.soft(await violations(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWithoutSidewaysScroll(page)).toBe(true);
  await asked.getByLabel('para confirmar').fill('Otra empresa');
  await asked.getByLabel('Tu contraseña').fill(password);
  await asked.getByRole('button', { name: 'Cerrar la empresa' }).click();
  await expect(asked.getByText('No es el nombre de esta empresa')).toBeVisible();
  await asked.getByLabel('para confirmar').fill(empresa);
  await asked.getByRole('button', { name: 'Cerrar la empresa' }).click();
  await expect(page.getByText(`${empresa} se cerró`)).toBeVisible();
});

test('who is the only administrator is told why they cannot leave', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  const { cookies, empresa, password } = await register(origin);
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await goto('/cuenta');
  await page.getByRole('button', { name: `Dejar ${empresa}` }).click();
  const asked = dialog(page, `¿Dejar ${empresa}?`);
  await asked.getByRole('textbox', { name: 'Tu contraseña' }).fill(password);
  await asked.getByRole('button', { name: 'Dejar la empresa' }).click();
  await expect(asked.getByText('Es la única persona que administra')).toBeVisible();
});

test('the data of somebody who was removed is erased, and what they did is of nobody', async ({
  page,
  goto,
  origin,
}) => {
  const { api, cookies } = await register(origin);
  const guest = aRegistrant();
  await api.users.invite({ body: { correos: [guest.email], role: 'editor' } });
  const { link } = await mailTo(guest.email, 'invitacion');
  const theirs = visitor(origin);
  await theirs.api.auth.acceptInvitation({
    body: {
      token: link.split('/').at(-1) ?? '',
      persona: { fullName: guest.fullName, password: guest.password },
    },
  });
  const { datos } = await api.users.list({ query: { q: guest.email } });
  await api.users.remove({ params: { id: datos[0]?.id ?? 0 }, body: { reasignarA: null } });

  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await goto('/usuarios?vista=quitadas');
  await page.getByRole('button', { name: `Acciones de ${guest.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Borrar sus datos…' }).click();
  const asked = dialog(page, `¿Borrar los datos de ${guest.fullName}?`);
  expect.soft(await violations(page, '[role=dialog]')).toEqual([]);
  await asked.getByRole('button', { name: 'Borrar sus datos' }).click();
  await expect(page.getByText('Se borraron los datos de la persona')).toBeVisible();
  await expect(page.getByText(guest.email)).toHaveCount(0);
});

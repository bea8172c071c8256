import { readFileSync } from 'node:fs';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(({ as }) => as(accounts.admin));

const list = '/apps/user/list';

test('the list filters, sorts and pages, and says so in its address', async ({ page, goto }) => {
  await goto(list);
  const table = page.getByRole('table', { name: 'Personas' });
  const names = table.getByRole('row').locator('td:nth-child(2) a');
  await expect(names).toHaveCount(10);

  await page.getByLabel('Rol').selectOption('admin');
  await expect(page).toHaveURL(/role=admin/);
  await expect(page.getByText('1–10 de 11')).toBeVisible();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(names).toHaveCount(1);
  // A filter begins again at the first page.
  await page.getByLabel('Estado', { exact: true }).selectOption('inactive');
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();

  await table.getByRole('button', { name: 'Persona' }).click();
  await expect(page).toHaveURL(/sort=fullName/);
  await expect(names.first()).toHaveText('Agustín Catrileo');
  await page.getByRole('searchbox').fill('zúñiga');
  await expect(names).toHaveText(['Catalina Zúñiga']);
  await page.reload();
  await expect(names).toHaveText(['Catalina Zúñiga']);
  // In the words of the screen, whatever stands behind them.
  await page.getByRole('searchbox').fill('efectivo ');
  await expect(page.getByText('1–10 de 12')).toBeVisible();

  // The address of a longer list shows the last page of this one.
  await goto(`${list}?page=6`);
  await expect(page).toHaveURL(`${list}?page=5`);
  await expect(page.getByText('41–50 de 50')).toBeVisible();
  await expect(names).toHaveCount(10);
});

test('a user is added, edited, suspended and deleted, each with an undo', async ({
  page,
  goto,
}) => {
  await goto(list);
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  const panel = page.getByRole('dialog', { name: 'Agregar persona' });
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByText('Escribe el nombre', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Nombre completo')).toBeFocused();
  await panel.getByLabel('Nombre completo').fill('<b>Eliana</b> Paredes');
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Lo que escribiste de esta persona no se ha guardado.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).last().click();
  await panel.getByLabel('Nombre de usuario').fill('eliana.paredes');
  await panel.getByLabel('Correo').fill('eliana@andes.demo');
  await panel.getByLabel('Teléfono').fill('+56 9 5550 0000');
  await panel.getByLabel('Empresa').fill('Comercial Andes');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'eliana@andes.demo' });
  await expect(row).toContainText('<b>Eliana</b> Paredes');
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await expect(row).toContainText('Suspendida');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('Activa');

  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toHaveCount(1);
});

test('the export holds everything the list finds, quoted @long', async ({ page, goto }) => {
  await goto(`${list}?role=admin`);
  await expect(page.getByText('1–10 de 11')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('personas.csv');
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toContain('fullName');
  // A telephone is no formula: it leaves as it is.
  expect(lines[1]).toMatch(/;\+\d/);

  await page.getByRole('checkbox', { name: 'Elegir todo lo que está a la vista' }).check();
  await expect(page.getByRole('toolbar', { name: '10 elegidos' })).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText(/^Se suspendió a 10 personas/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('table').getByText('Activa').first()).toBeVisible();
});

test('the ficha keeps what each of its tabs changes @long', async ({ page, goto }) => {
  await goto('/apps/user/view/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Amanda Fuentes' })).toBeVisible();

  await page.getByRole('tab', { name: 'Seguridad' }).click();
  await expect(page).toHaveURL(/tab=seguridad/);
  await page.getByLabel('Nueva contraseña').fill('muy-larga-1');
  await page.getByLabel('Repite la contraseña').fill('otra-distinta');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('No es igual a la primera')).toBeVisible();
  await page.getByLabel('Repite la contraseña').fill('muy-larga-1');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Se cambió la contraseña')).toBeVisible();
  const sessions = page.getByRole('table', { name: 'Sesiones abiertas' });
  await sessions.getByRole('button').first().click();
  await expect(sessions.getByRole('row')).toHaveCount(4);

  await page.getByRole('tab', { name: 'Plan y cobros' }).click();
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const card = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await card.getByLabel('Número').fill('4111 1111 1111 1112');
  await card.getByLabel('Vencimiento').fill('13/99');
  await card.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(card.getByText('Ese número de tarjeta no es válido')).toBeVisible();
  await card.getByLabel('Número').fill('4111 1111 1111 1111');
  await card.getByLabel('Vencimiento').fill('13/49');
  await card.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(card.getByText('Escribe un vencimiento que no haya pasado')).toBeVisible();
  await card.getByLabel('Vencimiento').fill('1/2049');
  await card.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(page.getByText('Visa terminada en 1111')).toBeVisible();
  await expect(page.getByText('Vence 01/49')).toBeVisible();

  await page.getByRole('tab', { name: 'Avisos' }).click();
  const box = page.getByRole('checkbox', { name: 'Actividad de sus proyectos por Teléfono' });
  await box.check();
  await page.getByRole('tab', { name: 'Conexiones' }).click();
  await page.getByRole('switch', { name: 'Contabilidad' }).check({ force: true });
  await page.getByRole('button', { name: 'Enlazar Facebook' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('amanda.fuentes');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Quitar Facebook' }).click();
  await page.getByRole('button', { name: 'Quitar LinkedIn' }).click();
  const facebook = page.getByRole('status').filter({ hasText: 'Se quitó Facebook' });
  await facebook.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Facebook' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enlazar LinkedIn' })).toBeVisible();
  await page.getByRole('tab', { name: 'Avisos' }).click();
  await expect(box).toBeChecked();

  await page.getByRole('button', { name: 'Cambiar de plan' }).click();
  await page.getByRole('button', { name: 'Elegir plan: Equipo' }).click();
  await expect(page.getByRole('heading', { name: 'Plan Equipo' })).toBeVisible();
});

test('a role keeps its table of permissions', async ({ page, goto }) => {
  await goto('/apps/roles');
  const card = page.getByRole('article', { name: 'Lectura' });
  await card.getByRole('button', { name: 'Editar permisos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar el rol Lectura' });
  await dialog.getByRole('checkbox', { name: 'Todo en Finanzas' }).check();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar rol' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Editar permisos' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Crear en Finanzas' })).toBeChecked();

  // Renamed, it has its new name wherever it is shown; what was typed is not lost by accident.
  await dialog.getByLabel('Nombre del rol').fill('Consulta');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Lo que cambiaste en este rol no se ha guardado.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).last().click();
  await dialog.getByRole('button', { name: 'Guardar rol' }).click();
  await expect(page.getByRole('article', { name: 'Consulta' })).toBeVisible();
  await page.getByLabel('Rol', { exact: true }).selectOption('Consulta');
  await expect(page.getByRole('row').nth(1)).toContainText('Consulta');
});

test('a permission is added, renamed, filtered, deleted and brought back @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/permissions');
  await page.getByRole('button', { name: 'Agregar permiso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(dialog.getByText('Escribe el nombre del permiso')).toBeVisible();
  await dialog.getByLabel('Nombre del permiso').fill('Ver bodegas');
  await dialog.getByRole('checkbox', { name: 'Edición' }).check();
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Ver bodegas' });
  await expect(row).toContainText('Edición');
  await expect(page.getByRole('row').nth(1)).toContainText('Ver bodegas');

  await row.getByRole('button', { name: 'Editar Ver bodegas' }).click();
  await dialog.getByLabel('Nombre del permiso').fill('Mirar bodegas');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  const renamed = page.getByRole('row').filter({ hasText: 'Mirar bodegas' });
  await expect(renamed).toHaveCount(1);

  for (const shown of ['finanzas', '17-03-2025']) {
    await page.getByRole('searchbox').fill(shown);
    await expect(page.getByRole('row')).toHaveCount(2);
  }
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Rol que lo tiene').selectOption('restricted-user');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Rol que lo tiene').selectOption('');
  await renamed.getByRole('button', { name: 'Eliminar Mirar bodegas' }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(renamed).toHaveCount(1);

  await page.getByRole('link', { name: 'Ver personas con el rol Gestión' }).first().click();
  await expect(page).toHaveURL(/\/apps\/user\/list\?role=maintainer/);
});

for (const path of [list, '/apps/user/view/3', '/apps/roles', '/apps/permissions']) {
  test(`${path} fits a phone in the dark @long`, async ({ page, goto }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await chooseAppearance(page, { skin: 'dark' });
    await goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { type NewAccount, register } from './new-account.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';

/** A red point. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Secciones de la empresa' });

/** Goes to a section by the menu, and looks at it as a whole. */
async function open(page: Page, link: string, heading = link): Promise<void> {
  await menu(page).getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  expect.soft(await violations(page), link).toEqual([]);
}

/** A company of this test alone: what it sets changes nothing for others. */
async function enter(page: Page, origin: string): Promise<NewAccount> {
  const account = await register(origin);
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  return account;
}

const main = (page: Page) => page.locator('main');

test('the data of a company is kept, also when two people change it at once', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  const { api, empresa } = await enter(page, origin);
  await goto('/empresa');
  const save = page.getByRole('button', { name: 'Guardar' });
  await expect(page.getByLabel('Nombre o razón social')).toHaveValue(empresa);
  await expect(save).toBeDisabled();
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Giro' }).fill('Ferretería');
  await page.getByLabel('Región').selectOption('Los Lagos');
  await page.getByLabel('Comuna').selectOption('Puerto Montt');
  await page.getByLabel('RUT').fill('11.111.111-2');
  await page.getByLabel('Teléfono').fill('llamar');
  await save.click();
  await expect(page.getByText('No es un RUT válido')).toBeVisible();
  await expect(page.getByLabel('RUT')).toBeFocused();
  await page.getByLabel('RUT').fill('76.123.456-0');
  await page.getByLabel('Teléfono').fill('+56 65 255 0101');
  await save.click();
  await expect(main(page).getByText('Guardado', { exact: true })).toBeVisible();
  expect(await api.company.get()).toMatchObject({
    rut: '76.123.456-0',
    giro: 'Ferretería',
    region: 10,
    comuna: 'Puerto Montt',
  });

  // Somebody else is faster, with one field of ours and one of their own.
  await api.company.update({ body: { giro: 'Repuestos', contacto: 'Elena Soto' } });
  await page.getByRole('textbox', { name: 'Giro' }).fill('Ferretería y repuestos');
  await page.getByLabel('Sitio web').fill('www.ferreteria.cl');
  await save.click();
  const clash = main(page).getByRole('alert');
  await expect(clash).toContainText('Giro: se guardó «Repuestos»');
  await expect(page.getByLabel('Persona de contacto')).toHaveValue('Elena Soto');
  await expect(page.getByRole('textbox', { name: 'Giro' })).toHaveValue('Ferretería y repuestos');
  await clash.getByRole('button', { name: 'Usar lo guardado en Giro' }).click();
  await expect(page.getByRole('textbox', { name: 'Giro' })).toHaveValue('Repuestos');
  await save.click();
  await expect(clash).toBeHidden();
  await expect(main(page).getByText('Guardado', { exact: true })).toBeVisible();
  expect(await api.company.get()).toMatchObject({
    giro: 'Repuestos',
    contacto: 'Elena Soto',
    sitioWeb: 'www.ferreteria.cl',
  });

  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(page.getByRole('img', { name: /^Logo de/ })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...logo, buffer: Buffer.from('PNG') });
  await expect(main(page).getByText('La imagen está dañada')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(main(page).getByText('Sin logo')).toBeVisible();

  // What is typed is not left behind unasked.
  await page.getByRole('textbox', { name: 'Giro' }).fill('Otro');
  await menu(page).getByRole('link', { name: 'Etiquetas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('textbox', { name: 'Giro' })).toHaveValue('Otro');
});

test('the lists by which a company works are set a section at a time', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  const { api } = await enter(page, origin);
  await goto('/empresa#motivos');
  await open(page, 'Motivos', 'Motivos de descarte y de retiro');
  const discards = page.getByRole('list', { name: 'Para descartar una licitación' });
  await page.getByLabel('Nuevo motivo de descarte').fill('Muy lejos');
  await page.keyboard.press('Enter');
  await expect(discards.getByRole('listitem').last()).toContainText('Muy lejos');
  const first = discards.getByRole('listitem').first();
  const name = 'Precio fuera de mercado';
  await expect(first).toContainText(name);
  const handle = first.getByRole('button', { name: `Mover «${name}»` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`«${name}» va en el lugar 2`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await api.work.reasons()).datos.map(({ nombre }) => nombre)[1])
    .toBe(name);
  await page.getByRole('button', { name: 'Opciones de «Muy lejos»' }).click();
  await page.getByRole('menuitem', { name: 'Dejar de ofrecer' }).click();
  await expect(discards.getByText('Muy lejos')).toBeHidden();
  await page.getByText('Ya no se ofrece').click();
  await expect(page.getByRole('button', { name: 'Volver a ofrecer «Muy lejos»' })).toBeVisible();

  await open(page, 'Plantillas de tareas');
  await page.getByRole('button', { name: 'Opciones de «Compra Ágil»' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const panel = page.getByRole('dialog', { name: 'Editar «Compra Ágil»' });
  await panel.getByRole('button', { name: 'Agregar una tarea' }).click();
  await panel.getByRole('textbox', { name: 'Tarea 6', exact: true }).fill('Avisar a bodega');
  await panel
    .getByRole('combobox', { name: 'Hito del que cuelga «Avisar a bodega»' })
    .selectOption('Adjudicación');
  await panel
    .getByRole('combobox', { name: 'Antes o después, de «Avisar a bodega»' })
    .selectOption('días corridos después de');
  expect.soft(await violations(page, '[role=dialog]')).toEqual([]);
  // Somebody else is faster with another field: nothing that either wrote is lost.
  const templates = async () => (await api.tasks.templates()).datos;
  const before = (await templates()).find(({ nombre }) => nombre === 'Compra Ágil');
  await api.tasks.updateTemplate({
    params: { id: before?.id ?? 0 },
    body: { nombre: 'Compra Ágil 2027' },
  });
  const save = panel.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await expect(panel.getByRole('alert')).toContainText('Ya están aquí sus cambios');
  await expect(panel.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Compra Ágil 2027');
  await save.click();
  await expect(panel).toBeHidden();
  const agile = (await templates()).find(({ nombre }) => nombre === 'Compra Ágil 2027');
  expect(agile?.tareas.at(-1)).toEqual({
    titulo: 'Avisar a bodega',
    ancla: { hito: 'adjudicacion', dias: 1, unidad: 'corridos' },
  });

  await open(page, 'Criterios de decisión');
  const weight = page.getByRole('textbox', { name: 'Peso de «Margen»' });
  await weight.fill('120');
  await weight.press('Enter');
  await expect(page.getByText('De 1 a 100')).toBeVisible();
  await weight.fill('40');
  await weight.press('Enter');
  await expect(page.getByText('Los pesos suman 120.')).toBeVisible();
  await expect
    .poll(async () => (await api.decisions.criteria()).datos.map(({ peso }) => peso))
    .toContain(40);
  await page.getByRole('button', { name: 'Opciones de «Margen»' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
  const renaming = page.getByRole('dialog');
  await renaming.getByRole('textbox').fill('Margen neto');
  const margin = (await api.decisions.criteria()).datos.find(({ nombre }) => nombre === 'Margen');
  await api.decisions.updateCriterion({ params: { id: margin?.id ?? 0 }, body: { peso: 35 } });
  await renaming.getByRole('button', { name: 'Guardar' }).click();
  await expect(renaming.getByText('pesa 35')).toBeVisible();
  await renaming.getByRole('button', { name: 'Guardar' }).click();
  await expect(renaming).toBeHidden();
  await expect
    .poll(async () => (await api.decisions.criteria()).datos)
    .toContainEqual(expect.objectContaining({ nombre: 'Margen neto', peso: 35 }));

  await open(page, 'Plazos y feriados');
  const days = page.getByRole('textbox', { name: 'Días hábiles antes del cierre' });
  await days.fill('3');
  await days.press('Enter');
  await page.getByRole('textbox', { name: 'Día', exact: true }).fill('31-12-2027');
  await page.getByLabel('Qué día es').fill('Inventario');
  await page.getByLabel('Qué día es').press('Enter');
  const own = page.getByRole('list', { name: 'Días en que no trabajan' });
  await expect(own.getByText('Inventario')).toBeVisible();
  await page
    .getByRole('switch', { name: /^Se trabaja en Navidad/ })
    .first()
    .check();
  await expect
    .poll(() => api.deadlines.company())
    .toMatchObject({
      diasInternos: 3,
      feriados: [
        { nombre: 'Navidad', habil: true },
        { dia: '2027-12-31', nombre: 'Inventario', habil: false },
      ],
    });

  await open(page, 'Etiquetas');
  await page.getByRole('link', { name: 'Ir a las etiquetas' }).click();
  await expect(page).toHaveURL('/etiquetas');
});

test('who may not change it reads it, and why @long', async ({ page, goto, as }) => {
  await as(accounts.lector);
  await page.setViewportSize({ width: 390, height: 844 });
  await goto('/empresa#datos');
  await expect(page.getByText('Solo quienes administran la empresa')).toBeVisible();
  await expect(main(page).getByText('Comercial Andes SpA')).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  for (const link of ['Motivos', 'Plantillas de tareas', 'Criterios de decisión', 'Plazos']) {
    await menu(page).getByRole('link', { name: link }).click();
    await expect(page.getByText('Solo quienes administran o gestionan')).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Opciones' })).toHaveCount(0);
    expect.soft(await isWithoutSidewaysScroll(page), link).toBe(true);
  }
});

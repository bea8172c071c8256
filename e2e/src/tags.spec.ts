import type { Page } from '@playwright/test';
import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { openFilter, rowOf, search, tag } from './list.ts';

const tagRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem').filter({ hasText: name });

/** Creates a tag through the form and waits for it in the list. */
async function create(page: Page, name: string, color: string): Promise<void> {
  await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  await form.getByLabel('Nombre').fill(name);
  await form.getByRole('radio', { name: color }).check();
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(form).toBeHidden();
  await expect(tagRow(page, name)).toBeVisible();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });

async function openTags(page: Page): Promise<void> {
  await menuOf(page).getByRole('button', { name: 'Configuración' }).click();
  await menuOf(page).getByRole('link', { name: 'Etiquetas' }).click();
}

test('created, renamed and recoloured, and the list of tenders follows', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const name = `Nueva ${uniqueWord()}`;
  const renamed = `Otra ${uniqueWord()}`;
  const tender = await aTender();
  const { api } = await as(accounts.gestora);
  await goto('/etiquetas');
  await create(page, name, 'Turquesa');
  await expect(page.getByRole('status')).toContainText([`Creaste «${name}»`]);
  await expect(tagRow(page, name)).toContainText('Sin uso');

  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  await tag(page, tender.codigo, name);
  await expect(row.getByText(name)).toBeVisible();

  await openTags(page);
  await expect(tagRow(page, name)).toContainText('1 licitación');
  await page.getByRole('button', { name: `Editar «${name}»` }).click();
  const form = page.getByRole('dialog', { name: `Editar «${name}»` });
  await expect(form.getByRole('radio', { name: 'Turquesa' })).toBeChecked();
  await form.getByLabel('Nombre').fill(renamed);
  await form.getByRole('radio', { name: 'Rosado' }).check();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(tagRow(page, renamed)).toBeVisible();
  await expect(tagRow(page, name)).toBeHidden();
  const stored = (await api.tags.list()).datos.find(({ nombre }) => nombre === renamed);
  expect(stored).toMatchObject({ color: 'rosado', usos: 1 });

  await page.getByRole('link', { name: `1 licitación con «${renamed}»` }).click();
  await expect(page).toHaveURL(`/licitaciones?tag=${stored?.id}`);
  await expect(row.getByText(renamed)).toBeVisible();
});

test('merging moves the tenders, deleting takes the tag off them', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const from = `Vieja ${uniqueWord()}`;
  const into = `Buena ${uniqueWord()}`;
  const tender = await aTender();
  const { api } = await as(accounts.gestora);
  const created = await api.tags.create({ body: { nombre: from, color: 'gris' } });
  await api.tags.create({ body: { nombre: into, color: 'azul' } });
  await api.tenders.setTags({ params: { id: tender.id }, body: [created.id] });

  await goto('/etiquetas');
  await page.getByRole('button', { name: `Fusionar «${from}» con otra` }).click();
  const merge = page.getByRole('dialog', { name: `Fusionar «${from}»` });
  const submit = merge.getByRole('button', { name: 'Fusionar' });
  await expect(submit).toBeDisabled();
  await merge.getByRole('combobox', { name: 'Buscar etiqueta' }).fill(into);
  await merge.getByRole('option', { name: into }).click();
  await expect(merge).toContainText(`La licitación con «${from}» pasará a «${into}»`);
  await submit.click();
  await expect(tagRow(page, from)).toBeHidden();
  await expect(tagRow(page, into)).toContainText('1 licitación');

  await menuOf(page).getByRole('link', { name: 'Licitaciones' }).click();
  const row = rowOf(page, tender.codigo);
  await search(page, tender.palabra);
  await expect(row.getByText(into)).toBeVisible();

  await openTags(page);
  await page.getByRole('button', { name: `Eliminar «${into}»` }).click();
  const remove = page.getByRole('dialog', { name: `Eliminar «${into}»` });
  await expect(remove).toContainText('Se quitará de 1 licitación. No se puede deshacer.');
  await expect(remove.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await remove.getByRole('button', { name: 'Eliminar etiqueta' }).click();
  await expect(tagRow(page, into)).toBeHidden();
  await goto(`/licitaciones?q=${tender.palabra}`);
  await expect(row.getByText('Etiquetar')).toBeVisible();
});

test('a name that is taken, empty or too long shows an error beside the field @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/409 .*\/api\/etiquetas/);
  await as(accounts.gestora);
  await goto('/etiquetas');
  await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  const field = form.getByLabel('Nombre');
  await expect(field).toBeFocused();
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(field).toHaveAccessibleDescription('Escribe un nombre');
  await field.fill('x'.repeat(41));
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(field).toHaveAccessibleDescription('Usa hasta 40 caracteres');
  // Neither case nor accents make another tag.
  await field.fill('garantia PENDIENTE');
  await form.getByRole('button', { name: 'Crear' }).click();
  await expect(field).toHaveAccessibleDescription('Ya hay una etiqueta con ese nombre');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nueva etiqueta' })).toBeFocused();
});

test('a tag is made where it is needed, and can be filtered by at once @long', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const name = `Al paso ${uniqueWord()}`;
  const tender = await aTender();
  await as(accounts.gestora);
  await goto(`/licitaciones?q=${tender.palabra}`);
  await page.getByRole('button', { name: `Editar etiquetas de ${tender.codigo}` }).click();
  await page.getByRole('combobox', { name: 'Buscar o crear etiqueta' }).fill(name);
  await page.getByRole('option', { name: `Crear «${name}»` }).click();
  await expect(rowOf(page, tender.codigo).getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
  const filter = await openFilter(page, 'Etiqueta');
  await filter.getByRole('combobox').fill(name);
  await filter.getByRole('option', { name }).click();
  await expect(
    page.getByRole('button', { name: `Quitar el filtro Etiqueta: ${name}` }),
  ).toBeVisible();
  await expect(rowOf(page, tender.codigo)).toBeVisible();
});

test('an analyst sees the tags and no way to change them @long', async ({ page, goto, as }) => {
  await as(accounts.analista);
  await goto('/etiquetas');
  await expect(tagRow(page, 'Garantía pendiente')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

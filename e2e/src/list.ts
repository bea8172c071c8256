import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a tender in the table of the list. */
export function rowOf(page: Page, codigo: string): Locator {
  return page.getByRole('row').filter({ hasText: codigo });
}

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar licitaciones' });
}

/** Searches and waits for the address: typing is debounced. */
export async function search(page: Page, q: string): Promise<void> {
  await searchBox(page).fill(q);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
}

/** The filters that have a button of their own. */
const inBar: ReadonlySet<string> = new Set(['Cierre', 'Región', 'Monto', 'Responsable']);

/** Opens one filter: in the bar, or behind "Más filtros". */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('group', { name: 'Filtros' });
  if (!inBar.has(name)) {
    await bar.getByRole('button', { name: 'Más filtros' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtros' });
    await drawer.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    return drawer.getByRole('region', { name: new RegExp(`^${name}`) });
  }
  await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** Toggles tags of a tender, in a row of the list or on its ficha, and closes the panel. */
export async function tag(page: Page, codigo: string, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: `Editar etiquetas de ${codigo}` }).click();
  const panel = page.getByRole('dialog', { name: `Etiquetas de ${codigo}` });
  for (const name of names) await panel.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

export async function assign(page: Page, codigo: string, person: string): Promise<void> {
  await page.getByRole('button', { name: `Asignar ${codigo}` }).click();
  const panel = page.getByRole('dialog', { name: `Responsable de ${codigo}` });
  await panel.getByRole('option', { name: person }).click();
  await expect(panel).toBeHidden();
}

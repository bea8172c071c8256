import { expect, type Locator, type Page } from '@playwright/test';

/** The search over everything, when it is open. */
export function paletteOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Buscar en Pliego' });
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    /** What Enter would choose. */
    active: dialog.getByRole('option', { selected: true }),
    group: (name: string): Locator => dialog.getByRole('group', { name }),
  };
}

/** Opens it by its shortcut and enters a text, at once: typed slowly, its beginnings would be searched too. */
export async function searchFor(page: Page, text = '') {
  const palette = paletteOf(page);
  await page.keyboard.press('Control+k');
  await expect(palette.field).toBeFocused();
  if (text !== '') await palette.field.fill(text);
  return palette;
}

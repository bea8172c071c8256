import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The panel of the layout's choices. */
export function customizerOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Apariencia' });
}

/** Opens it from the menu of the user. */
export async function openCustomizer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: 'Apariencia' }).click();
  const panel = customizerOf(page);
  await expect(panel.getByRole('group', { name: 'Aspecto' })).toBeVisible();
  return panel;
}

export async function closeCustomizer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(customizerOf(page)).toHaveCount(0);
}

/** One choice of one group: `choose(panel, 'Menú', 'Horizontal')`. */
export async function choose(
  panel: Locator,
  group: string | RegExp,
  option: string,
): Promise<void> {
  const name = typeof group === 'string' ? new RegExp(`^${group}`) : group;
  await panel
    .getByRole('group', { name })
    .getByRole('radio', { name: option, exact: true })
    .check();
}

/** The layout of the frame, read from its position for the tests. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('No está en la pantalla');
  return box;
}

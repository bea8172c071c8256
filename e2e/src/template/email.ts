import { expect, type Locator, type Page } from '@playwright/test';

/** The link of a mail in the list. */
export function mailOf(page: Page, subject: string | RegExp): Locator {
  return page.getByRole('list', { name: /^Correos de / }).getByRole('link', { name: subject });
}

export const mailList = (page: Page): Locator => page.getByRole('list', { name: /^Correos de / });
export const openMail = (page: Page): Locator =>
  page.getByRole('article', { name: 'Correo abierto' });

export async function toFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Carpetas' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** How many wait in a folder, as the side pane says it; empty when none do. */
export const badgeOf = (page: Page, folder: string): Locator =>
  page.getByRole('navigation', { name: 'Carpetas' }).getByRole('link', { name: folder });

/** The window of a new mail, by whatever it is called. */
export const composer = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Guardar y cerrar' }) });

/** Opens the window of a new mail and waits until it can be written in. */
export async function compose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Redactar' }).click();
  const window = composer(page);
  await expect(window.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
  return window;
}

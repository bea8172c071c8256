import type { ImportCounts } from '@pliego/contract/areas/sources';
import { expect, type Locator, type Page } from '@playwright/test';

interface FileToSend {
  name: string;
  content: string;
}

/** Chooses files made up by a test on the screen of sources. */
export function upload(page: Page, name: string, content: string): Promise<void>;
export function upload(page: Page, files: FileToSend[]): Promise<void>;
export async function upload(
  page: Page,
  files: string | FileToSend[],
  content = '',
): Promise<void> {
  const list = typeof files === 'string' ? [{ name: files, content }] : files;
  await page.getByLabel('Elegir archivos').setInputFiles(
    list.map((file) => ({
      name: file.name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(file.content),
    })),
  );
}

/** The card of a file, uploading or imported. */
export function runCard(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Importaciones' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
}

const names: readonly (keyof ImportCounts)[] = [
  'leidas',
  'nuevas',
  'cambiadas',
  'sinCambios',
  'rechazadas',
  'reparadas',
];

/** The counts on the card of a file once its import is over, as numbers. */
export async function countsOf(page: Page, name: string, timeout = 15_000) {
  const card = runCard(page, name);
  await expect(card.getByText('Terminada', { exact: true })).toBeVisible({ timeout });
  const shown = await page
    .getByLabel(`Resultado de ${name}`, { exact: true })
    .getByRole('definition')
    .allTextContents();
  const numbers = shown.map((text) => Number(text.replaceAll('.', '')));
  return Object.fromEntries(names.map((field, index) => [field, numbers[index]]));
}

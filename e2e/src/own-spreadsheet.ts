import { expect, type Locator, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook with one sheet, every cell a text in its place. */
export function workbook(rows: readonly (readonly string[])[], sheet = 'Hoja1'): Buffer {
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row
        .map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`)
        .join('')}</row>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return Buffer.from(packed);
}

export const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.join(';')).join('\r\n'));

/** Chooses one file on the screen of sources and waits for the page that maps its columns. */
export async function openTable(page: Page, name: string, buffer: Buffer): Promise<number> {
  const mimeType = 'application/octet-stream';
  await page.getByLabel('Elegir archivos').setInputFiles({ name, mimeType, buffer });
  await expect(page).toHaveURL(/\/fuentes\/planillas\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar planilla');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  return Number(page.url().split('/').at(-1));
}

/** The field of a column: the select beside its name. */
export function columnChoice(page: Page, column: string): Locator {
  return page.getByLabel(`Qué dice la columna ${column}`, { exact: true });
}

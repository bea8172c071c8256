import type { ListField } from '@pliego/contract/areas/product-imports';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import { xlsxTable } from '#server/areas/exports/xlsx-file.ts';
import { csvOf } from '#server/texts/csv.ts';
import { listColumns, type NameOf } from './list-values.ts';

/** With the decimal comma of Chile, without which a spreadsheet in Spanish takes the number for a text or a date. */
const csvCell = (cell: string | number | null): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');

/** Products as a file that can be imported again, stretch by stretch. */
export async function* productsFile(
  format: 'csv' | 'xlsx',
  fields: readonly ListField[],
  stretches: AsyncIterable<readonly ProductFields[]>,
  nameOf: NameOf,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const columns = fields.map((name) => listColumns[name]);
  if (format === 'xlsx') {
    async function* rows() {
      for await (const stretch of stretches) {
        yield stretch.map((product) => columns.map(({ cell }) => cell(product, nameOf)));
      }
    }
    yield* xlsxTable('Productos', columns, rows(), now);
    return;
  }
  const encoder = new TextEncoder();
  yield encoder.encode(csvOf([columns.map(({ title }) => title)]));
  for await (const stretch of stretches) {
    const lines = stretch.map((product) =>
      columns.map(({ cell }) => csvCell(cell(product, nameOf))),
    );
    // Only the file begins with a mark of its encoding.
    if (lines.length > 0) yield encoder.encode(csvOf(lines).slice(1));
  }
}

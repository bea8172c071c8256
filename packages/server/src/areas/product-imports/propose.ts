import {
  type DraftListMapping,
  type ListField,
  listFields,
} from '@pliego/contract/areas/product-imports';
import type { SpreadsheetPreview } from '@pliego/contract/areas/spreadsheets';
import { foldText } from '@pliego/contract/rules/fold-text';
import { listColumns } from './list-values.ts';

/** How price lists call a column, folded. The order decides which field takes a column first. */
const namedAs: [ListField, RegExp][] = [
  ['unspsc', /\bunspsc\b|\bonu\b|^rubros?$/],
  ['sku', /^sku\b|^cod(?:igo|\.)?(?: (?:de |del |int)?.*)?$|^ref(?:erencia|\.)?$|^part ?number$/],
  ['moneda', /^(?:moneda|divisa|currency)\b/],
  ['costo', /\bcosto\b|\bprecio (?:de )?compra\b|\bcost\b/],
  ['montoMinimo', /\bmonto min/],
  ['montoMaximo', /\bmonto max/],
  ['margenMinimo', /\bmargen\b/],
  ['precio', /\bprecio\b|\bvalor\b|\bp\. ?unit|^price\b|^neto$/],
  ['palabrasExcluidas', /\bexclu/],
  ['palabrasClave', /\bpalabras?\b|\bkeywords?\b|^sinonimos?$/],
  ['marcas', /^marcas?\b|^brand\b|^fabricante\b/],
  ['envase', /\benvase\b|\bempaque\b|\bpresentacion\b|\bformato\b|\bpack\b/],
  ['unidad', /^(?:unidad|un\.?|u\.?m\.?|um|unit)(?: (?:de )?(?:medida|venta))?$/],
  ['plazoDias', /\bplazo\b|\bentrega\b|\blead ?time\b/],
  ['capacidad', /\bcapacidad\b/],
  ['regiones', /\bregion(?:es)?\b|\bcobertura\b/],
  ['activo', /^(?:activo|vigente|habilitado)\b/],
  ['responsable', /\bresponsable\b|\bencargad[oa]\b|^vendedor/],
  ['nombre', /^(?:nombre|producto|articulo|item|glosa|name|product)\b/],
  ['descripcion', /\bdescripcion\b|\bdetalle\b|^description$/],
];

/** Whether numbers written as text have decimal points: «1,234.50», «12.5». */
function decimalOf({ filas }: SpreadsheetPreview, columns: readonly number[]) {
  const cells = filas.flatMap(({ celdas }) => columns.map((at) => celdas[at]));
  const hasPoint = cells.some(
    (cell) => typeof cell === 'string' && /\d,\d{3}(?:\.\d+)?\s*$|\d\.\d{1,2}\s*$/.test(cell),
  );
  return hasPoint ? 'punto' : 'coma';
}

/** What each column of a price list seems to say. A column says one thing, and one column says it. */
export function proposeList(preview: SpreadsheetPreview): DraftListMapping {
  const { encabezado } = preview;
  const free = new Set(encabezado);
  const columns: DraftListMapping['columnas'] = {};
  const take = (field: ListField, fits: (folded: string) => boolean) => {
    if (columns[field] !== undefined) return;
    const column = encabezado.find((name) => free.has(name) && fits(foldText(name)));
    if (column === undefined) return;
    columns[field] = column;
    free.delete(column);
  };
  // Its own words first: what was exported is read as it was written.
  for (const field of listFields) {
    const title = foldText(listColumns[field].title);
    take(field, (folded) => folded === title);
  }
  for (const [field, names] of namedAs) take(field, (folded) => names.test(folded));
  if (columns.nombre === undefined && columns.descripcion !== undefined) {
    columns.nombre = columns.descripcion;
    delete columns.descripcion;
  }
  const amounts = [columns.precio, columns.costo].flatMap((name) =>
    name === undefined ? [] : encabezado.indexOf(name),
  );
  return { columnas: columns, decimal: decimalOf(preview, amounts) };
}

import { createHash } from 'node:crypto';
import type { ListField, ListMapping } from '@pliego/contract/areas/product-imports';
import { ProductChange, type ProductFields } from '@pliego/contract/areas/product-shapes';
import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { check } from '@pliego/contract/check';
import { createMessage, type Message } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { currencyOfCell, isNoValue, readAmount } from '@pliego/sources/spreadsheet/cell-amounts';
import { answerOfCell, regionOfCell } from '@pliego/sources/spreadsheet/cell-words';
import type { PeopleNamed } from '#server/areas/users/people-named.ts';
import { listOf } from './list-values.ts';

export type Cells = Readonly<Record<string, SpreadsheetCell>>;

export interface RowReading {
  change: ProductChange;
  /** Why the row is rejected. */
  reasons: Message[];
  /** What could not be read as it is written. */
  warnings: Message[];
}

const longestShown = 60;
const shown = (cell: SpreadsheetCell): string => {
  const text = String(cell).trim();
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

/** Errors of formulas, as programs in English and in Spanish write them. */
const formulaError =
  /^#(?:¡|¿)?(?:ref|n\/[ad]|value|valor|div\/0|name|nombre|num|null|nulo)[!?]*$/i;

/** Text without the sign by which a CSV keeps a program from taking it for a formula. */
const written = (cell: SpreadsheetCell): string =>
  String(cell)
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim();

/** The sku of a row. A list without skus is known by its names: the same name makes the same one. */
export function skuOf({ columnas }: ListMapping, cells: Cells): string {
  if (columnas.sku !== undefined) return written(cells[columnas.sku] ?? '');
  const name = written(cells[columnas.nombre ?? ''] ?? '');
  if (name === '') return '';
  const hash = createHash('sha256').update(foldText(name)).digest('hex');
  return `L-${hash.slice(0, 10).toUpperCase()}`;
}

const longest = { nombre: 200, descripcion: 4_000, unidad: 60, envase: 120 } as const;
type TextField = keyof typeof longest;
const amounts = [
  'precio',
  'costo',
  'margenMinimo',
  'montoMinimo',
  'montoMaximo',
  'plazoDias',
  'capacidad',
] as const;
const wordLists = ['marcas', 'palabrasClave', 'palabrasExcluidas'] as const;

const active = /^(?:activo|vigente)$/;
const inactive = /^(?:inactivo|pausado)$/;
const everywhere = /^(?:tod[ao]s?(?: .*)?|nacional|chile)$/;
/** A minus before the number, or the parentheses of accountants. */
const negative = /^\s*(?:[a-z]*\$?\s*)?[-−]\s*\$?\s*\d|^\(\s*\$?\s*[\d.,]+\s*\)$/i;

/** The columns of a numeric(22, 4) and a numeric(5, 2) keep so many decimals. */
const rounded = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** decimals) / 10 ** decimals;

/** Reads the cells of one row. */
class RowReader {
  readonly change: Partial<ProductFields> = {};
  readonly reasons: Message[] = [];
  readonly warnings: Message[] = [];
  readonly #mapping: ListMapping;
  readonly #cells: Cells;

  constructor(mapping: ListMapping, cells: Cells) {
    this.#mapping = mapping;
    this.#cells = cells;
  }

  /** The cell of a field with the name of its column; null where it says nothing. */
  cell(field: ListField): { columna: string; cell: SpreadsheetCell } | null {
    const columna = this.#mapping.columnas[field];
    if (columna === undefined) return null;
    const cell = this.#cells[columna];
    if (cell === undefined || String(cell).trim() === '') return null;
    if (typeof cell === 'string' && formulaError.test(cell.trim())) {
      this.warnings.push(createMessage('formula-con-error', { columna, valor: shown(cell) }));
      return null;
    }
    return { columna, cell };
  }

  refuse(columna: string, cell: SpreadsheetCell): void {
    this.reasons.push(createMessage('valor-no-valido', { columna, valor: shown(cell) }));
  }

  text(field: TextField): void {
    const found = this.cell(field);
    if (found === null) return;
    const { columna, cell } = found;
    const value = written(cell);
    if (/^[=@]/.test(value)) {
      this.warnings.push(createMessage('formula-como-texto', { columna, valor: shown(value) }));
    }
    const max = longest[field];
    if (value.length > max) this.warnings.push(createMessage('texto-acortado', { columna, max }));
    this.change[field] = value.slice(0, max).trim();
  }

  amount(field: (typeof amounts)[number]): void {
    const found = this.cell(field);
    if (found === null) return;
    const { columna, cell } = found;
    if (typeof cell === 'number' ? cell < 0 : negative.test(cell)) {
      this.reasons.push(createMessage('numero-negativo', { columna, valor: shown(cell) }));
      return;
    }
    const bare = typeof cell === 'string' ? cell.replace(/%\s*$/, '') : cell;
    if (isNoValue(bare)) return;
    const read = readAmount(bare, this.#mapping.decimal);
    if (read.kind !== 'amount') {
      this.reasons.push(createMessage('numero-ilegible', { columna, valor: shown(cell) }));
      return;
    }
    this.change[field] = rounded(read.amount, field === 'margenMinimo' ? 2 : 4);
    if (field === 'precio' && read.currency !== null && this.cell('moneda') === null) {
      this.change.moneda = read.currency;
      if (read.currency !== 'CLP') {
        this.warnings.push(createMessage('moneda-de-precio', { moneda: read.currency }));
      }
    }
  }

  words(field: (typeof wordLists)[number]): void {
    const found = this.cell(field);
    if (found !== null) this.change[field] = listOf(written(found.cell));
  }

  currency(): void {
    const found = this.cell('moneda');
    if (found === null) return;
    const currency = currencyOfCell(found.cell);
    if (currency === null) this.refuse(found.columna, found.cell);
    else this.change.moneda = currency;
  }

  codes(): void {
    const found = this.cell('unspsc');
    if (found === null) return;
    const { columna, cell } = found;
    const codes = String(cell).match(/\d[\d.]*/g) ?? [];
    const bare = codes.map((code) => code.replaceAll('.', ''));
    const valid = bare.filter((code) => /^(?:\d\d){1,4}$/.test(code));
    const wrong = bare.length === 0 ? [shown(cell)] : bare.filter((code) => !valid.includes(code));
    for (const valor of wrong) {
      this.warnings.push(createMessage('rubro-mal-escrito', { columna, valor: shown(valor) }));
    }
    if (valid.length > 0) this.change.unspsc = valid;
  }

  regions(): void {
    const found = this.cell('regiones');
    if (found === null) return;
    const { columna, cell } = found;
    if (everywhere.test(foldText(String(cell)))) {
      this.change.regiones = [];
      return;
    }
    const regions: number[] = [];
    for (const value of listOf(String(cell))) {
      const number = regionOfCell(value);
      if (number !== null) regions.push(number);
      else {
        this.warnings.push(createMessage('region-mal-escrita', { columna, valor: shown(value) }));
      }
    }
    if (regions.length > 0) this.change.regiones = regions;
  }

  active(): void {
    const found = this.cell('activo');
    if (found === null) return;
    const folded = foldText(String(found.cell));
    const answer = answerOfCell(found.cell);
    if (answer === true || active.test(folded)) this.change.activo = true;
    else if (answer === false || inactive.test(folded)) this.change.activo = false;
    else this.refuse(found.columna, found.cell);
  }

  person(held: ProductFields | null, peopleNamed: PeopleNamed): void {
    const found = this.cell('responsable');
    if (found === null) return;
    const { columna, cell } = found;
    const { all, eligible } = peopleNamed(written(cell));
    // Of several with one name, who is there stays.
    if (held !== null && held.responsable !== null && all.includes(held.responsable)) return;
    const [only, ...others] = eligible;
    if (only !== undefined && others.length === 0) this.change.responsable = only;
    else {
      this.warnings.push(createMessage('persona-no-reconocida', { columna, valor: shown(cell) }));
    }
  }

  /** Refuses what the schema of a product does not take, by the column that says it. */
  checkAll(): void {
    const checked = check(ProductChange, this.change);
    if (checked.success) return;
    const fields = new Set(Object.keys(checked.fieldErrors).map((path) => path.split('.')[0]));
    for (const name of fields) {
      const field = Object.entries(this.#mapping.columnas).find(([one]) => one === name);
      const columna = field?.[1] ?? String(name);
      this.refuse(columna, this.#cells[columna] ?? '');
    }
  }
}

/** What a row says of its product. Empty cells say nothing. */
export function readListRow(
  mapping: ListMapping,
  cells: Cells,
  { sku, held, peopleNamed }: { sku: string; held: ProductFields | null; peopleNamed: PeopleNamed },
): RowReading {
  const reader = new RowReader(mapping, cells);
  const { change, reasons, warnings } = reader;
  if (sku === '') {
    const isNamed = mapping.columnas.sku === undefined;
    reasons.push(createMessage(isNamed ? 'fila-sin-nombre-de-producto' : 'fila-sin-sku'));
    return { change, reasons, warnings };
  }
  change.sku = held?.sku ?? sku;
  reader.text('nombre');
  reader.text('descripcion');
  const full = written(cells[mapping.columnas.nombre ?? ''] ?? '');
  if (held === null && full.length > longest.nombre && change.descripcion === undefined) {
    change.descripcion = full.slice(0, longest.descripcion);
  }
  for (const field of amounts) reader.amount(field);
  reader.text('unidad');
  reader.text('envase');
  for (const field of wordLists) reader.words(field);
  reader.currency();
  reader.codes();
  reader.regions();
  reader.active();
  reader.person(held, peopleNamed);
  if (held === null && change.nombre === undefined)
    reasons.push(createMessage('fila-sin-nombre-de-producto'));
  reader.checkAll();
  return { change, reasons, warnings };
}

import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';

/** A name that a public classification gives to a code. */
export interface ReferenceCode {
  scheme: 'UNSPSC' | 'CPV';
  code: string;
  name: string;
  /** Code of the level above; null at the top. */
  parent: string | null;
}

type Cells = Readonly<Record<string, SpreadsheetCell>>;

/** A table of names, known by its columns. */
export interface ReferenceTable {
  /** What a person calls it, in Spanish. */
  label: string;
  columns: readonly string[];
  /** The codes that a row names; none when it is not one of the table. */
  codes: (cells: Cells) => ReferenceCode[];
}

const eightDigits = /^\d{8}$/;
/** Works have nine digits, which ChileCompra added to UNSPSC; their parents are not in the code. */
const rubro = /^\d{8,9}$/;
const cpvCode = /^(\d{8})(?:-\d)?$/;

/** Significant digits of the levels of UNSPSC: segment, family, class, product. */
const unspscLevels = [2, 4, 6, 8] as const;
/** CPV has one level a digit, from divisions of two on. */
const cpvLevels = [2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The codes above one, the closest first: every level has zeros where the one below goes on. None for what is no
 * code of the scheme.
 */
export function codesAbove(scheme: ReferenceCode['scheme'], code: string): string[] {
  if (!eightDigits.test(code)) return [];
  const levels = scheme === 'UNSPSC' ? unspscLevels : cpvLevels;
  const own = code.replace(/0+$/, '').length;
  return levels
    .filter((level) => level < own)
    .map((level) => code.slice(0, level).padEnd(8, '0'))
    .filter((above, index, all) => above !== code && all.indexOf(above) === index)
    .toReversed();
}

function textOf(cells: Cells, column: string): string {
  return String(cells[column] ?? '').trim();
}

function named(
  scheme: ReferenceCode['scheme'],
  code: string,
  name: string,
  above: string | null = codesAbove(scheme, code)[0] ?? null,
): ReferenceCode[] {
  return name === '' ? [] : [{ scheme, code, name, parent: above }];
}

/** ChileCompra's table of UNSPSC: one product a row, with the names of the three levels above it. */
const unspscProducts: ReferenceTable = {
  label: 'UNSPSC, los rubros de ChileCompra',
  columns: [
    'idproducto_onu',
    'nombreproducto_onu',
    'id_nivel3',
    'nombre_nivel3',
    'nombre_nivel2',
    'nombre_nivel1',
  ],
  codes: (cells) => {
    const product = textOf(cells, 'idproducto_onu').padStart(8, '0');
    const group = textOf(cells, 'id_nivel3').padStart(8, '0');
    if (!rubro.test(product) || !rubro.test(group)) return [];
    const lower = [
      ...named('UNSPSC', product, textOf(cells, 'nombreproducto_onu'), group),
      ...named('UNSPSC', group, textOf(cells, 'nombre_nivel3')),
    ];
    if (!eightDigits.test(product)) return lower;
    // Of the two upper levels the table gives no codes: they are the beginning of that of the product.
    const [family, segment] = [product.slice(0, 4), product.slice(0, 2)];
    return [
      ...lower,
      ...named('UNSPSC', family.padEnd(8, '0'), textOf(cells, 'nombre_nivel2')),
      ...named('UNSPSC', segment.padEnd(8, '0'), textOf(cells, 'nombre_nivel1')),
    ];
  },
};

const cpv: ReferenceTable = {
  label: 'CPV, el vocabulario común de contratos públicos',
  columns: ['codigo', 'descripcion'],
  codes: (cells) => {
    const code = cpvCode.exec(textOf(cells, 'codigo'))?.[1];
    return code === undefined ? [] : named('CPV', code, textOf(cells, 'descripcion'));
  },
};

const tables: readonly ReferenceTable[] = [unspscProducts, cpv];

/** The table of names that has this header; null for any other. */
export function referenceTableOf(header: readonly string[]): ReferenceTable | null {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  const exact = (table: ReferenceTable) =>
    table.columns.length === names.size && table.columns.every((column) => names.has(column));
  return tables.find(exact) ?? null;
}

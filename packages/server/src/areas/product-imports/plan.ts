import type {
  ImportCounts,
  ImportRow,
  ListField,
  ListMapping,
} from '@pliego/contract/areas/product-imports';
import { listFields } from '@pliego/contract/areas/product-imports';
import { NewProduct, type ProductFields } from '@pliego/contract/areas/product-shapes';
import { createMessage } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { cellsByName, type TableRow } from '@pliego/sources/spreadsheet/table';
import { changed, fieldsOf, isSame, type ProductRow } from '#server/areas/products/fields.ts';
import { namedRubros } from '#server/areas/tenders/rubro-queries.ts';
import { peopleByText, type PeopleNamed } from '#server/areas/users/people-named.ts';
import { membersOf } from '#server/areas/users/queries.ts';
import type { Tx } from '#server/db/database.ts';
import { listColumns, type NameOf } from './list-values.ts';
import { productsBySku } from './queries.ts';
import { type Cells, readListRow, skuOf } from './read-row.ts';

export interface PlannedRow {
  row: ImportRow;
  held: ProductRow | null;
  /** What is stated of the product that is held. */
  before: ProductFields | null;
  /** What the product is to be; null where nothing is to be written. */
  after: ProductFields | null;
}

/** What the rows of a list are read with, and what is remembered from one batch to the next. */
export interface Plan {
  companyId: number;
  mapping: ListMapping;
  header: readonly string[];
  peopleNamed: PeopleNamed;
  nameOf: NameOf;
  /** The line on which each sku was first seen. */
  seen: Map<string, number>;
  /** Whether a code is named by the classification or by tenders. */
  codes: Map<string, boolean>;
  counts: ImportCounts;
}

export async function beginPlan(
  tx: Tx,
  companyId: number,
  mapping: ListMapping,
  header: readonly string[],
): Promise<Plan> {
  const members = await membersOf(tx, companyId);
  const names = new Map(members.map(({ id, fullName }) => [id, fullName]));
  return {
    companyId,
    mapping,
    header,
    peopleNamed: peopleByText(members),
    nameOf: (id) => names.get(id) ?? null,
    seen: new Map(),
    codes: new Map(),
    counts: { leidas: 0, nuevas: 0, cambiadas: 0, iguales: 0, rechazadas: 0, conAvisos: 0 },
  };
}

const nothing: ProductFields = NewProduct.parse({ sku: '-', nombre: '-' });

/** Adds to what is known of codes those of some rows. */
async function learnCodes(tx: Tx, { codes }: Plan, asked: Iterable<string>): Promise<void> {
  const unknown = [...new Set(asked)].filter((code) => !codes.has(code));
  if (unknown.length === 0) return;
  const { datos } = await namedRubros(tx, unknown);
  for (const { codigo, nombre } of datos) codes.set(codigo, nombre !== null);
}

function changesOf(
  before: ProductFields,
  after: ProductFields,
  nameOf: NameOf,
): ImportRow['cambios'] {
  const text = (fields: ProductFields, field: ListField): string | null => {
    const cell = listColumns[field].cell(fields, nameOf);
    return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  };
  return listFields.flatMap((campo) => {
    const antes = text(before, campo);
    const despues = text(after, campo);
    return antes === despues ? [] : { campo, antes, despues };
  });
}

function planRow(plan: Plan, line: number, cells: Cells, held: ProductRow | null): PlannedRow {
  const { mapping, peopleNamed, nameOf, seen } = plan;
  const sku = skuOf(mapping, cells);
  const before = held === null ? null : fieldsOf(held);
  const { change, reasons, warnings } = readListRow(mapping, cells, {
    sku,
    held: before,
    peopleNamed,
  });
  const key = foldText(sku);
  const first = seen.get(key);
  if (sku !== '' && first !== undefined) {
    reasons.unshift(createMessage('sku-repetido-en-archivo', { fila: first }));
  } else if (sku !== '') seen.set(key, line);
  const from = before ?? { ...nothing, sku, nombre: '' };
  const after = changed(from, change);
  const { montoMinimo, montoMaximo } = after;
  if (montoMinimo !== null && montoMaximo !== null && montoMaximo < montoMinimo) {
    reasons.push(createMessage('maximo-bajo-minimo'));
  }
  const row = {
    linea: line,
    sku,
    nombre: after.nombre,
    motivos: reasons,
    avisos: warnings,
  };
  if (reasons.length > 0) {
    return { row: { ...row, resultado: 'rechazada', cambios: [] }, held, before, after: null };
  }
  if (before !== null && isSame(before, after)) {
    return { row: { ...row, resultado: 'igual', cambios: [] }, held, before, after: null };
  }
  const shownFrom = before ?? { ...nothing, sku: '', nombre: '' };
  const cambios = changesOf(shownFrom, after, nameOf);
  return {
    row: { ...row, resultado: before === null ? 'nueva' : 'cambiada', cambios },
    held,
    before,
    after,
  };
}

const counted = {
  nueva: 'nuevas',
  cambiada: 'cambiadas',
  igual: 'iguales',
  rechazada: 'rechazadas',
} as const;

/** Counts a row, once it is known how it ends. */
export function countRow({ counts }: Plan, { resultado, avisos }: ImportRow): void {
  counts.leidas += 1;
  counts[counted[resultado]] += 1;
  if (resultado !== 'rechazada' && avisos.length > 0) counts.conAvisos += 1;
}

function unreadable({ line, raw, reason }: Extract<TableRow, { kind: 'refused' }>): PlannedRow {
  const nombre = raw.slice(0, 80);
  const row = { linea: line, sku: '', nombre, motivos: [reason], avisos: [], cambios: [] };
  return { row: { ...row, resultado: 'rechazada' }, held: null, before: null, after: null };
}

/** So many warnings of a row are told of: a cell may hold thousands of words that are no code or region. */
const mostWarnings = 20;

function firstOf(warnings: ImportRow['avisos']): ImportRow['avisos'] {
  const cantidad = warnings.length - mostWarnings;
  if (cantidad <= 0) return warnings;
  const more = createMessage('avisos-de-fila-de-mas', { cantidad });
  return [...warnings.slice(0, mostWarnings), more];
}

/**
 * What some rows of a list would do.
 *
 * @param hold Whether nobody else may change these products until the transaction ends.
 */
export async function planBatch(
  tx: Tx,
  plan: Plan,
  rows: readonly TableRow[],
  hold: boolean,
): Promise<PlannedRow[]> {
  const read = rows.map((row) => {
    const cells = row.kind === 'row' ? cellsByName(plan.header, row.cells) : {};
    return { row, cells, key: foldText(skuOf(plan.mapping, cells)) };
  });
  const keys = read.map(({ key }) => key).filter((key) => key !== '');
  const held = await productsBySku(tx, plan.companyId, keys, hold);
  const planned = read.map(({ row, cells, key }) =>
    row.kind === 'row' ? planRow(plan, row.line, cells, held.get(key) ?? null) : unreadable(row),
  );
  await learnCodes(
    tx,
    plan,
    planned.flatMap(({ after }) => after?.unspsc ?? []),
  );
  for (const { row, after, held: known } of planned) {
    for (const codigo of after?.unspsc ?? []) {
      if (plan.codes.get(codigo) === true || known?.unspsc.includes(codigo) === true) continue;
      row.avisos.push(createMessage('rubro-sin-uso', { codigo }));
    }
    row.avisos = firstOf(row.avisos);
  }
  return planned;
}

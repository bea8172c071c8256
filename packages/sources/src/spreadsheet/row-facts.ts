import { SpreadsheetMapping, type SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { stateNames } from '@pliego/contract/rules/tender-codes';
import * as z from 'zod/mini';
import { givenMilestones, portalBuyer } from '../mercado-publico/portal.ts';
import type { JsonObject, Observation, TenderFacts } from '../notice.ts';
import { objectOf, objectsOf, webAddressOf } from '../read-json.ts';
import { categoryOfWords } from './cell-words.ts';
import { type CellsByName, type RowReading, readRow } from './row-reading.ts';

function cellsOf(row: JsonObject): CellsByName {
  const cells: Record<string, SpreadsheetCell> = {};
  for (const [name, cell] of Object.entries(row)) {
    if (typeof cell === 'string' || typeof cell === 'number') cells[name] = cell;
  }
  return cells;
}

type State = NonNullable<TenderFacts['state']>;

function stateOf(state: RowReading['state'], fallback: StateClass | null): State | undefined {
  if (state !== null) return { code: null, ...state };
  return fallback === null
    ? undefined
    : { code: null, text: stateNames[fallback], class: fallback };
}

/** Milestones of a row; the award is a plan until the row is awarded. */
function milestonesOf({ dates }: RowReading, state: StateClass | undefined) {
  const { publicacion, cierre, adjudicacion } = dates;
  return givenMilestones({
    publicacion,
    cierre,
    [state === 'adjudicada' ? 'adjudicacion' : 'adjudicacionEstimada']: adjudicacion,
  });
}

function buyerOf({ text }: RowReading) {
  return portalBuyer({
    name: text('comprador'),
    taxId: text('rutComprador'),
    unit: text('unidadCompra'),
    address: null,
    commune: text('comuna'),
    complaints: null,
  });
}

/** A band in words is added to the description: it is no amount, but useful. */
function descriptionOf({ text, band }: RowReading): string | undefined {
  const parts = [text('descripcion'), band === null ? null : `Monto: ${band}.`];
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? undefined : given.join('\n\n');
}

/** What the rows of a tender state, read with their mapping. */
export function factsOfRows(mapping: SpreadsheetMapping, rows: CellsByName[]): TenderFacts {
  const reading = readRow(mapping, rows[0] ?? {});
  const { text } = reading;
  const state = stateOf(reading.state, mapping.estadoPorDefecto);
  const items = rows.flatMap((row, index) => {
    const { item } = index === 0 ? reading : readRow(mapping, row);
    return item === null ? [] : [{ ...item, correlativo: index + 1 }];
  });
  const category = text('categoria');
  const has = (field: keyof SpreadsheetMapping['columnas']) =>
    mapping.columnas[field] !== undefined;
  return {
    authority: 'full',
    title: text('nombre') ?? undefined,
    description: descriptionOf(reading),
    type: text('tipo') ?? undefined,
    state,
    buyer: buyerOf(reading),
    regionNumber: reading.region ?? undefined,
    commune: text('comuna') ?? undefined,
    currency: reading.currency ?? undefined,
    // An empty amount is an unpublished one; a table without the column does not state it.
    amount: has('monto') ? reading.amount : undefined,
    milestones: milestonesOf(reading, state?.class),
    items: items.length === 0 ? undefined : items,
    url: webAddressOf(text('url') ?? '') ?? undefined,
    reference: text('expediente') ?? undefined,
    category: category === null ? undefined : (categoryOfWords(category) ?? undefined),
    procedure: text('procedimiento') ?? undefined,
  };
}

/** Facts of rows of a table that was read by a mapping. */
export function spreadsheetFacts({ payload }: Observation): TenderFacts {
  const mapping = z.safeParse(SpreadsheetMapping, objectOf(payload['mapeo']));
  if (!mapping.success) return { authority: 'full' };
  return factsOfRows(mapping.data, objectsOf(payload['filas']).map(cellsOf));
}

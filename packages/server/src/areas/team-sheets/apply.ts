import type { BulkOutcome, BulkResult } from '@pliego/contract/areas/bulk';
import type {
  SheetField,
  SheetResult,
  SheetRow,
  SheetRowResult,
} from '@pliego/contract/areas/team-sheets';
import { createMessage, type Message } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { asc, inArray, or, sql } from 'drizzle-orm';
import { changeMany, joinChanges } from '#server/areas/bulk/bulk-commands.ts';
import { type BulkRow, bulkRows, holdAll } from '#server/areas/bulk/bulk-queries.ts';
import { writesWork } from '#server/areas/bulk/decide.ts';
import { type CompanyNames, companyNames } from '#server/areas/exports/row-queries.ts';
import { peopleByText } from '#server/areas/users/people-named.ts';
import { membersOf } from '#server/areas/users/queries.ts';
import { reasonsOf } from '#server/areas/work/reason-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import type { FieldsChange, ManyChange } from '#server/db/schema/bulk.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { readCells, type RowReading, type SheetWords, type WantedChange } from './read-cells.ts';
import { inOne, told, toldFields } from './told-changes.ts';

interface Doing {
  caller: Caller;
  now: Date;
}

interface Found {
  id: number;
  code: string;
  title: string;
}

/** A row with the tender that its code names. */
interface JoinedRow extends RowReading {
  row: SheetRow;
  tender: Found | null;
}

async function wordsOf(tx: Tx, companyId: number, names: CompanyNames): Promise<SheetWords> {
  return {
    peopleNamed: peopleByText(await membersOf(tx, companyId)),
    tags: new Map([...names.tags].map(([id, name]) => [foldText(name), id])),
    reasons: await reasonsOf(tx, companyId),
  };
}

const codeOf = ({ codigo }: SheetRow): string => codigo?.trim() ?? '';

/** The tenders that the caller sees, by what rows name them with: their numbers, or their codes in capitals, since people write them as they like. */
async function tendersNamed(tx: Tx, rows: readonly SheetRow[]) {
  const written = rows.filter(({ id }) => id === undefined).map(codeOf);
  const codes = [...new Set(written.flatMap((code) => [code, code.toUpperCase()]))];
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found: Found[] = await tx
    .select({ id: visibleTenders.id, code: visibleTenders.code, title: visibleTenders.title })
    .from(visibleTenders)
    .where(
      or(inArray(visibleTenders.code, codes), sql`${visibleTenders.id} = any (${idList(ids)})`),
    )
    .orderBy(asc(visibleTenders.id));
  const named = new Map<string, Found[]>();
  for (const tender of found) {
    const code = tender.code.toUpperCase();
    named.set(code, [...(named.get(code) ?? []), tender]);
    named.set(numbered(tender.id), [tender]);
  }
  return named;
}

/** A number as no code is written. */
const numbered = (id: number): string => `#${id}`;

const nameIn = (row: SheetRow): string =>
  row.id === undefined ? codeOf(row).toUpperCase() : numbered(row.id);

/** Joins each row to its tender, or says why there is none. */
async function joined(tx: Tx, rows: readonly SheetRow[], words: SheetWords): Promise<JoinedRow[]> {
  const named = await tendersNamed(tx, rows);
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = nameIn(row);
    const refuse = (reason: Message): JoinedRow => {
      return { row, tender: null, wanted: [], fields: {}, reasons: [reason] };
    };
    if (name === '') return refuse(createMessage('fila-sin-licitacion'));
    const first = seen.get(name);
    if (first !== undefined) return refuse(createMessage('codigo-repetido', { linea: first }));
    seen.set(name, row.linea);
    const [tender, ...others] = named.get(name) ?? [];
    if (tender === undefined) return refuse(createMessage('codigo-no-encontrado'));
    if (others.length > 0) return refuse(createMessage('codigo-de-varias'));
    return { row, tender, ...readCells(row, words) };
  });
}

/** The order in which fields are written. */
const order: SheetField[] = ['etiquetas', 'prioridad', 'responsable', 'siguiendo', 'etapa'];

const keyOf = (change: ManyChange): string =>
  change.tipo === 'campos' ? change.tipo : JSON.stringify(change);

/** What all rows fill in of the expediente: one change, with the values of each tender. */
function fieldsOf(rows: readonly JoinedRow[]): FieldsChange {
  const filled = rows.flatMap(({ tender, fields }) =>
    tender === null || Object.keys(fields).length === 0 ? [] : [[String(tender.id), fields]],
  );
  return { tipo: 'campos', valores: Object.fromEntries(filled) };
}

interface Group {
  change: ManyChange;
  ids: number[];
}

/** Rows that ask for the same, so that each change is made once for all of them. */
function groupsOf(rows: readonly JoinedRow[], fields: FieldsChange): Group[] {
  const groups = new Map<string, Group & { field: SheetField }>();
  for (const { tender, wanted } of rows) {
    if (tender === null) continue;
    for (const { field, change } of wanted) {
      const key = keyOf(change);
      const group = groups.get(key) ?? { field, change, ids: [] };
      group.ids.push(tender.id);
      groups.set(key, group);
    }
  }
  const inOrder = [...groups.values()].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  const ids = Object.keys(fields.valores).map(Number);
  return ids.length === 0 ? inOrder : [{ change: fields, ids }, ...inOrder];
}

const refusals = {
  'no-encontrado': createMessage('codigo-no-encontrado'),
  'sin-permiso': createMessage('celda-sin-permiso'),
  etapa: createMessage('celda-de-otra-etapa'),
  'faltan-datos': createMessage('celda-faltan-datos'),
  'demasiadas-etiquetas': createMessage('celda-demasiadas-etiquetas'),
} as const satisfies Partial<Record<BulkOutcome, Message>>;

const isRefusal = (outcome: BulkOutcome): outcome is keyof typeof refusals =>
  Object.hasOwn(refusals, outcome);

interface Made {
  id: number;
  fields: FieldsChange;
  outcomes: ReadonlyMap<string, ReadonlyMap<number, BulkOutcome>>;
  names: CompanyNames;
}

/** What becomes of a tender, and why not more. */
function changesOf(
  wanted: readonly WantedChange[],
  { id, fields, outcomes, names }: Made,
  held: BulkRow | undefined,
) {
  const outcomeOf = (change: ManyChange) => outcomes.get(keyOf(change))?.get(id) ?? 'igual';
  const asked = [...wanted.map(({ change }) => outcomeOf(change)), outcomeOf(fields)];
  const refused = new Set<Message>();
  for (const outcome of asked) if (isRefusal(outcome)) refused.add(refusals[outcome]);
  if (held === undefined) return { cambios: [], refused };
  const changing = wanted.filter(({ change }) => outcomeOf(change) === 'cambia');
  const filled = outcomeOf(fields) === 'cambia' ? toldFields(held, fields) : [];
  return { cambios: [...inOne(changing).map((one) => told(one, held, names)), ...filled], refused };
}

function resultOf(
  { row, tender, wanted, reasons }: JoinedRow,
  fields: FieldsChange,
  outcomes: ReadonlyMap<string, ReadonlyMap<number, BulkOutcome>>,
  before: ReadonlyMap<number, BulkRow>,
  names: CompanyNames,
): SheetRowResult {
  const id = tender?.id ?? 0;
  const { cambios, refused } = changesOf(wanted, { id, fields, outcomes, names }, before.get(id));
  const motivos = [...reasons, ...refused];
  const untouched = motivos.length > 0 ? 'rechazada' : 'igual';
  return {
    linea: row.linea,
    codigo: codeOf(row) || (tender?.code ?? ''),
    id: tender?.id ?? null,
    nombre: tender?.title ?? null,
    resultado: cambios.length > 0 ? 'cambia' : untouched,
    cambios,
    motivos,
  };
}

function counted(filas: SheetRowResult[], masivo: SheetResult['masivo']): SheetResult {
  const count = (outcome: SheetRowResult['resultado']) =>
    filas.filter(({ resultado }) => resultado === outcome).length;
  return {
    conteo: {
      leidas: filas.length,
      cambian: count('cambia'),
      iguales: count('igual'),
      rechazadas: count('rechazada'),
      conAvisos: filas.filter(({ resultado, motivos }) => {
        return resultado !== 'rechazada' && motivos.length > 0;
      }).length,
    },
    filas,
    masivo,
  };
}

/**
 * Does with each tender what the row of its code asks for, and says of each row how it went. A cell that cannot be read, or asks
 * for what may not be, does not hold up the others. All that changes is undone as one change of many.
 */
export async function applySheet(
  tx: Tx,
  { caller, now }: Doing,
  { filas, prueba = false }: { filas: readonly SheetRow[]; prueba?: boolean | undefined },
): Promise<SheetResult> {
  const names = await companyNames(tx, caller.companyId);
  const rows = await joined(tx, filas, await wordsOf(tx, caller.companyId, names));
  const fields = fieldsOf(rows);
  const groups = groupsOf(rows, fields);
  const ids = [...new Set(groups.flatMap((group) => group.ids))].sort((one, other) => one - other);
  // All at once and in one order, so that two who change the same wait for each other and neither forever.
  const isWritten = groups.some(({ change }) => writesWork(caller, change));
  if (!prueba && isWritten) await holdAll(tx, caller.companyId, ids, now);
  const held = await bulkRows(tx, caller, ids, caller.userId);
  const before = new Map(held.map((row) => [row.id, row]));
  const outcomes = new Map<string, Map<number, BulkOutcome>>();
  const made: NonNullable<BulkResult['masivo']>[] = [];
  for (const { change, ids: some } of groups) {
    const asked = { seleccion: { ids: some }, cambio: change, prueba };
    const { datos, masivo } = await changeMany(tx, { caller, now }, asked);
    outcomes.set(keyOf(change), new Map(datos.map(({ id, resultado }) => [id, resultado])));
    if (masivo !== null) made.push(masivo);
  }
  const results = rows.map((row) => resultOf(row, fields, outcomes, before, names));
  return counted(results, await joinChanges(tx, caller, made));
}

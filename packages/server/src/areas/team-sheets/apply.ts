import type { BulkChange, BulkOutcome, BulkResult } from '@pliego/contract/areas/bulk';
import type {
  SheetField,
  SheetResult,
  SheetRow,
  SheetRowResult,
} from '@pliego/contract/areas/team-sheets';
import { createMessage, type Message } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { asc, inArray } from 'drizzle-orm';
import { changeMany, joinChanges } from '#server/areas/bulk/bulk-commands.ts';
import { type BulkRow, bulkRows, holdAll } from '#server/areas/bulk/bulk-queries.ts';
import { tagsAfter, writesWork } from '#server/areas/bulk/decide.ts';
import { type CompanyNames, companyNames } from '#server/areas/exports/row-queries.ts';
import { peopleByText } from '#server/areas/users/people-named.ts';
import { membersOf } from '#server/areas/users/queries.ts';
import { reasonsOf } from '#server/areas/work/reason-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { readCells, type RowReading, type SheetWords, type WantedChange } from './read-cells.ts';

interface Doing {
  caller: Caller;
  now: Date;
}

/** A row with the tender that its code names. */
interface JoinedRow extends RowReading {
  row: SheetRow;
  tender: { id: number; title: string } | null;
}

async function wordsOf(tx: Tx, companyId: number, names: CompanyNames): Promise<SheetWords> {
  return {
    peopleNamed: peopleByText(await membersOf(tx, companyId)),
    tags: new Map([...names.tags].map(([id, name]) => [foldText(name), id])),
    reasons: await reasonsOf(tx, companyId),
  };
}

const codeOf = ({ codigo }: SheetRow): string => codigo?.trim() ?? '';

/** The tenders that the caller sees, by their codes in capitals: portals write them so, and people as they like. */
async function tendersByCode(tx: Tx, rows: readonly SheetRow[]) {
  const written = rows.map(codeOf);
  const codes = [...new Set(written.flatMap((code) => [code, code.toUpperCase()]))];
  const found = await tx
    .select({ id: visibleTenders.id, code: visibleTenders.code, title: visibleTenders.title })
    .from(visibleTenders)
    .where(inArray(visibleTenders.code, codes))
    .orderBy(asc(visibleTenders.id));
  const byCode = new Map<string, typeof found>();
  for (const tender of found) {
    const code = tender.code.toUpperCase();
    byCode.set(code, [...(byCode.get(code) ?? []), tender]);
  }
  return byCode;
}

/** Joins each row to its tender, or says why there is none. */
async function joined(tx: Tx, rows: readonly SheetRow[], words: SheetWords): Promise<JoinedRow[]> {
  const byCode = await tendersByCode(tx, rows);
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const code = codeOf(row).toUpperCase();
    const refuse = (reason: Message): JoinedRow => {
      return { row, tender: null, wanted: [], reasons: [reason] };
    };
    if (code === '') return refuse(createMessage('fila-sin-licitacion'));
    const first = seen.get(code);
    if (first !== undefined) return refuse(createMessage('codigo-repetido', { linea: first }));
    seen.set(code, row.linea);
    const [tender, ...others] = byCode.get(code) ?? [];
    if (tender === undefined) return refuse(createMessage('codigo-no-encontrado'));
    if (others.length > 0) return refuse(createMessage('codigo-de-varias'));
    return { row, tender, ...readCells(row, words) };
  });
}

/** The order in which fields are written. */
const order: SheetField[] = ['etiquetas', 'prioridad', 'responsable', 'siguiendo', 'etapa'];

const keyOf = (change: BulkChange): string => JSON.stringify(change);

/** Rows that ask for the same, so that each change is made once for all of them. */
function groupsOf(rows: readonly JoinedRow[]) {
  const groups = new Map<string, { field: SheetField; change: BulkChange; ids: number[] }>();
  for (const { tender, wanted } of rows) {
    if (tender === null) continue;
    for (const { field, change } of wanted) {
      const key = keyOf(change);
      const group = groups.get(key) ?? { field, change, ids: [] };
      group.ids.push(tender.id);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
}

const refusals = {
  'no-encontrado': createMessage('codigo-no-encontrado'),
  'sin-permiso': createMessage('celda-sin-permiso'),
  etapa: createMessage('celda-de-otra-etapa'),
  'faltan-datos': createMessage('celda-faltan-datos'),
  'demasiadas-etiquetas': createMessage('celda-demasiadas-etiquetas'),
} as const satisfies Record<Exclude<BulkOutcome, 'cambia' | 'igual'>, Message>;

const joinedNames = (names: readonly string[]): string | null => names.join(', ') || null;

/** The tags that a row adds are one change to who reads it. */
function inOne(changes: readonly WantedChange[]): WantedChange[] {
  const added = changes.flatMap(({ change }) =>
    change.tipo === 'etiquetas' ? change.agregar : [],
  );
  const others = changes.filter(({ field }) => field !== 'etiquetas');
  if (added.length === 0) return others;
  return [
    { field: 'etiquetas', change: { tipo: 'etiquetas', agregar: added, quitar: [] } },
    ...others,
  ];
}

/** What a change makes of a tender, as codes where the page has words for them. */
function told({ field, change }: WantedChange, row: BulkRow, names: CompanyNames) {
  const { work } = row;
  const person = (id: number | null | undefined) => names.people.get(id ?? 0) ?? null;
  const tagNames = (ids: readonly number[]) =>
    joinedNames(ids.flatMap((id) => names.tags.get(id) ?? []));
  const both = (antes: string | null, despues: string | null) => ({ campo: field, antes, despues });
  switch (change.tipo) {
    case 'etiquetas':
      return both(tagNames(row.tags), tagNames(tagsAfter(row.tags, change)));
    case 'responsable':
      return both(person(work?.assigneeId), person(change.Usuario));
    case 'etapa':
      return both(work?.stage ?? 'detectada', change.etapa);
    case 'seguir':
      return both(row.following === true ? 'si' : 'no', change.siguiendo ? 'si' : 'no');
    case 'prioridad':
      return both(work?.priority ?? null, change.prioridad);
  }
}

function resultOf(
  { row, tender, wanted, reasons }: JoinedRow,
  outcomes: ReadonlyMap<string, ReadonlyMap<number, BulkOutcome>>,
  before: ReadonlyMap<number, BulkRow>,
  names: CompanyNames,
): SheetRowResult {
  const id = tender?.id ?? 0;
  const held = before.get(id);
  const changing: WantedChange[] = [];
  const refused = new Set<Message>();
  for (const one of wanted) {
    const outcome = outcomes.get(keyOf(one.change))?.get(id);
    if (outcome === 'cambia') changing.push(one);
    else if (outcome !== undefined && outcome !== 'igual') refused.add(refusals[outcome]);
  }
  const cambios = held === undefined ? [] : inOne(changing).map((one) => told(one, held, names));
  const motivos = [...reasons, ...refused];
  const untouched = motivos.length > 0 ? 'rechazada' : 'igual';
  return {
    linea: row.linea,
    codigo: codeOf(row),
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
  const groups = groupsOf(rows);
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
  const results = rows.map((row) => resultOf(row, outcomes, before, names));
  return counted(results, await joinChanges(tx, caller, made));
}

import type { EventType } from '@pliego/contract/areas/tender-log';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { CompanyNames } from '#server/areas/exports/row-queries.ts';
import { type Difference, readable } from '#server/areas/work/expediente-fields.ts';
import type { FieldsChange, ManyChange } from '#server/db/schema/bulk.ts';
import type { BulkRow } from './bulk-queries.ts';
import { fieldDifferences, tagsAfter } from './decide.ts';
import type { BulkEvent } from './tell-commands.ts';

/** What stands for the numbers that a change names. */
export interface Known extends CompanyNames {
  /** Of a stage that asks for one. */
  reason: { id: number; name: string } | null;
}

/** A change of which each tender has one event of the same kind, or one of each field. */
type PlainChange = Exclude<ManyChange, { tipo: 'propuesta' }>;

const eventTypeOf = {
  etiquetas: 'etiquetas',
  responsable: 'asignacion',
  etapa: 'etapa',
  seguir: 'seguir',
  prioridad: 'expediente',
  campos: 'expediente',
} as const satisfies Record<PlainChange['tipo'], EventType>;

/** As what the history knows that a change is undone. */
export function undoneEventType(change: ManyChange): EventType {
  if (change.tipo === 'propuesta') return change.acepta ? 'etapa' : 'propuesta';
  return eventTypeOf[change.tipo];
}

export const list = (name: string | null | undefined): string[] => (name == null ? [] : [name]);

/** What the history says of a tender whose fields change: each field by itself. */
export function fieldEvents(row: BulkRow, differences: readonly Difference[]): BulkEvent[] {
  const base = { tenderId: row.id, isRestricted: row.work?.isRestricted ?? false };
  return differences.map(({ field, before, after }) => ({
    ...base,
    before: readable(field, before),
    after: readable(field, after),
    facts: { campo: field },
  }));
}

/** What the history says of a tender. */
function eventOf(
  row: BulkRow,
  change: Exclude<PlainChange, FieldsChange>,
  known: Known,
  actorId: number,
): BulkEvent {
  const { id: tenderId, work } = row;
  const base = { tenderId, isRestricted: work?.isRestricted ?? false, before: [], after: [] };
  const tagNames = (ids: readonly number[]) => ids.flatMap((id) => known.tags.get(id) ?? []);
  const person = (id: number | null | undefined) => list(known.people.get(id ?? 0));
  switch (change.tipo) {
    case 'etiquetas':
      return {
        ...base,
        before: tagNames(row.tags),
        after: tagNames(tagsAfter(row.tags, change)),
      };
    case 'responsable':
      return {
        ...base,
        before: person(work?.assigneeId),
        after: person(change.Usuario),
        facts: { persona: change.Usuario },
      };
    case 'etapa': {
      const { etapa: a, nota = null } = change;
      const facts = { de: work?.stage ?? 'detectada', a, motivo: known.reason?.name ?? null, nota };
      return { ...base, facts };
    }
    case 'seguir': {
      const own = person(actorId);
      return change.siguiendo ? { ...base, after: own } : { ...base, before: own };
    }
    case 'prioridad':
      return {
        ...base,
        before: list(work?.priority),
        after: list(change.prioridad),
        facts: { campo: 'prioridad' },
      };
  }
}

function eventsOf(row: BulkRow, change: PlainChange, known: Known, actorId: number): BulkEvent[] {
  return change.tipo === 'campos'
    ? fieldEvents(row, fieldDifferences(row, change))
    : [eventOf(row, change, known, actorId)];
}

/** Events of one kind, and the stage that they lead to. */
interface Chapter {
  type: EventType;
  stage: Stage | null;
  events: BulkEvent[];
}

/** That proposals were decided, and to which stages that led, as if each were decided alone. */
function historyOfProposals(rows: readonly BulkRow[], acepta: boolean): Chapter[] {
  const decided = rows.flatMap(({ id: tenderId, work }) => {
    if (work === null || work.proposedStage === null) return [];
    const { stage: de, proposedStage: a, isRestricted } = work;
    return [{ tenderId, isRestricted, before: [], after: [], facts: { de, a } }];
  });
  const events = decided.map((event) => ({ ...event, facts: { ...event.facts, acepta } }));
  const decision: Chapter = { type: 'propuesta', stage: null, events };
  if (!acepta) return [decision];
  const reached = new Set(decided.map(({ facts }) => facts.a));
  const moves = [...reached].map((stage): Chapter => {
    return { type: 'etapa', stage, events: decided.filter(({ facts }) => facts.a === stage) };
  });
  return [decision, ...moves];
}

/** What the history says of a change, in the order in which it is told. */
export function historyOf(
  rows: readonly BulkRow[],
  change: ManyChange,
  known: Known,
  actorId: number,
): Chapter[] {
  if (change.tipo === 'propuesta') return historyOfProposals(rows, change.acepta);
  const type = eventTypeOf[change.tipo];
  const stage = change.tipo === 'etapa' ? change.etapa : null;
  return [{ type, stage, events: rows.flatMap((row) => eventsOf(row, change, known, actorId)) }];
}

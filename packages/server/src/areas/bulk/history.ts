import type { EventType } from '@pliego/contract/areas/tender-log';
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

const eventTypeOf = {
  etiquetas: 'etiquetas',
  responsable: 'asignacion',
  etapa: 'etapa',
  seguir: 'seguir',
  prioridad: 'expediente',
  campos: 'expediente',
} as const satisfies Record<ManyChange['tipo'], EventType>;

export const bulkEventType = ({ tipo }: ManyChange): EventType => eventTypeOf[tipo];

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
  change: Exclude<ManyChange, FieldsChange>,
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

export function eventsOf(
  row: BulkRow,
  change: ManyChange,
  known: Known,
  actorId: number,
): BulkEvent[] {
  return change.tipo === 'campos'
    ? fieldEvents(row, fieldDifferences(row, change))
    : [eventOf(row, change, known, actorId)];
}

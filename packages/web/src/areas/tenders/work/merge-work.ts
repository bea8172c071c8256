import type { Expediente, ExpedienteChange } from '@pliego/contract/areas/work-shapes';

/** Who sees a tender is a switch that is set by itself: the last to set it is right. */
export type FieldChange = Omit<ExpedienteChange, 'colaboradores' | 'restringida'>;
export type WorkField = keyof FieldChange;
/** What of the work a person edits in fields, as it is stored. */
export type WorkValues = Pick<Expediente, WorkField>;

/** Fields that only mean something together: an amount of another currency is another amount. */
const units: readonly (readonly WorkField[])[] = [
  ['proximaAccion'],
  ['proximaAccionDia'],
  ['prioridad'],
  ['probabilidad'],
  ['montoOferta', 'monedaOferta'],
];

/** What two people changed in different ways. */
export interface Clash {
  fields: readonly WorkField[];
  mine: Partial<WorkValues>;
  theirs: Partial<WorkValues>;
}

export interface Merge {
  /** What nobody else touched. */
  kept: ExpedienteChange;
  clashes: Clash[];
}

/** What a change started from: the fields, and who collaborated. */
export type WorkBase = WorkValues & { colaboradores: readonly { id: number }[] };

const picked = (values: Partial<WorkValues>, fields: readonly WorkField[]): Partial<WorkValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

const areSame = (
  one: Partial<WorkValues>,
  other: Partial<WorkValues>,
  fields: readonly WorkField[],
): boolean => fields.every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Those who are there now, with who was added and without who was taken away. */
function mergedPeople(
  base: WorkBase,
  asked: readonly number[],
  present: WorkBase,
): number[] | undefined {
  const before = new Set(base.colaboradores.map(({ id }) => id));
  const now = present.colaboradores.map(({ id }) => id);
  const wanted = new Set(asked);
  const stay = now.filter((id) => wanted.has(id) || !before.has(id));
  const added = asked.filter((id) => !before.has(id) && !now.includes(id));
  return added.length === 0 && stay.length === now.length ? undefined : [...stay, ...added];
}

/**
 * A change that was based on one state of the work, applied to another: what nobody else touched is kept, and what two people
 * changed in different ways is left for the person to choose. What is there already is no change.
 */
export function mergeWork(base: WorkBase, change: ExpedienteChange, present: WorkBase): Merge {
  const kept: ExpedienteChange = {};
  const clashes: Clash[] = [];
  for (const fields of units) {
    const asked = fields.filter((field) => change[field] !== undefined);
    if (asked.length === 0) continue;
    const mine = picked({ ...base, ...change }, fields);
    if (areSame(mine, present, fields)) continue;
    if (areSame(base, present, fields)) Object.assign(kept, picked(mine, asked));
    else clashes.push({ fields, mine, theirs: picked(present, fields) });
  }
  const people = change.colaboradores && mergedPeople(base, change.colaboradores, present);
  if (people !== undefined) kept.colaboradores = people;
  return { kept, clashes };
}

export const isEmptyChange = (change: ExpedienteChange): boolean =>
  Object.values(change).every((value) => value === undefined);

/** The change that is left when the person has chosen, clash by clash, whose value stays. */
export function chosenChange(
  { kept, clashes }: Merge,
  isMine: readonly boolean[],
): ExpedienteChange {
  const chosen: ExpedienteChange = { ...kept };
  for (const [at, { mine }] of clashes.entries()) {
    if (isMine[at] === true) Object.assign(chosen, mine);
  }
  return chosen;
}

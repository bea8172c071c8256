import { roles } from '@pliego/contract/abilities';
import type { PersonRow } from './people-rows.ts';
import { type PeopleOrder, type PeopleSort, peopleSorts } from './people-search.ts';

/** Who is here, who is invited, whose access rests, who left. */
const states = ['active', 'pending', 'inactive', 'former'];

const stateOf = (row: PersonRow): string => {
  if (row.kind === 'invitation') return 'pending';
  return row.kind === 'former' ? 'former' : row.person.status;
};

/** By what a row is sorted; null where it has nothing of the kind, which comes last in either direction. */
const values: Record<PeopleSort, (row: PersonRow) => string | number | null> = {
  nombre: (row) => (row.kind === 'invitation' ? row.invitation.correo : row.person.fullName),
  rol: ({ role }) => roles.indexOf(role),
  estado: (row) => states.indexOf(stateOf(row)),
  visto: (row) => (row.kind === 'colleague' ? row.person.ultimaVez : null),
  trabajo: (row) => {
    if (row.kind !== 'colleague') return null;
    const { licitaciones, tareas } = row.person.trabajo;
    return licitaciones + tareas;
  },
};

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es');
}

/** The rows in the order asked for; those that are equal in it as they came. */
export function orderedRows(
  rows: readonly PersonRow[],
  order: PeopleOrder | undefined,
): readonly PersonRow[] {
  const sort = peopleSorts.find((one) => one === order || `-${one}` === order);
  if (sort === undefined) return rows;
  const way = order?.startsWith('-') === true ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [first, second] = [values[sort](one), values[sort](other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return way * compared(first, second);
  });
}

import type { Role } from '@pliego/contract/abilities';
import type {
  Colleague,
  FormerColleague,
  Invitation,
  PeopleView,
} from '@pliego/contract/areas/users';
import { matchesPerson } from '@pliego/contract/rules/people-filter';
import type { PeopleSearch } from './people-search.ts';

/** A line of the page: somebody in the company, somebody invited, or somebody who was removed. */
export type PersonRow =
  | { kind: 'colleague'; id: string; role: Role; person: Colleague }
  | { kind: 'invitation'; id: string; role: Role; invitation: Invitation }
  | { kind: 'former'; id: string; role: Role; person: FormerColleague };

interface People {
  datos: Colleague[];
  invitaciones: Invitation[];
  quitadas: FormerColleague[];
}

const viewOf = (row: PersonRow): Exclude<PeopleView, 'todas'> => {
  if (row.kind === 'invitation') return 'invitadas';
  if (row.kind === 'former') return 'quitadas';
  return row.person.status === 'active' ? 'activas' : 'suspendidas';
};

/** Everybody, in the order of the page: who is there, who is invited, who left. */
export function rowsOf({ datos, invitaciones, quitadas }: People): PersonRow[] {
  return [
    ...datos.map((person) => ({
      kind: 'colleague' as const,
      id: `persona-${person.id}`,
      role: person.role,
      person,
    })),
    ...invitaciones.map((invitation) => ({
      kind: 'invitation' as const,
      id: `invitacion-${invitation.id}`,
      role: invitation.role,
      invitation,
    })),
    ...quitadas.map((person) => ({
      kind: 'former' as const,
      id: `quitada-${person.id}`,
      role: person.role,
      person,
    })),
  ];
}

const isInView = (row: PersonRow, view: PeopleView) =>
  // Who left is history: not among all, which is who there is and who may come.
  view === 'todas' ? row.kind !== 'former' : viewOf(row) === view;

/** How many each view holds, before anything is searched for. */
export const countIn = (rows: readonly PersonRow[], view: PeopleView): number =>
  rows.filter((row) => isInView(row, view)).length;

/** The rows that the address asks for. */
export function foundRows(rows: readonly PersonRow[], search: PeopleSearch): PersonRow[] {
  const { q, rol, vista = 'todas' } = search;
  const filter = { q, role: rol === undefined ? [] : [rol] };
  return rows.filter((row) => {
    const searched =
      row.kind === 'invitation'
        ? { email: row.invitation.correo, role: row.role, status: 'pending' }
        : { ...row.person, status: '' };
    return isInView(row, vista) && matchesPerson(searched, filter);
  });
}

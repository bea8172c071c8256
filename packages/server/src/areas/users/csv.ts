import type {
  Colleague,
  FormerColleague,
  Invitation,
  PeopleView,
} from '@pliego/contract/areas/users';
import type { Role } from '@pliego/contract/abilities';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { csvOf } from '#server/texts/csv.ts';
import { textOf } from '#server/texts/text-of.ts';

/** Everybody that a page of people can show. */
export interface People {
  datos: Colleague[];
  invitaciones: Invitation[];
  quitadas: FormerColleague[];
}

const header = [
  'Nombre',
  'Correo',
  'Rol',
  'Estado',
  'Última vez o fecha',
  'Licitaciones abiertas',
  'Tareas abiertas',
];

const roleName = (role: Role): string => textOf({ code: `auditoria-rol-${role}` });
const when = (instant: string | null): string =>
  instant === null ? '' : santiagoWall(instant).slice(0, 16).replace('T', ' ');

const colleagueLine = ({ fullName, email, role, status, ultimaVez, trabajo }: Colleague) => [
  fullName,
  email,
  roleName(role),
  status === 'active' ? 'Con acceso' : 'Suspendida',
  when(ultimaVez),
  trabajo.licitaciones,
  trabajo.tareas,
];

const invitationLine = ({ correo, role, vencida, enviada }: Invitation) => [
  '',
  correo,
  roleName(role),
  vencida ? 'Invitación vencida' : 'Invitada',
  when(enviada),
  '',
  '',
];

const formerLine = ({ fullName, email, role, quitada }: FormerColleague) => [
  fullName,
  email,
  roleName(role),
  'Quitada',
  when(quitada),
  '',
  '',
];

/** The people of a view as a spreadsheet, in the order of the page. */
export function peopleCsv({ datos, invitaciones, quitadas }: People, view: PeopleView): string {
  const isActive = ({ status }: Colleague) => status === 'active';
  const colleagues = {
    todas: datos,
    activas: datos.filter(isActive),
    suspendidas: datos.filter((one) => !isActive(one)),
    invitadas: [],
    quitadas: [],
  }[view];
  const invited = view === 'todas' || view === 'invitadas' ? invitaciones : [];
  const former = view === 'quitadas' ? quitadas : [];
  return csvOf([
    header,
    ...colleagues.map(colleagueLine),
    ...invited.map(invitationLine),
    ...former.map(formerLine),
  ]);
}

import type { Role } from '@pliego/contract/abilities';

/** A person of the demonstration, with a role in one company or in both. */
export interface DemoUser {
  fullName: string;
  username: string;
  email: string;
  memberships: readonly { companyId: number; role: Role; status?: 'inactive' }[];
  /** When they were last here, before the demonstration began. */
  seenHoursAgo?: number;
}

/** One account per role, a user of both companies, and in each somebody who is suspended. */
export const users: readonly DemoUser[] = [
  {
    fullName: 'Antonia Riquelme Soto',
    username: 'antonia.riquelme',
    email: 'admin@andes.demo',
    memberships: [{ companyId: 1, role: 'admin' }],
  },
  {
    fullName: 'Gabriela Montecinos Leal',
    username: 'gabriela.montecinos',
    email: 'gestora@andes.demo',
    seenHoursAgo: 1,
    memberships: [{ companyId: 1, role: 'maintainer' }],
  },
  {
    fullName: 'Andrés Cárcamo Vidal',
    username: 'andres.carcamo',
    email: 'analista@andes.demo',
    seenHoursAgo: 3,
    memberships: [{ companyId: 1, role: 'editor' }],
  },
  {
    fullName: 'Camilo Ñancupil Rojas',
    username: 'camilo.nancupil',
    email: 'colaborador@andes.demo',
    seenHoursAgo: 20,
    memberships: [{ companyId: 1, role: 'author' }],
  },
  {
    fullName: 'Laura Espejo Molina',
    username: 'laura.espejo',
    email: 'lector@andes.demo',
    seenHoursAgo: 74,
    memberships: [{ companyId: 1, role: 'subscriber' }],
  },
  {
    fullName: 'Sebastián Oyarzún Barría',
    username: 'sebastian.oyarzun',
    email: 'admin@austral.demo',
    seenHoursAgo: 2,
    memberships: [{ companyId: 2, role: 'admin' }],
  },
  {
    fullName: 'Constanza Ibarra Pino',
    username: 'constanza.ibarra',
    email: 'consultora@pliego.demo',
    seenHoursAgo: 6,
    memberships: [
      { companyId: 1, role: 'maintainer' },
      { companyId: 2, role: 'editor' },
    ],
  },
  {
    fullName: 'Rodrigo Valdebenito Cruz',
    username: 'rodrigo.valdebenito',
    email: 'rodrigo@andes.demo',
    seenHoursAgo: 624,
    memberships: [{ companyId: 1, role: 'editor', status: 'inactive' }],
  },
  {
    fullName: 'Francisca Huenchumán Ojeda',
    username: 'francisca.huenchuman',
    email: 'francisca@austral.demo',
    seenHoursAgo: 984,
    memberships: [{ companyId: 2, role: 'author', status: 'inactive' }],
  },
];

/** Somebody who was invited some days ago and has not answered. */
export interface DemoInvitation {
  companyId: number;
  email: string;
  role: Role;
  daysAgo: number;
}

export const invitations: readonly DemoInvitation[] = [
  { companyId: 1, email: 'poyarzun@andes.demo', role: 'author', daysAgo: 2 },
  { companyId: 1, email: 'tmillar@andes.demo', role: 'subscriber', daysAgo: 16 },
  { companyId: 2, email: 'jcatrileo@austral.demo', role: 'editor', daysAgo: 1 },
];

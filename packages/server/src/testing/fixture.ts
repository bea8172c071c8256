import type { Role } from '@pliego/contract/abilities';
import type { TagColor } from '@pliego/contract/areas/tags';
import { foldText } from '@pliego/contract/rules/fold-text';
import { fillLegalTerms } from '#server/areas/deadlines/legal-term-commands.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { giveReasons } from '#server/areas/work/reason-commands.ts';
import { hashPassword } from '#server/auth/password.ts';
import type { Database } from '#server/db/database.ts';
import { companies, memberships, users } from '#server/db/schema/companies.ts';
import { tags, tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { tendersToIngest } from './a-tender.ts';
import { draftOf, fixtureNow, fixtureTenders } from './fixture-tenders.ts';

/** Every account of the fixture has it. */
export const password = 'clave de prueba';
/** The least that argon2 takes: each sign-in of a test pays for it. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const fixtureCompanies = [
  { id: 1, name: 'Comercial Andes SpA', taxId: '78.904.120-2', isDemo: true },
  { id: 2, name: 'Suministros Austral Ltda', taxId: '78.907.560-3', isDemo: true },
] as const;

export interface FixtureUser {
  id: number;
  fullName: string;
  email: string;
  status: 'active' | 'inactive' | 'pending';
  memberships: { companyId: number; role: Role }[];
}

type Place = FixtureUser['memberships'][number];

const one = (role: Role, companyId = 1): [Place] => [{ companyId, role }];

export const people = {
  admin: {
    id: 1,
    fullName: 'Antonia Riquelme',
    email: 'admin@andes.demo',
    status: 'active',
    memberships: one('admin'),
  },
  maintainer: {
    id: 2,
    fullName: 'Gabriela Montecinos',
    email: 'gestora@andes.demo',
    status: 'active',
    memberships: one('maintainer'),
  },
  editor: {
    id: 3,
    fullName: 'Andrés Cárcamo',
    email: 'analista@andes.demo',
    status: 'active',
    memberships: one('editor'),
  },
  author: {
    id: 4,
    fullName: 'Camilo Ñancupil',
    email: 'colaborador@andes.demo',
    status: 'active',
    memberships: one('author'),
  },
  subscriber: {
    id: 5,
    fullName: 'Laura Espejo',
    email: 'lector@andes.demo',
    status: 'active',
    memberships: one('subscriber'),
  },
  foreign: {
    id: 6,
    fullName: 'Sebastián Oyarzún',
    email: 'admin@austral.demo',
    status: 'active',
    memberships: one('admin', 2),
  },
  both: {
    id: 7,
    fullName: 'Constanza Ibarra',
    email: 'consultora@pliego.demo',
    status: 'active',
    memberships: [...one('maintainer'), ...one('editor', 2)],
  },
  inactive: {
    id: 8,
    fullName: 'Ignacio Inactivo',
    email: 'inactivo@andes.demo',
    status: 'inactive',
    memberships: one('editor'),
  },
} as const satisfies Record<string, FixtureUser>;

export type PersonName = keyof typeof people;

/** Ids of the tags: three of company 1, the last of company 2. */
export const tagIds = { urgente: 1, revisar: 2, sinUso: 3, austral: 4 } as const;

const fixtureTags: { companyId: number; name: string; color: TagColor }[] = [
  { companyId: 1, name: 'Urgente', color: 'rojo' },
  { companyId: 1, name: 'Por revisar', color: 'azul' },
  { companyId: 1, name: 'Sin uso', color: 'gris' },
  { companyId: 2, name: 'Austral', color: 'verde' },
];

/** What the companies have done so far. All is of version 1. */
export const fixtureWork: {
  companyId: number;
  tenderId: number;
  assigneeId: number | null;
  tags: number[];
}[] = [
  {
    companyId: 1,
    tenderId: 1,
    assigneeId: people.editor.id,
    tags: [tagIds.revisar, tagIds.urgente],
  },
  { companyId: 1, tenderId: 2, assigneeId: people.author.id, tags: [tagIds.revisar] },
  { companyId: 1, tenderId: 25, assigneeId: null, tags: [tagIds.urgente] },
  { companyId: 1, tenderId: 26, assigneeId: people.editor.id, tags: [] },
  { companyId: 2, tenderId: 1, assigneeId: people.foreign.id, tags: [tagIds.austral] },
  { companyId: 2, tenderId: 30, assigneeId: people.both.id, tags: [] },
];

const usernameOf = (email: string): string => email.replace('@', '.');

/** Fills an empty, migrated database with the world the tests know. */
export async function seedFixture(database: Database): Promise<void> {
  const passwordHash = await hashPassword(password, cheapest);
  const everyone: FixtureUser[] = Object.values(people);
  await database.transaction('system', async (tx) => {
    // Ids come from the sequences, so that what a test adds does not collide.
    for (const { id: _, ...company } of fixtureCompanies)
      await tx.insert(companies).values(company);
    for (const { fullName, email, status } of everyone) {
      const username = usernameOf(email);
      await tx
        .insert(users)
        .values({ fullName, email, status, username, passwordHash, isDemo: true });
    }
    await tx
      .insert(memberships)
      .values(everyone.flatMap((user) => user.memberships.map((m) => ({ ...m, userId: user.id }))));
  });
  await fillLegalTerms(database);
  await ingestBatch(database, tendersToIngest(fixtureTenders.map(draftOf)), {
    runId: null,
    companyId: null,
    readAt: fixtureNow,
  });
  for (const { id: companyId } of fixtureCompanies) {
    await database.transaction({ companyId, userId: 1 }, async (tx) => {
      await giveReasons(tx, companyId);
      const ours = fixtureTags.filter((tag) => tag.companyId === companyId);
      await tx
        .insert(tags)
        .values(
          ours.map(({ name, color }) => ({ companyId, name, nameKey: foldText(name), color })),
        );
      for (const { tags: given, ...work } of fixtureWork.filter((w) => w.companyId === companyId)) {
        await tx
          .insert(tenderWork)
          .values({ ...work, version: 1, updatedAt: new Date(fixtureNow) });
        if (given.length === 0) continue;
        const rows = given.map((tagId, position) => ({
          companyId,
          tenderId: work.tenderId,
          tagId,
          position,
        }));
        await tx.insert(tenderTags).values(rows);
      }
    });
  }
}

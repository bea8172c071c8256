import { abilityOf, type Role } from '@pliego/contract/abilities';
import type { Missing, Session, UserData } from '@pliego/contract/areas/auth';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import { companiesOfUser, type CompanyOfUser, userById } from './queries.ts';

type User = NonNullable<Awaited<ReturnType<typeof userById>>>;

/** Who is signed in, as the web keeps it. */
export function presentSession(
  user: User,
  companies: CompanyOfUser[],
  companyId: number,
  role: Role,
  sample: SampleMode,
  missing?: Missing,
): Session {
  const userData: UserData = {
    id: user.id,
    fullName: user.fullName,
    username: user.username,
    email: user.email,
    avatar: user.avatar,
    role,
    ability: abilityOf(role, user.id),
    empresas: companies,
    plantilla: sample !== 'off',
  };
  return { userData, empresa: companyId, ...(missing === undefined ? {} : { pendiente: missing }) };
}

/** The session of a user in one of their companies. */
export async function sessionIn(
  tx: Tx,
  { userId, companyId }: CompanyScope,
  sample: SampleMode,
  missing?: Missing,
): Promise<Session> {
  const [user, companies] = [await userById(tx, userId), await companiesOfUser(tx, userId)];
  const company = companies.find(({ id }) => id === companyId);
  if (user === undefined || company === undefined) {
    throw new ProblemError('no-encontrado', createMessage('empresa-ajena'));
  }
  return presentSession(user, companies, companyId, company.role, sample, missing);
}

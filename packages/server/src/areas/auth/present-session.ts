import { abilityOf, type Role } from '@pliego/contract/abilities';
import type { Missing, Session, UserData, View } from '@pliego/contract/areas/auth';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type Caller, type CallerView, eyesOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import { detailsOf } from '#server/areas/own-profile/queries.ts';
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

/** As what somebody looks at the company, with the name of whom they look as. */
async function presentView(tx: Tx, { role, personId, until }: CallerView): Promise<View> {
  const person = personId === null ? undefined : await userById(tx, personId);
  const persona = person === undefined ? null : { id: person.id, fullName: person.fullName };
  return { role, persona, hasta: until.toISOString() };
}

/** Whose session it is and where, as what they look at the company, and what it lacks there. */
interface Placed extends Pick<Caller, 'userId' | 'companyId' | 'view'> {
  missing?: Missing | undefined;
}

/** The session of a user in one of their companies. */
export async function sessionIn(
  tx: Tx,
  { userId, companyId, view, missing }: Placed,
  sample: SampleMode,
): Promise<Session> {
  const [user, companies] = [await userById(tx, userId), await companiesOfUser(tx, userId)];
  const company = companies.find(({ id }) => id === companyId);
  if (user === undefined || company === undefined) {
    throw new ProblemError('no-encontrado', createMessage('empresa-ajena'));
  }
  const shown = presentSession(user, companies, companyId, company.role, sample, missing);
  const { zona } = await detailsOf(tx, userId);
  const own = zona === '' ? shown : { ...shown, userData: { ...shown.userData, zona } };
  if (view === undefined) return own;
  const { role } = view;
  const vista = await presentView(tx, view);
  const seen = { role, ability: abilityOf(role, eyesOf(view)), vista };
  return { ...own, userData: { ...own.userData, ...seen } };
}

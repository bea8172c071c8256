import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { isOfDomains } from '@pliego/contract/rules/mail-domains';
import { eq } from 'drizzle-orm';
import { domainsOf } from '#server/areas/company/sign-in-queries.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import type { Identity } from '#server/auth/identity-provider.ts';
import { hashPassword } from '#server/auth/password.ts';
import { newToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { lockAccounts } from './account-commands.ts';
import { pendingInvitation, takeInvitation } from './invitation-commands.ts';
import { companiesOfUser, userByEmail } from './queries.ts';

/** Why a sign-in through a provider ended, as the audit of its company says. */
export type OrganizationFailure =
  | 'cancelada'
  | 'rechazada'
  | 'no-responde'
  | 'sin-correo'
  | 'sin-verificar'
  | 'no-miembro'
  | 'suspendida'
  | 'fuera-de-dominio';

/** A refusal with what the audit says of it. */
export class OrganizationRefusal extends Error {
  readonly motive: OrganizationFailure;
  readonly problem: ProblemError;

  constructor(motive: OrganizationFailure, problem: ProblemError) {
    super(motive);
    this.motive = motive;
    this.problem = problem;
  }
}

const forbidden = (
  motive: OrganizationFailure,
  reason: ConstructorParameters<typeof ProblemError>[1],
) => new OrganizationRefusal(motive, new ProblemError('sin-permiso', reason));

/** The address that a provider vouches for. */
export function verifiedEmail({ email, isVerified }: Identity): string {
  if (email === null) throw forbidden('sin-correo', createMessage('organizacion-sin-correo'));
  if (!isVerified) throw forbidden('sin-verificar', createMessage('organizacion-sin-verificar'));
  return email;
}

/** A password that nobody knows: who has an account by their provider alone chooses one through a mail. */
export const nobodysPassword = () => hashPassword(newToken());

async function nameOf(tx: Tx, companyId: number): Promise<string> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name ?? '';
}

/**
 * Who enters with an address that the provider of a company vouches for: a member of it, or who it invited by that very address,
 * which accepts the invitation. Nobody else.
 */
export async function whoEnters(
  tx: Tx,
  {
    companyId,
    email,
    name,
    passwordHash,
  }: {
    companyId: number;
    email: string;
    name: string | null;
    /** Of an account that is made. */
    passwordHash: string;
  },
  now: Date,
) {
  // Of two sign-ins at once of somebody new, the second finds the account.
  await lockAccounts(tx);
  const user = await userByEmail(tx, email);
  if (user !== undefined && user.status !== 'active') {
    throw forbidden('suspendida', createMessage('cuenta-cerrada'));
  }
  const own = user === undefined ? [] : await companiesOfUser(tx, user.id);
  if (user !== undefined && own.some(({ id }) => id === companyId)) {
    return { userId: user.id, companyId, act: undefined };
  }
  const company = await nameOf(tx, companyId);
  const isSuspended =
    user !== undefined && (await memberOf(tx, companyId, user.id))?.ownStatus === 'inactive';
  if (isSuspended) {
    throw forbidden('suspendida', createMessage('acceso-suspendido', { empresa: company }));
  }
  const invitation = await pendingInvitation(tx, { companyId, email }, now);
  if (invitation === undefined) {
    const reason = createMessage('organizacion-no-miembro', { correo: email, empresa: company });
    throw forbidden('no-miembro', reason);
  }
  if (!isOfDomains(email, await domainsOf(tx, companyId))) {
    throw forbidden('fuera-de-dominio', createMessage('invitacion-fuera-de-dominio'));
  }
  const person = { fullName: name?.slice(0, 120) ?? email.replace(/@.*$/, ''), passwordHash };
  const by = user === undefined ? { person } : { userId: user.id };
  return takeInvitation(tx, invitation, by, now);
}

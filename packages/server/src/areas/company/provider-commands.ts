import type { IdentityProvider } from '@pliego/contract/areas/identity-provider';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { eq } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { sessionByHash } from '#server/auth/session-queries.ts';
import { missingOf } from '#server/auth/sign-in-rule.ts';
import type { Tx } from '#server/db/database.ts';
import { companyProviders, organizationSignIns } from '#server/db/schema/accounts.ts';
import { companies, sessions } from '#server/db/schema/companies.ts';
import { providerOf, type ProviderRow, sealProviderSecret } from './provider-queries.ts';
import { signInRulesOf } from './sign-in-queries.ts';

interface Change {
  caller: Caller;
  /** Of the session that changes it. */
  tokenHash: string;
  now: Date;
}

const isOther = (held: ProviderRow, { emisor, idCliente }: IdentityProvider) =>
  held.issuer !== emisor || held.clientId !== idCliente;

/** Whether the given provider needs its own secret: a stored one is shown to no other server than its own. */
export const needsSecret = (held: ProviderRow | undefined, given: IdentityProvider): boolean =>
  given.secreto === undefined && (held === undefined || isOther(held, given));

export const lacksSecret = (): ProblemError =>
  fieldProblem('datos-invalidos', 'secreto', createMessage('proveedor-sin-secreto'));

/**
 * The word of the provider before counts no more: who came through it signs in again. Refused where that would be everybody, or who
 * changes it.
 */
async function endItsSessions(tx: Tx, { caller, tokenHash, now }: Change): Promise<void> {
  const { companyId } = caller;
  const { metodos } = await signInRulesOf(tx, companyId);
  if (metodos.every((method) => method === 'organizacion')) {
    throw fieldProblem('datos-invalidos', 'emisor', createMessage('proveedor-unica-forma'));
  }
  await tx.delete(organizationSignIns).where(eq(organizationSignIns.companyId, companyId));
  const ended = await tx
    .update(sessions)
    .set({ providerCompanyId: null })
    .where(eq(sessions.providerCompanyId, companyId))
    .returning({ userId: sessions.userId });
  const own = await sessionByHash(tx, tokenHash, now);
  if (own === undefined) throw new ProblemError('sin-sesion');
  if (missingOf(own, own.rule) !== undefined) {
    throw fieldProblem('datos-invalidos', 'emisor', createMessage('proveedor-es-el-tuyo'));
  }
  for (const userId of new Set(ended.map((row) => row.userId))) {
    await tellMember(tx, companyId, userId);
  }
}

const lockCompany = (tx: Tx, companyId: number) =>
  tx.select().from(companies).where(eq(companies.id, companyId)).for('update');

/** Sets up the provider of a company, as the system. */
export async function setProvider(
  tx: Tx,
  secrets: SecretBox,
  change: Change & { ifVersion: number | undefined; present: (row: ProviderRow) => unknown },
  given: IdentityProvider,
): Promise<ProviderRow> {
  const { caller, ifVersion, now } = change;
  const { companyId } = caller;
  await lockCompany(tx, companyId);
  const held = await providerOf(tx, companyId);
  if (ifVersion !== undefined && ifVersion !== (held?.version ?? 0)) {
    const actual = held === undefined ? null : change.present(held);
    throw new ProblemError('version-antigua', undefined, { actual });
  }
  if (needsSecret(held, given)) throw lacksSecret();
  const isOtherOne = held !== undefined && isOther(held, given);
  if (held !== undefined && !isOtherOne && given.secreto === undefined) return held;
  const sealedSecret =
    given.secreto === undefined
      ? (held?.sealedSecret ?? '')
      : sealProviderSecret(secrets, companyId, given.secreto);
  const row = {
    companyId,
    issuer: given.emisor,
    clientId: given.idCliente,
    sealedSecret,
    version: (held?.version ?? 0) + 1,
  };
  await tx
    .insert(companyProviders)
    .values(row)
    .onConflictDoUpdate({ target: companyProviders.companyId, set: row });
  if (isOtherOne) await endItsSessions(tx, change);
  const action = held === undefined ? 'proveedor-configurado' : 'proveedor-cambiado';
  const details = { emisor: given.emisor };
  await recordAudit(tx, auditedAs(caller, now), { action, details });
  return row;
}

/** Takes the provider of a company away, as the system. */
export async function removeProvider(tx: Tx, change: Change): Promise<void> {
  const { caller, now } = change;
  const { companyId } = caller;
  await lockCompany(tx, companyId);
  const held = await providerOf(tx, companyId);
  if (held === undefined) return;
  await tx.delete(companyProviders).where(eq(companyProviders.companyId, companyId));
  await endItsSessions(tx, change);
  const details = { emisor: held.issuer };
  await recordAudit(tx, auditedAs(caller, now), { action: 'proveedor-quitado', details });
}

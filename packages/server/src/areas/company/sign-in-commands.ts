import type { SignInRules, StoredSignInRules } from '@pliego/contract/areas/sign-in-rules';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { eq } from 'drizzle-orm';
import { passkeyCountOf } from '#server/areas/auth/passkey-queries.ts';
import { hasSecondStep } from '#server/areas/auth/two-step-queries.ts';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { sessionByHash } from '#server/auth/session-queries.ts';
import { missingOf } from '#server/auth/sign-in-rule.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { companySignIn } from '#server/db/schema/company-profile.ts';
import { storedSignInRules } from './sign-in-queries.ts';

interface Change {
  caller: Caller;
  /** Of the session that changes them. */
  tokenHash: string;
  ifVersion: number | undefined;
  now: Date;
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Refuses rules that would lock out who sets them. */
async function refuseLockOut(tx: Tx, { tokenHash, now }: Change, rules: SignInRules) {
  const session = await sessionByHash(tx, tokenHash, now);
  if (session === undefined) throw new ProblemError('sin-sesion');
  const asked = { secondStep: rules.segundoPaso, methods: rules.metodos };
  if (!rules.metodos.some((method) => method !== 'organizacion')) {
    await refuseWithoutRescue(tx, session);
  }
  const missing = missingOf(session, asked);
  if (missing === undefined) return;
  const isStep = missing.falta === 'segundo-paso';
  throw fieldProblem(
    'datos-invalidos',
    isStep ? 'segundoPaso' : 'metodos',
    createMessage(isStep ? 'regla-cumplir-segundo-paso' : 'regla-cumplir-metodo'),
  );
}

/** Where the provider is the only way, who sets that must be able to enter without it. */
async function refuseWithoutRescue(
  tx: Tx,
  { userId, hasProvider }: { userId: number; hasProvider: boolean },
) {
  if (!hasProvider) {
    throw fieldProblem('datos-invalidos', 'metodos', createMessage('regla-sin-proveedor'));
  }
  if ((await hasSecondStep(tx, userId)) || (await passkeyCountOf(tx, userId)) > 0) return;
  throw fieldProblem('datos-invalidos', 'metodos', createMessage('regla-sin-rescate'));
}

/** Changes how people enter the company, as the system; open pages read their session anew. */
export async function setSignInRules(
  tx: Tx,
  change: Change,
  given: SignInRules,
): Promise<StoredSignInRules> {
  const { caller, ifVersion, now } = change;
  const { companyId } = caller;
  // Of the row that is always there: that of the rules is made by the first change.
  await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const held = await storedSignInRules(tx, companyId);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: held });
  }
  const domains = [...new Set(given.dominios)];
  const methods = [...new Set(given.metodos)];
  const isSame =
    given.segundoPaso === held.segundoPaso &&
    sameSet(domains, held.dominios) &&
    sameSet(methods, held.metodos);
  if (isSame) return held;
  await refuseLockOut(tx, change, given);
  const row = { secondStep: given.segundoPaso, domains, methods, version: held.version + 1 };
  await tx
    .insert(companySignIn)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companySignIn.companyId, set: row });
  for (const { id } of held.personas) await tellMember(tx, companyId, id);
  const act = { action: 'empresa-regla', details: { regla: 'ingreso' } } as const;
  const stored = await storedSignInRules(tx, companyId);
  await recordAudit(tx, auditedAs(caller, now), act);
  return stored;
}

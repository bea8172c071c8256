import { type SignInRules, type StoredSignInRules } from '@pliego/contract/areas/sign-in-rules';
import { signInMethods } from '@pliego/contract/areas/auth-shapes';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { passkeys, twoSteps } from '#server/db/schema/accounts.ts';
import { memberships, users } from '#server/db/schema/companies.ts';
import { companySignIn } from '#server/db/schema/company-profile.ts';

/** The rules of a company, or those that it begins with: anyhow. */
export async function signInRulesOf(
  tx: Tx,
  companyId: number,
): Promise<SignInRules & { version: number }> {
  const [row] = await tx.select().from(companySignIn).where(eq(companySignIn.companyId, companyId));
  if (row === undefined) {
    return { segundoPaso: false, dominios: [], metodos: [...signInMethods], version: 0 };
  }
  const { secondStep, domains, methods, version } = row;
  return { segundoPaso: secondStep, dominios: domains, metodos: methods, version };
}

/** The domains of whom may be invited; empty: any. */
export async function domainsOf(tx: Tx, companyId: number): Promise<string[]> {
  return (await signInRulesOf(tx, companyId)).dominios;
}

/** The rules, and who can meet them; as the system, which alone knows the second steps. */
export async function storedSignInRules(tx: Tx, companyId: number): Promise<StoredSignInRules> {
  const rules = await signInRulesOf(tx, companyId);
  const personas = await tx
    .select({
      id: users.id,
      nombre: users.fullName,
      correo: users.email,
      segundoPaso: sql<boolean>`exists (${tx
        .select({ one: sql`1` })
        .from(twoSteps)
        .where(and(eq(twoSteps.userId, users.id), isNotNull(twoSteps.enabledAt)))})`,
      llave: sql<boolean>`exists (${tx
        .select({ one: sql`1` })
        .from(passkeys)
        .where(eq(passkeys.userId, users.id))})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.status, 'active')))
    .orderBy(asc(users.fullName), asc(users.id));
  return { ...rules, personas };
}

import type { StoredIdentityProvider } from '@pliego/contract/areas/identity-provider';
import { eq } from 'drizzle-orm';
import type { Provider } from '#server/auth/identity-provider.ts';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Tx } from '#server/db/database.ts';
import { companyProviders } from '#server/db/schema/accounts.ts';
import { signInRulesOf } from './sign-in-queries.ts';

export async function providerOf(tx: Tx, companyId: number) {
  const [row] = await tx
    .select()
    .from(companyProviders)
    .where(eq(companyProviders.companyId, companyId));
  return row;
}

/** By what a company lets people in: its provider counts only where it has one. */
export async function openWaysOf(tx: Tx, companyId: number) {
  const { metodos } = await signInRulesOf(tx, companyId);
  const hasProvider = (await providerOf(tx, companyId)) !== undefined;
  return { metodos: metodos.filter((method) => method !== 'organizacion' || hasProvider) };
}

export type ProviderRow = NonNullable<Awaited<ReturnType<typeof providerOf>>>;

const ownerOf = (companyId: number) => `identity provider of company ${companyId}`;

export const sealProviderSecret = (secrets: SecretBox, companyId: number, secret: string) =>
  secrets.seal(secret, ownerOf(companyId));

/** The provider with its secret opened; null where another key has sealed it. */
export function openedProvider(secrets: SecretBox, row: ProviderRow): Provider | null {
  const { issuer, clientId, companyId, sealedSecret } = row;
  try {
    return { issuer, clientId, secret: secrets.open(sealedSecret, ownerOf(companyId)) };
  } catch (error) {
    if (error instanceof CannotOpenSecret) return null;
    throw error;
  }
}

/** A provider as an administrator sees it: never with its secret. */
export function presentProvider(
  row: ProviderRow | undefined,
  regreso: string,
): StoredIdentityProvider {
  if (row === undefined) return { proveedor: null, version: 0, regreso };
  const { issuer: emisor, clientId: idCliente, version } = row;
  return { proveedor: { emisor, idCliente }, version, regreso };
}

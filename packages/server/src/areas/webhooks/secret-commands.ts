import { and, eq, sql } from 'drizzle-orm';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Tx } from '#server/db/database.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';
import { unknownWebhook } from './queries.ts';

/** How long deliveries are also signed with the secret before. */
export const formerSecretMs = 86_400_000;

const ownerOf = (companyId: number) => `webhook of company ${companyId}`;

export function sealSecret(secrets: SecretBox, companyId: number, secret: string): string {
  return secrets.seal(secret, ownerOf(companyId));
}

/** What deliveries of a webhook are signed with, as it is stored. */
export interface SealedSecrets {
  companyId: number;
  sealedSecret: string;
  sealedFormerSecret: string | null;
  formerUntil: Date | null;
}

function opened(secrets: SecretBox, companyId: number, sealed: string): string | null {
  try {
    return secrets.open(sealed, ownerOf(companyId));
  } catch (error) {
    if (error instanceof CannotOpenSecret) return null;
    throw error;
  }
}

/** The secrets that sign now, the present one first; empty where another key has sealed it. */
export function signingSecrets(
  { companyId, sealedSecret, sealedFormerSecret, formerUntil }: SealedSecrets,
  secrets: SecretBox,
  now: Date,
): string[] {
  const present = opened(secrets, companyId, sealedSecret);
  if (present === null) return [];
  const isFormerValid = sealedFormerSecret !== null && formerUntil !== null && formerUntil > now;
  const former = isFormerValid ? opened(secrets, companyId, sealedFormerSecret) : null;
  return former === null ? [present] : [present, former];
}

/** Replaces the secret of a webhook, and answers where it leads; by the system role, since a company does not read what it keeps. */
export async function replaceSecret(
  tx: Tx,
  { companyId, id }: { companyId: number; id: number },
  sealedSecret: string,
  now: Date,
): Promise<string> {
  const [replaced] = await tx
    .update(webhooks)
    .set({
      sealedFormerSecret: sql`${webhooks.sealedSecret}`,
      formerUntil: new Date(now.getTime() + formerSecretMs),
      sealedSecret,
      version: sql`${webhooks.version} + 1`,
    })
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.id, id)))
    .returning({ url: webhooks.url });
  if (replaced === undefined) throw unknownWebhook();
  return replaced.url;
}

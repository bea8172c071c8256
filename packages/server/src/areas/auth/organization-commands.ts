import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Departure, Proof } from '#server/auth/identity-provider.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { hashToken, newToken, organizationMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { attempts, organizationSignIns } from '#server/db/schema/accounts.ts';

const ownerOf = (stateHash: string) => `organization sign-in ${stateHash}`;

/** Keeps what must come back of a sign-in that is at its provider; answers the token of the browser that began it. */
export async function keepDeparture(
  tx: Tx,
  secrets: SecretBox,
  { companyId, attemptIds, ...left }: Departure & { companyId: number; attemptIds: number[] },
  now: Date,
): Promise<string> {
  const browser = newToken();
  const stateHash = hashToken(left.state);
  await tx.insert(organizationSignIns).values({
    stateHash,
    companyId,
    browserHash: hashToken(browser),
    sealedProof: secrets.seal(JSON.stringify(left.proof), ownerOf(stateHash)),
    attemptIds,
    expiresAt: new Date(now.getTime() + organizationMs),
  });
  return browser;
}

function readProof(text: string): Proof {
  const read: unknown = JSON.parse(text);
  if (
    typeof read === 'object' &&
    read !== null &&
    'nonce' in read &&
    'verifier' in read &&
    typeof read.nonce === 'string' &&
    typeof read.verifier === 'string'
  ) {
    return { nonce: read.nonce, verifier: read.verifier };
  }
  throw new TypeError('A sealed proof has another shape');
}

/** Uses up a sign-in, of whichever process it was; undefined when it is none, no more, or of another browser. */
export async function takeDeparture(
  tx: Tx,
  secrets: SecretBox,
  { state, browser }: { state: string; browser: string },
  now: Date,
) {
  const stateHash = hashToken(state);
  const [taken] = await tx
    .delete(organizationSignIns)
    .where(
      and(
        eq(organizationSignIns.stateHash, stateHash),
        eq(organizationSignIns.browserHash, hashToken(browser)),
        gt(organizationSignIns.expiresAt, now),
      ),
    )
    .returning();
  if (taken === undefined) return undefined;
  const { companyId, attemptIds, sealedProof } = taken;
  return { companyId, attemptIds, proof: readProof(secrets.open(sealedProof, ownerOf(stateHash))) };
}

/** The tries of a sign-in that went well do not count. */
export async function forgiveDeparture(tx: Tx, attemptIds: number[]): Promise<void> {
  await tx.delete(attempts).where(inArray(attempts.id, attemptIds));
}

/** Deletes sign-ins that never came back. */
export async function sweepOrganizationSignIns(tx: Tx, now: Date): Promise<void> {
  await tx.delete(organizationSignIns).where(lte(organizationSignIns.expiresAt, now));
}

import { createHash } from 'node:crypto';
import type {
  PasskeyAnswer,
  PasskeyRegistration,
  PasskeyTransport,
} from '@pliego/contract/areas/account-passkeys';
import type { PasskeySite } from './passkey-site.ts';

/** Loaded with its first use: most processes of the command line never need it. */
const library = () => import('@simplewebauthn/server');

/** ES256, EdDSA and RS256: one of them is in every authenticator. */
export const passkeyAlgorithms = [-8, -7, -257];

/** What is stored of a passkey. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** What an authenticator says about the passkey it made. */
export interface NewPasskey extends StoredPasskey {
  isSynced: boolean;
}

const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'));

/** Who a passkey belongs to, to the authenticator: the same for all of a person, and it names nobody elsewhere. */
export function userHandle(site: PasskeySite, userId: number): string {
  return createHash('sha256').update(`pliego ${site.id} ${userId}`).digest('base64url');
}

/** The challenge that an authenticator says it signed; undefined when it says none. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Expected {
  site: PasskeySite;
  challenge: string;
}

/** What the library throws is about what the browser sent: the reason is for nobody but an attacker. */
async function orNull<Outcome>(check: () => Promise<Outcome>): Promise<Outcome | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

/** The passkey that an authenticator made for our challenge, with its person verified; null of anything else. */
export function checkedRegistration(
  { id, rawId, type, response }: PasskeyRegistration,
  { site, challenge }: Expected,
): Promise<NewPasskey | null> {
  return orNull(async () => {
    const { verifyRegistrationResponse } = await library();
    const { clientDataJSON, attestationObject } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified || registrationInfo === undefined) return null;
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced };
  });
}

/** The counter after a passkey's signature of our challenge, with its person verified; null of anything else. */
export function checkedAnswer(
  { id, rawId, type, response }: PasskeyAnswer,
  { credentialId, publicKey, counter }: StoredPasskey,
  { site, challenge }: Expected,
): Promise<{ counter: number; isSynced: boolean } | null> {
  return orNull(async () => {
    const { verifyAuthenticationResponse } = await library();
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    });
    if (!verified) return null;
    return {
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    };
  });
}

const known: ReadonlySet<string> = new Set<PasskeyTransport>([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** The ways to an authenticator, as it names them; those of a later time are left out. */
export function knownTransports(said: readonly string[] = []): PasskeyTransport[] {
  return said.filter((one): one is PasskeyTransport => known.has(one));
}

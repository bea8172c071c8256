import { jwtLifetimeSeconds } from '@pliego/contract/areas/jwt';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import type { SampleTools } from '#sample/area.ts';
import { randomInteger } from '#sample/random.ts';

const algorithm = 'HS256';
const secretBytes = 32;

type TokenKind = 'access' | 'refresh';
type Keys = Record<TokenKind, CryptoKey>;
type Secret = Uint8Array<ArrayBuffer>;
type Secrets = Record<TokenKind, Secret>;

/** A secret of this app alone, drawn when it starts; a page that is loaded again knows no older token. */
function drawSecret(random: () => number): Secret {
  return Uint8Array.from({ length: secretBytes }, () =>
    randomInteger(random, { min: 0, max: 255 }),
  );
}

function keyOf(secret: Secret): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', secret, hmac, false, ['sign', 'verify']);
}

export interface Tokens {
  sign(kind: TokenKind, userId: number): Promise<string>;
  /** The user of a refresh token that still serves, undefined otherwise. */
  refreshedUser(token: string): Promise<number | undefined>;
}

function createTokens({ clock }: SampleTools, keys: Keys): Tokens {
  return {
    sign: (kind, userId) => {
      const issued = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ id: userId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + jwtLifetimeSeconds)
        .sign(keys[kind]);
    },
    refreshedUser: async (token) => {
      const options = { algorithms: [algorithm], currentDate: clock() };
      try {
        const { id } = (await jwtVerify<{ id?: unknown }>(token, keys.refresh, options)).payload;
        return typeof id === 'number' ? id : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function startTokens(tools: SampleTools, secrets: Secrets): Promise<Tokens> {
  const [access, refresh] = await Promise.all([keyOf(secrets.access), keyOf(secrets.refresh)]);
  return createTokens(tools, { access, refresh });
}

/** Drawn once an app, which lives as long as the tools that it was given. */
const secretsOf = new WeakMap<SampleTools, Secrets>();

/**
 * The tokens of an app. Fails where the browser has no cryptography, as in pages that did not come
 * over https.
 */
export function tokensOf(tools: SampleTools): Promise<Tokens> {
  const known = secretsOf.get(tools);
  const secrets = known ?? { access: drawSecret(tools.random), refresh: drawSecret(tools.random) };
  if (known === undefined) secretsOf.set(tools, secrets);
  return startTokens(tools, secrets);
}

import { createMessage, type Message } from '@pliego/contract/message';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';
import { targetAddress } from '#server/areas/webhooks/target-address.ts';
import { providerFetch, providerSeconds, pageOfProvider } from './provider-fetch.ts';

/** What may be reached of identity providers. */
export interface ProviderReach {
  /** Whether those of private networks and of this machine may be used, and over http. */
  readonly allowsPrivate: boolean;
}

/** An identity provider of a company, with its secret opened. */
export interface Provider {
  issuer: string;
  clientId: string;
  secret: string;
}

interface Around {
  reach: ProviderReach;
  now: () => Date;
}

const needs = {
  response_types_supported: 'code',
  code_challenge_methods_supported: 'S256',
} as const;

/** Whether it offers what is needed; of what it does not mention the standard's default is meant. */
function offers(server: oidc.ServerMetadata): boolean {
  const hasAddresses = [
    server.authorization_endpoint,
    server.token_endpoint,
    server.jwks_uri,
  ].every((address) => address !== undefined);
  const algorithms = server.id_token_signing_alg_values_supported;
  const hasSignatures = algorithms === undefined || algorithms.some((name) => isAsymmetric(name));
  return (
    hasAddresses &&
    hasSignatures &&
    Object.entries(needs).every(([name, value]) => {
      const said = server[name];
      return !Array.isArray(said) || said.includes(value);
    })
  );
}

/** Signatures by keys that the provider publishes: not by the shared secret, and not none. */
const isAsymmetric = (name: unknown) => typeof name === 'string' && /^(?:RS|PS|ES|Ed)/.test(name);

/** How the secret is shown: as the provider says, and as the standard does where it says nothing. */
function authenticationOf(server: oidc.ServerMetadata, secret: string): oidc.ClientAuth {
  const said = server.token_endpoint_auth_methods_supported;
  const isByPost = said?.includes('client_secret_post') === true;
  const isByHeader = said === undefined || said.includes('client_secret_basic');
  return isByPost && !isByHeader ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}

/** The issuer in a document is another than the one that was written. */
class OtherIssuer extends Error {
  readonly issuer: string;

  constructor(issuer: string) {
    super('The document is of another issuer');
    this.issuer = issuer;
  }
}

class LacksSomething extends Error {}

/** Reads what a provider says of itself, and prepares what talks to it. */
export async function openProvider({ issuer, clientId, secret }: Provider, { reach, now }: Around) {
  const { allowsPrivate } = reach;
  const address = targetAddress(issuer, allowsPrivate);
  const extensions = allowsPrivate ? [oidc.allowInsecureRequests] : [];
  const fetch = providerFetch(allowsPrivate);
  const found = await oidc.discovery(address, clientId, undefined, oidc.None(), {
    [oidc.customFetch]: fetch,
    timeout: providerSeconds,
    execute: extensions,
  });
  const server = found.serverMetadata();
  // The library lets providers for many organizations name another one; here it is that of one company.
  if (new URL(server.issuer).href !== address.href) throw new OtherIssuer(server.issuer);
  if (!offers(server)) throw new LacksSomething('The provider lacks something');
  const metadata: Partial<oidc.ClientMetadata> = {
    client_secret: secret,
    [oidc.clockSkew]: Math.round((now().getTime() - Date.now()) / 1_000),
    [oidc.clockTolerance]: 60,
  };
  const auth = authenticationOf(server, secret);
  const config = new oidc.Configuration({ ...server }, clientId, metadata, auth);
  config[oidc.customFetch] = fetch;
  config.timeout = providerSeconds;
  if (allowsPrivate) oidc.allowInsecureRequests(config);
  // Signatures are checked also where the connection to the provider vouches for its answer.
  oidc.enableNonRepudiationChecks(config);
  return config;
}

/** What a sign-in keeps to itself until the browser is back. */
export interface Proof {
  nonce: string;
  verifier: string;
}

export interface Departure {
  state: string;
  proof: Proof;
  url: string;
}

/** Where the browser is sent to, and what has to come back with it. */
export async function departure(
  provider: Provider,
  { email, back }: { email: string; back: string },
  around: Around,
): Promise<Departure> {
  const config = await openProvider(provider, around);
  const state = oidc.randomState();
  const proof = { nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: back,
    scope: 'openid email profile',
    state,
    nonce: proof.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return { state, proof, url: pageOfProvider(url, around.reach.allowsPrivate) };
}

/** Who came back, as their provider says. */
export interface Identity {
  email: string | null;
  isVerified: boolean;
  name: string | null;
}

const textIn = (claims: Record<string, unknown>, name: string): string | null => {
  const said = claims[name];
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : null;
};

/** Changes the code for who it is of, with everything about the answer checked. */
export async function identityOf(
  provider: Provider,
  { url, state, proof }: { url: URL; state: string; proof: Proof },
  around: Around,
): Promise<Identity> {
  const config = await openProvider(provider, around);
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: proof.verifier,
    expectedNonce: proof.nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new TypeError('There is no identity in the answer');
  const isEnough = textIn(claims, 'email') !== null && claims['email_verified'] !== undefined;
  // Some providers tell the address only there.
  const more =
    isEnough || config.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  // What is signed wins. Address and word on it are of one source, so that one does not vouch for the other's.
  const source: Record<string, unknown> = isEnough ? claims : { ...claims, ...more };
  const verified = source['email_verified'];
  return {
    email: textIn(source, 'email')?.toLowerCase() ?? null,
    isVerified: verified === true || verified === 'true',
    name: textIn(source, 'name'),
  };
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && chain.length < 6;) {
    chain.push(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return chain;
}

/** Codes of the library for answers that came, and are none of a provider. */
const notConform = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What is wrong with a provider, for who sets it up. Nothing of its answer is repeated but the issuer. */
export function faultOf(error: unknown, issuer: string): Message {
  const chain = causes(error);
  for (const cause of chain) {
    if (cause instanceof SourceFailure) return cause.reasons[0];
    if (cause instanceof OtherIssuer) {
      return createMessage('proveedor-otro-emisor', { emisor: cause.issuer.slice(0, 300) });
    }
    if (cause instanceof LacksSomething) return createMessage('proveedor-incompleto');
  }
  const servidor = URL.canParse(issuer) ? new URL(issuer).host : issuer;
  if (chain.some((cause) => codeOf(cause) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) {
    const said = chain.find(
      (cause) => typeof cause === 'object' && cause !== null && 'body' in cause,
    );
    return otherIssuer(said) ?? createMessage('proveedor-sin-documento', { servidor });
  }
  const isNone = (cause: unknown) =>
    notConform.has(codeOf(cause)) || codeOf(cause) === 'OAUTH_INVALID_RESPONSE';
  return chain.some(isNone)
    ? createMessage('proveedor-sin-documento', { servidor })
    : createMessage('proveedor-no-responde', { servidor });
}

function otherIssuer(said: unknown): Message | null {
  if (typeof said !== 'object' || said === null || !('body' in said)) return null;
  const { body } = said;
  if (typeof body !== 'object' || body === null || !('issuer' in body)) return null;
  return createMessage('proveedor-otro-emisor', { emisor: String(body.issuer).slice(0, 300) });
}

/** Whether it was the answer that was wrong, or the way to the provider. */
export function isOutage(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      cause instanceof SourceFailure ||
      cause instanceof OtherIssuer ||
      cause instanceof LacksSomething ||
      notConform.has(codeOf(cause)) ||
      ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(codeOf(cause)) ||
      /^(?:E[A-Z]+|ABORT_ERR)$/.test(codeOf(cause)),
  );
}

/** Tries a provider as far as that goes without a person; what is wrong with it, or null. */
export async function faultIn(
  provider: Provider,
  back: string,
  around: Around,
): Promise<Message | null> {
  try {
    const config = await openProvider(provider, around);
    if (!(await publishesKeys(config, around.reach))) {
      return createMessage('proveedor-sin-claves');
    }
    return await clientFault(config, back);
  } catch (error) {
    return faultOf(error, provider.issuer);
  }
}

const KeySet = z.object({ keys: z.array(z.unknown()).check(z.minLength(1)) });

async function publishesKeys(config: oidc.Configuration, reach: ProviderReach): Promise<boolean> {
  const address = config.serverMetadata().jwks_uri ?? '';
  const init = { method: 'GET', headers: { accept: 'application/json' }, body: null };
  const answer = await providerFetch(reach.allowsPrivate)(address, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(providerSeconds * 1_000),
  });
  if (answer.status !== 200) return false;
  const text = await answer.text();
  try {
    return z.safeParse(KeySet, JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Asks for the tokens of a code that is none: a provider says first if it does not know the client. */
async function clientFault(config: oidc.Configuration, back: string): Promise<Message | null> {
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', {
      code: 'prueba',
      redirect_uri: back,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
    return null;
  } catch (error) {
    const refusal = causes(error).find(
      (cause) =>
        cause instanceof oidc.ResponseBodyError ||
        cause instanceof oidc.WWWAuthenticateChallengeError,
    );
    if (refusal === undefined) throw error;
    if (refusal instanceof oidc.WWWAuthenticateChallengeError) {
      return createMessage('proveedor-cliente-rechazado');
    }
    const isClient = ['invalid_client', 'unauthorized_client'].includes(refusal.error);
    return isClient ? createMessage('proveedor-cliente-rechazado') : null;
  }
}

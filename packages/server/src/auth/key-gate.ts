import { abilityOf } from '@pliego/contract/abilities';
import { callsPerMinute } from '@pliego/contract/areas/keys';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import {
  type KeyScope,
  normalScopes,
  rulesWithin,
  scopeOf as scopeOfEndpoint,
} from '@pliego/contract/rules/key-scopes';
import type { Gate } from '@pliego/http/implement';
import type { Database } from '#server/db/database.ts';
import { apiKeyOf } from './api-key.ts';
import { countCall, minuteOf } from './api-key-commands.ts';
import { keyByHash } from './api-key-queries.ts';
import { type Caller, callerOf, scopeOf } from './caller.ts';
import { KnownCallers } from './known-callers.ts';
import { ProblemWithHeaders } from './problem-with-headers.ts';
import { hashToken } from './session-token.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  addressOf: (request: Request) => string;
  /** Receives the headers that every answer to a call with a key has. */
  answerHeaders: WeakMap<Request, Headers>;
}

/** What the caller may still do in this minute, as draft-ietf-httpapi-ratelimit-headers states it. */
function limitHeaders(left: number, seconds: number): Headers {
  return new Headers({
    'ratelimit-policy': `"minuto";q=${callsPerMinute};w=60`,
    ratelimit: `"minuto";r=${left};t=${seconds}`,
  });
}

export interface KeyGate extends Gate<Caller> {
  /** What the key of a request may do; throws where there is none that works. No call is counted for it. */
  scopesOf: (request: Request) => Promise<readonly KeyScope[]>;
}

/**
 * Identifies callers by a key of the API, and leaves all others to the gate of sessions. A key acts as its owner, with the
 * role they have at that moment, within its scopes; it opens what the contract gives a scope to, and nothing else.
 */
export function withKeys(
  gate: Gate<Caller>,
  { database, now, addressOf, answerHeaders }: Dependencies,
): KeyGate {
  const known = new KnownCallers();

  async function holderOf(keyHash: string): Promise<Caller> {
    const before = database.accountState();
    const found = before === null ? undefined : known.find(keyHash, before, now());
    if (found !== undefined) return found;
    const key = await database.lookUp('system', (tx) => keyByHash(tx, keyHash, now()));
    if (key === undefined) {
      // One answer for what never was, has expired or was revoked: a stranger learns nothing of it.
      const headers = new Headers({ 'www-authenticate': 'Bearer error="invalid_token"' });
      throw new ProblemWithHeaders('sin-sesion', createMessage('clave-no-sirve'), headers);
    }
    const { id, userId, companyId, role, expiresAt } = key;
    const scopes = normalScopes(key.scopes);
    const rules = rulesWithin(abilityOf(role, userId), scopes);
    const caller = { ...callerOf(userId, companyId, role, rules), key: { id, scopes } };
    if (before !== null && before === database.accountState()) {
      known.keep(keyHash, before, { caller, until: expiresAt });
    }
    return caller;
  }

  async function count(caller: Caller, keyId: number, request: Request): Promise<void> {
    const at = now();
    const use = { keyId, companyId: caller.companyId, now: at, address: addressOf(request) };
    const calls = await database.transaction(scopeOf(caller), (tx) => countCall(tx, use));
    const seconds = Math.max(
      1,
      Math.ceil((minuteOf(at).getTime() + 60_000 - at.getTime()) / 1_000),
    );
    answerHeaders.set(request, limitHeaders(Math.max(0, callsPerMinute - calls), seconds));
    if (calls <= callsPerMinute) return;
    throw new ProblemWithHeaders(
      'cuota-superada',
      createMessage('limite-de-la-clave', { max: callsPerMinute, count: seconds }),
      new Headers({ 'retry-after': String(seconds) }),
    );
  }

  async function callerWith(
    key: string,
    request: Request,
    definition: EndpointDefinition | undefined,
  ): Promise<Caller> {
    const caller = await holderOf(hashToken(key));
    if (caller.key !== undefined) await count(caller, caller.key.id, request);
    const scope = definition === undefined ? null : scopeOfEndpoint(definition);
    if (scope === null) throw new ProblemError('sin-permiso', createMessage('solo-con-sesion'));
    if (caller.key?.scopes.includes(scope) === true) return caller;
    throw new ProblemError('sin-permiso', createMessage('clave-sin-alcance', { alcance: scope }));
  }

  return {
    ...gate,
    scopesOf: async (request) =>
      (await holderOf(hashToken(apiKeyOf(request) ?? ''))).key?.scopes ?? [],
    identify: async (request, definition) => {
      const key = apiKeyOf(request);
      if (key === undefined) return gate.identify(request, definition);
      // What anybody may call is answered to a key as to anybody.
      if (definition?.access === 'public') return null;
      return callerWith(key, request, definition);
    },
  };
}

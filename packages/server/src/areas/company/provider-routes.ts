import { organizationReturn } from '@pliego/contract/areas/account-organization';
import type { identityProviderEndpoints } from '@pliego/contract/areas/identity-provider';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { writtenAddress } from '#server/areas/webhooks/target-address.ts';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import { faultIn, type ProviderReach } from '#server/auth/identity-provider.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Database } from '#server/db/database.ts';
import { lacksSecret, needsSecret, removeProvider, setProvider } from './provider-commands.ts';
import {
  openedProvider,
  presentProvider,
  providerOf,
  type ProviderRow,
} from './provider-queries.ts';

export interface ProviderDependencies {
  database: Database;
  now: () => Date;
  secrets: SecretBox;
  providers: ProviderReach;
  baseUrl: () => string;
  addressOf: (request: Request) => string;
}

/** How a company sets up its identity provider. */
export function providerHandlers({
  database,
  now,
  secrets,
  providers,
  baseUrl,
  addressOf,
}: ProviderDependencies): Handlers<typeof identityProviderEndpoints, Caller> {
  const back = () => `${baseUrl()}${organizationReturn}`;
  const present = (row: ProviderRow | undefined) => presentProvider(row, back());
  const changeBy = (caller: Caller, request: Request) => ({
    caller,
    tokenHash: hashToken(sessionTokenOf(request) ?? ''),
    now: now(),
  });
  const held = (companyId: number) => database.read('system', (tx) => providerOf(tx, companyId));

  return {
    identityProvider: async (_, { caller }) => present(await held(caller.companyId)),

    setIdentityProvider: async ({ body, ifVersion }, { caller, request }) => {
      writtenAddress(body.emisor, providers.allowsPrivate, 'emisor');
      const change = { ...changeBy(caller, request), ifVersion, present };
      const row = await database.transaction('system', (tx) =>
        setProvider(tx, secrets, change, body),
      );
      return present(row);
    },

    tryIdentityProvider: async ({ body }, { caller, request }) => {
      const { companyId } = caller;
      writtenAddress(body.emisor, providers.allowsPrivate, 'emisor');
      const stored = await held(companyId);
      if (needsSecret(stored, body)) throw lacksSecret();
      const opened = stored === undefined ? null : openedProvider(secrets, stored);
      const secret = body.secreto ?? opened?.secret;
      if (secret === undefined) {
        const reason = createMessage('proveedor-secreto-ilegible');
        throw fieldProblem('datos-invalidos', 'secreto', reason);
      }
      const account = String(companyId);
      await countTry(database, { what: 'provider', account, address: addressOf(request) }, now());
      const given = { issuer: body.emisor, clientId: body.idCliente, secret };
      return { falla: await faultIn(given, back(), { reach: providers, now }) };
    },

    removeIdentityProvider: async (_, { caller, request }) => {
      const change = changeBy(caller, request);
      await database.transaction('system', (tx) => removeProvider(tx, change));
      return present(undefined);
    },
  };
}

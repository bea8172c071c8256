import type { identityProviderEndpoints } from '@pliego/contract/areas/identity-provider';
import type { signInRuleEndpoints } from '@pliego/contract/areas/sign-in-rules';
import { type companyEndpoints, logoTypes, maxLogoBytes } from '@pliego/contract/areas/company';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { receiveBytes } from '#server/areas/attachments/receive-bytes.ts';
import { contentTypeOf } from '#server/areas/attachments/sniff-type.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import { hashToken } from '#server/auth/session-token.ts';
import { removeLogo, setLogo, updateCompany } from './commands.ts';
import { type ProviderDependencies, providerHandlers } from './provider-routes.ts';
import { companyOf, logoOf } from './queries.ts';
import { setSignInRules } from './sign-in-commands.ts';
import { storedSignInRules } from './sign-in-queries.ts';

async function receiveLogo(request: Request) {
  const bytes = await receiveBytes(request, {
    max: maxLogoBytes,
    tooLarge: createMessage('logo-grande', { megas: maxLogoBytes / 1024 ** 2 }),
  });
  const found = await contentTypeOf(bytes);
  const mediaType = logoTypes.find((type) => type === found);
  if (mediaType === undefined) {
    throw fieldProblem('datos-invalidos', 'logo', createMessage('logo-de-otro-tipo'));
  }
  return { mediaType, bytes };
}

export function companyHandlers(
  dependencies: ProviderDependencies,
): Handlers<
  typeof companyEndpoints & typeof signInRuleEndpoints & typeof identityProviderEndpoints,
  Caller
> {
  const { database, now } = dependencies;
  return {
    ...providerHandlers(dependencies),
    get: (_, { caller }) => database.read(scopeOf(caller), (tx) => companyOf(tx, caller.companyId)),
    update: ({ body, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        updateCompany(tx, { caller, ifVersion, now: now() }, body),
      ),
    setLogo: async (_, { caller, request }) => {
      const logo = await receiveLogo(request);
      return database.transaction(scopeOf(caller), (tx) =>
        setLogo(tx, { caller, now: now() }, logo),
      );
    },
    logo: async (_, { caller, headers }) => {
      const logo = await database.read(scopeOf(caller), (tx) => logoOf(tx, caller.companyId));
      if (logo === undefined) throw new ProblemError('no-encontrado', createMessage('sin-logo'));
      const { content, sha256 } = logo;
      headers.set('content-disposition', 'attachment; filename="logo"');
      headers.set('cache-control', 'private, no-cache');
      headers.set('etag', `"${sha256}"`);
      return content;
    },
    removeLogo: (_, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeLogo(tx, { caller, now: now() })),
    signInRules: (_, { caller }) =>
      database.read('system', (tx) => storedSignInRules(tx, caller.companyId)),
    setSignInRules: ({ body, ifVersion }, { caller, request }) => {
      const tokenHash = hashToken(sessionTokenOf(request) ?? '');
      return database.transaction('system', (tx) =>
        setSignInRules(tx, { caller, tokenHash, ifVersion, now: now() }, body),
      );
    },
  };
}

import {
  type organizationEndpoints,
  organizationReturn,
} from '@pliego/contract/areas/account-organization';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { recordAudit } from '#server/areas/audit/commands.ts';
import {
  openedProvider,
  providerOf,
  type ProviderRow,
} from '#server/areas/company/provider-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import {
  clearOrganizationCookie,
  organizationTokenOf,
  setOrganizationCookie,
} from '#server/auth/cookies.ts';
import { departure, identityOf, isOutage, type Proof } from '#server/auth/identity-provider.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import { countTry } from './attempt-commands.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type Browser, browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import { forgiveDeparture, keepDeparture, takeDeparture } from './organization-commands.ts';
import {
  nobodysPassword,
  OrganizationRefusal,
  verifiedEmail,
  whoEnters,
} from './organization-entry.ts';
import { companyByProvider } from './organization-queries.ts';
import { knownPlaceOfEmail } from './place-queries.ts';
import { sessionIn } from './present-session.ts';

const over = () => new ProblemError('enlace-invalido', createMessage('organizacion-vencida'));

const silent = () => new ProblemError('no-disponible', createMessage('organizacion-no-responde'));

const noAnswer = () => new OrganizationRefusal('no-responde', silent());

const notProved = () =>
  new OrganizationRefusal(
    'rechazada',
    new ProblemError('sin-permiso', createMessage('organizacion-rechazada')),
  );

const cancelled = () =>
  new OrganizationRefusal(
    'cancelada',
    new ProblemError('sin-permiso', createMessage('organizacion-cancelada')),
  );

const backOf = ({ baseUrl }: AuthDependencies) => `${baseUrl()}${organizationReturn}`;

const aroundOf = ({ providers, now }: AuthDependencies) => ({ reach: providers, now });

/** Writes down why somebody did not get in: who that was is not known. */
function recordFailure(
  { database, now }: AuthDependencies,
  companyId: number,
  motivo: string,
  from: Browser,
): Promise<void> {
  return database.transaction('system', (tx) =>
    recordAudit(
      tx,
      { companyId, userId: null, from, now: now() },
      { action: 'ingreso-con-organizacion-fallido', details: { motivo } },
    ),
  );
}

interface Answered {
  answer: URLSearchParams;
  proof: Proof;
}

/** Who the provider says came back. What it answered is repeated nowhere: it may quote the code or the secret. */
async function identityBy(
  dependencies: AuthDependencies,
  row: ProviderRow,
  { answer, proof }: Answered,
) {
  if (answer.has('error')) throw cancelled();
  const provider = openedProvider(dependencies.secrets, row);
  if (provider === null) throw noAnswer();
  const url = new URL(`${backOf(dependencies)}?${answer.toString()}`);
  const state = answer.get('state') ?? '';
  try {
    return await identityOf(provider, { url, state, proof }, aroundOf(dependencies));
  } catch (error) {
    throw isOutage(error) ? noAnswer() : notProved();
  }
}

/** Uses up what the browser began; refuses what is not its own, or no more. */
async function takeBegun(
  { database, secrets, now }: AuthDependencies,
  answer: URLSearchParams,
  request: Request,
) {
  const state = answer.get('state') ?? '';
  const browser = organizationTokenOf(request) ?? '';
  const { taken, row } = await database.transaction('system', async (tx) => {
    const begun = await takeDeparture(tx, secrets, { state, browser }, now());
    const held = begun === undefined ? undefined : await providerOf(tx, begun.companyId);
    return { taken: begun, row: held };
  });
  if (taken === undefined || row === undefined) throw over();
  return { ...taken, row };
}

async function enterBy(
  dependencies: AuthDependencies,
  row: ProviderRow,
  answered: Answered & { attemptIds: number[] },
  browser: Browser,
) {
  const { database, now, sample } = dependencies;
  const identity = await identityBy(dependencies, row, answered);
  const email = verifiedEmail(identity);
  const passwordHash = await nobodysPassword();
  const { companyId } = row;
  return database.transaction('system', async (tx) => {
    const held = await providerOf(tx, companyId);
    // Another provider was set up meanwhile: the word of this one counts no more.
    if (held?.version !== row.version) throw over();
    const who = { companyId, email, name: identity.name, passwordHash };
    const { act, ...place } = await whoEnters(tx, who, now());
    await forgiveDeparture(tx, answered.attemptIds);
    const entry = { ...place, act, action: 'ingreso-con-organizacion' } as const;
    const proof = { method: 'organizacion', providerCompanyId: companyId } as const;
    const token = await enter(tx, { ...entry, ...proof }, browser, now());
    const missing = await missingIn(tx, token, now());
    return { token, session: await sessionIn(tx, { ...place, missing }, sample) };
  });
}

/** Signing in through the identity provider of a company. */
export function organizationHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof organizationEndpoints, Caller> {
  const { database, now, secrets } = dependencies;
  return {
    startOrganization: async ({ body: { email, empresa } }, { request, headers }) => {
      const browser = browserOf(request, dependencies);
      const { address } = browser;
      const place = await database.read('system', (tx) =>
        knownPlaceOfEmail(tx, email, browser, now()),
      );
      const tried = { what: 'organization', account: email, address, place } as const;
      const attempt = await countTry(database, tried, now());
      const row = await database.read('system', async (tx) => {
        const companyId = await companyByProvider(tx, { email, named: empresa }, now());
        return companyId === undefined ? undefined : providerOf(tx, companyId);
      });
      if (row === undefined) {
        throw new ProblemError('no-encontrado', createMessage('organizacion-sin-proveedor'));
      }
      const provider = openedProvider(secrets, row);
      const { companyId } = row;
      const left =
        provider === null
          ? null
          : await departure(
              provider,
              { email, back: backOf(dependencies) },
              aroundOf(dependencies),
            ).catch(() => null);
      if (left === null) {
        await recordFailure(dependencies, companyId, 'no-responde', browser);
        throw silent();
      }
      const kept = { ...left, companyId, attemptIds: attempt.ids };
      const token = await database.transaction('system', (tx) =>
        keepDeparture(tx, secrets, kept, now()),
      );
      setOrganizationCookie(headers, request, token);
      return { url: left.url };
    },

    finishOrganization: async ({ body: { respuesta } }, { request, headers }) => {
      const answer = new URLSearchParams(respuesta);
      const { row, ...begun } = await takeBegun(dependencies, answer, request);
      const browser = browserOf(request, dependencies);
      try {
        const { token, session } = await enterBy(dependencies, row, { answer, ...begun }, browser);
        clearOrganizationCookie(headers, request);
        setEntryCookies(headers, request, { browser, token, companyId: row.companyId });
        return session;
      } catch (error) {
        if (!(error instanceof OrganizationRefusal)) throw error;
        await recordFailure(dependencies, row.companyId, error.motive, browser);
        throw error.problem;
      }
    },
  };
}

import {
  type Passkey,
  type PasskeyCreation,
  type passkeyEndpoints,
  passkeyCount,
} from '@pliego/contract/areas/account-passkeys';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import {
  challengeIn,
  checkedRegistration,
  knownTransports,
  passkeyAlgorithms,
  userHandle,
} from '#server/auth/passkey-checks.ts';
import { type PasskeySite, passkeySite } from '#server/auth/passkey-site.ts';
import { messageOf } from '#server/mail/letter.ts';
import { passkeyAdded, passkeyRemoved } from '#server/mail/letters.ts';
import type { Tx } from '#server/db/database.ts';
import { recordInAll } from './audit-commands.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import {
  addPasskey,
  newPasskeyChallenge,
  passkeyChallengeMs,
  removePasskey,
  takePasskeyChallenge,
} from './passkey-commands.ts';
import { forgetPasskey, proveByPasskey } from './commands.ts';
import { passkeyCountOf, passkeysOfUser } from './passkey-queries.ts';
import { provePassword } from './prove-password.ts';
import { userById } from './queries.ts';

type Row = Awaited<ReturnType<typeof passkeysOfUser>>[number];

const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: Row): Passkey => ({
  id,
  nombre: name,
  creada: createdAt.toISOString(),
  ultimoUso: lastUsedAt?.toISOString() ?? null,
  sincronizada: isSynced,
});

const notMade = () => new ProblemError('codigo-invalido', createMessage('llave-no-creada'));

const refuseMany = (known: number) => {
  if (known < passkeyCount) return;
  throw new ProblemError('ya-existe', createMessage('muchas-llaves', { max: passkeyCount }));
};

/** What the browser is asked to make. */
function presentCreation(
  { id, email, fullName }: NonNullable<Awaited<ReturnType<typeof userById>>>,
  { site, challenge, known }: { site: PasskeySite; challenge: string; known: Row[] },
): PasskeyCreation {
  const type = 'public-key';
  return {
    challenge,
    rp: { id: site.id, name: 'Pliego' },
    user: { id: userHandle(site, id), name: email, displayName: fullName },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type })),
    timeout: passkeyChallengeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Writes down a change of somebody's passkeys, at the end of its transaction. */
function record(
  tx: Tx,
  by: Parameters<typeof recordInAll>[1],
  action: 'llave-de-acceso-agregada' | 'llave-de-acceso-quitada',
  { id, name }: { id: number; name: string },
): Promise<void> {
  return recordInAll(tx, by, { action, subject: { kind: 'llave-de-acceso', id, name } });
}

/** The passkeys of an account: what they are, one more, one less. */
export function passkeyHandlers(
  dependencies: AuthDependencies,
): Omit<Handlers<typeof passkeyEndpoints, Caller>, 'passkeyRequest' | 'passkeySignIn'> {
  const { database, now, mail, baseUrl } = dependencies;

  const tell = (letter: typeof passkeyAdded, to: string, name: string) =>
    mail.post(messageOf(letter(to, name, { base: baseUrl(), at: now() }), now()));

  return {
    passkeys: async (_, { caller: { userId } }) => {
      const rows = await database.read('system', (tx) => passkeysOfUser(tx, userId));
      return { datos: rows.map(presentPasskey) };
    },

    passkeyCreation: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      const site = passkeySite(baseUrl(), request);
      const { known, challenge } = await database.transaction('system', async (tx) => {
        const rows = await passkeysOfUser(tx, user.id);
        refuseMany(rows.length);
        const asked = { userId: user.id, attemptId: null };
        return { known: rows, challenge: await newPasskeyChallenge(tx, asked, now()) };
      });
      return presentCreation(user, { site, challenge, known });
    },

    addPasskey: async ({ body: { nombre, llave } }, { caller, request }) => {
      const { userId } = caller;
      const challenge = challengeIn(llave.response.clientDataJSON) ?? '';
      const taken = await database.transaction('system', (tx) =>
        takePasskeyChallenge(tx, challenge, { userId, now: now() }),
      );
      if (taken === undefined) throw notMade();
      const site = passkeySite(baseUrl(), request);
      const made = await checkedRegistration(llave, { site, challenge });
      if (made === null) throw notMade();
      const transports = knownTransports(llave.response.transports);
      const { added, email } = await database.transaction('system', async (tx) => {
        const user = await userById(tx, userId);
        refuseMany(await passkeyCountOf(tx, userId));
        const row = await addPasskey(tx, userId, { ...made, name: nombre, transports }, now());
        if (row !== undefined) {
          // The person was verified in this very browser, after the password.
          await proveByPasskey(tx, sessionTokenOf(request) ?? '', row.id);
          await record(tx, { ...caller, now: now() }, 'llave-de-acceso-agregada', row);
        }
        return { added: row, email: user?.email ?? '' };
      });
      if (added === undefined) {
        throw new ProblemError('ya-existe', createMessage('llave-repetida'));
      }
      tell(passkeyAdded, email, nombre);
      return presentPasskey(added);
    },

    removePasskey: async ({ params: { id }, body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      const name = await database.transaction('system', async (tx) => {
        const removed = await removePasskey(tx, { userId: user.id, id });
        const by = { ...caller, now: now() };
        if (removed !== undefined) {
          const token = sessionTokenOf(request) ?? '';
          await forgetPasskey(tx, { userId: user.id, passkeyId: id, token });
          await record(tx, by, 'llave-de-acceso-quitada', { id, name: removed });
        }
        return removed;
      });
      if (name === undefined) {
        throw new ProblemError('no-encontrado', createMessage('llave-desconocida'));
      }
      tell(passkeyRemoved, user.email, name);
      return { id };
    },
  };
}

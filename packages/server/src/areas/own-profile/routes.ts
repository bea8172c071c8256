import {
  maxPictureBytes,
  type ownProfileEndpoints,
  pictureTypes,
} from '@pliego/contract/areas/own-profile';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { receiveBytes } from '#server/areas/attachments/receive-bytes.ts';
import { contentTypeOf } from '#server/areas/attachments/sniff-type.ts';
import type { AuthDependencies } from '#server/areas/auth/auth-dependencies.ts';
import { refuseLink } from '#server/areas/auth/link-routes.ts';
import { provePassword } from '#server/areas/auth/prove-password.ts';
import { closeAccount } from '#server/areas/privacy/erase-person-commands.ts';
import { maskedEmail } from '#server/auth/account-token.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { originOf } from '#server/auth/origin.ts';
import type { Tx } from '#server/db/database.ts';
import { messageOf } from '#server/mail/letter.ts';
import { accountRemoved, addressChanged, confirmNewAddress } from '#server/mail/letters.ts';
import {
  askForAddress,
  confirmAddress,
  leaveEverything,
  removePicture,
  setPicture,
  updateProfile,
} from './commands.ts';
import { colleagueOf, ownProfileOf, pictureOf, workLeftOf } from './queries.ts';

async function receivePicture(request: Request): Promise<Uint8Array> {
  const bytes = await receiveBytes(request, {
    max: maxPictureBytes,
    tooLarge: createMessage('logo-grande', { megas: maxPictureBytes / 1024 ** 2 }),
  });
  const found = await contentTypeOf(bytes);
  if (pictureTypes.some((type) => type === found)) return bytes;
  throw fieldProblem('datos-invalidos', 'foto', createMessage('foto-de-otro-tipo'));
}

/** Changing the address that one enters with. */
function addressHandlers(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof ownProfileEndpoints, Caller>, 'askEmail' | 'confirmEmail'> {
  const { database, now, mail, baseUrl, addressOf } = dependencies;
  return {
    askEmail: async ({ body: { email, password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      await provePassword(dependencies, caller, request, proof);
      const at = now();
      const token = await database.transaction('system', async (tx) => {
        return askForAddress(tx, caller.userId, email, at);
      });
      if (token !== null) {
        mail.post(messageOf(confirmNewAddress(email, `${baseUrl()}/nuevo-correo/${token}`), at));
      }
      return { ok: true };
    },

    confirmEmail: async ({ body: { token } }, { request }) => {
      const at = now();
      const from = originOf(request, addressOf);
      const changed = await database.transaction('system', (tx) =>
        confirmAddress(tx, token, { now: at, from }),
      );
      if (changed === undefined) return refuseLink(dependencies, request);
      const occasion = { base: baseUrl(), at };
      const letter = addressChanged(changed.before, maskedEmail(changed.email), occasion);
      mail.post(messageOf(letter, at));
      return { email: changed.email };
    },
  };
}

/** What people say of themselves, the address they enter with, and the end of an account. */
export function ownProfileHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof ownProfileEndpoints, Caller> {
  const { database, now, mail } = dependencies;
  const change = ({ userId }: Caller, work: (tx: Tx) => Promise<void>) =>
    database.transaction('system', async (tx) => {
      await work(tx);
      return ownProfileOf(tx, userId, now());
    });

  return {
    get: (_, { caller }) => database.read('system', (tx) => ownProfileOf(tx, caller.userId, now())),

    update: ({ body }, { caller }) =>
      change(caller, (tx) => updateProfile(tx, caller.userId, body)),

    setPicture: async (_, { caller, request }) => {
      const picture = await receivePicture(request);
      return change(caller, (tx) => setPicture(tx, caller.userId, picture));
    },

    removePicture: (_, { caller }) => change(caller, (tx) => removePicture(tx, caller.userId)),

    ...addressHandlers(dependencies),

    person: async ({ params: { id } }, { caller }) => {
      const found = await database.read(scopeOf(caller), (tx) => colleagueOf(tx, caller, id));
      if (found !== undefined) return found;
      throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
    },

    picture: async ({ params: { id } }, { caller, headers }) => {
      const found = await database.read(scopeOf(caller), (tx) => pictureOf(tx, id));
      if (found === undefined) throw new ProblemError('no-encontrado', createMessage('sin-foto'));
      headers.set('content-disposition', 'attachment; filename="foto"');
      headers.set('cache-control', 'private, no-cache');
      headers.set('etag', `"${found.hash}"`);
      return found.content;
    },

    previewRemoval: (_, { caller }) => workLeftOf(database, caller.userId),

    removeAccount: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      await database.transaction('system', async (tx) => {
        await leaveEverything(tx, caller, now());
      });
      await database.ownerTransaction('change', (query) => closeAccount(query, user.id));
      mail.post(messageOf(accountRemoved(user.email), now()));
      return { ok: true };
    },
  };
}

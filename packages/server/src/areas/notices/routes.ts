import type { noticeEndpoints } from '@pliego/contract/areas/notices';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database } from '#server/db/database.ts';
import { markRead } from './commands.ts';
import { noticesOf, unreadOf } from './queries.ts';
import { addressIfMember } from './recipient-queries.ts';
import { changeSettings, unsubscribe } from './setting-commands.ts';
import { presentSettings, storedSettings } from './setting-queries.ts';
import { askPage, brokenPage, donePage } from './unsubscribe-page.ts';
import { confirmPath, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  secrets: SecretBox;
}

export function noticeHandlers({
  database,
  now,
  secrets,
}: Dependencies): Handlers<typeof noticeEndpoints, Caller> {
  /** Ends what a token says; null where it is broken, or of somebody who left the company. */
  async function end(token: string) {
    const read = readUnsubscribeToken(secrets, token);
    if (read === null) return null;
    const { person, tipo } = read;
    const correo = await database.transaction(person, async (tx) => {
      const address = await addressIfMember(tx, person);
      if (address !== null) await unsubscribe(tx, person, tipo);
      return address;
    });
    return correo === null ? null : { tipo, correo };
  }

  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        ...(await noticesOf(tx, caller, query)),
        sinLeer: await unreadOf(tx, caller),
      })),

    markRead: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await markRead(tx, caller, body, now());
        return { sinLeer: await unreadOf(tx, caller) };
      }),

    settings: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        presentSettings(await storedSettings(tx, caller)),
      ),

    updateSettings: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => changeSettings(tx, caller, body)),

    unsubscribe: async ({ params }) => {
      const ended = await end(params.token);
      if (ended === null) throw new ProblemError('enlace-invalido');
      return ended;
    },

    askUnsubscribe: async ({ params: { token } }) => {
      const read = readUnsubscribeToken(secrets, token);
      if (read === null) return (await brokenPage()).toString();
      const all = unsubscribeToken(secrets, read.person, 'todos');
      const page = await askPage(
        { subscription: read.tipo, action: confirmPath(token) },
        { subscription: 'todos', action: confirmPath(all) },
      );
      return page.toString();
    },

    confirmUnsubscribe: async ({ params: { token } }) => {
      const ended = await end(token);
      const page = await (ended === null ? brokenPage() : donePage(ended.tipo));
      return page.toString();
    },
  };
}

import { maxLetterBytes, type ownTenderEndpoints } from '@pliego/contract/areas/own-tenders';
import { createMessage } from '@pliego/contract/message';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { readLetter } from '@pliego/sources/letter/read-letter';
import { receiveBytes } from '#server/areas/attachments/receive-bytes.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { correctTender, enterTender, presentEntered } from './commands.ts';
import { openLetter } from './open-letter.ts';
import { enteredById } from './queries.ts';
import { removeOwnTender, restoreOwnTender } from './removal-commands.ts';
import { lossOf, mayRemove, removableById } from './removal-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const ofLetters = {
  max: maxLetterBytes,
  tooLarge: createMessage('adjunto-grande', { megas: maxLetterBytes / 1024 ** 2 }),
};

/** Tenders that no portal has, entered by hand or from a mail. */
export function ownTenderHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof ownTenderEndpoints, Caller> {
  return {
    create: ({ body }, { caller }) => enterTender({ database, caller, now: now() }, body),
    read: async (_, { request }) => {
      const letter = await openLetter(await receiveBytes(request, ofLetters));
      return readLetter(letter, santiagoDay(now()));
    },
    get: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        presentEntered(await enteredById(tx, caller.companyId, params.id)),
      ),
    update: async ({ params, body, ifVersion }, { caller }) =>
      presentEntered(
        await correctTender({ database, caller, now: now() }, { id: params.id, ifVersion }, body),
      ),
    loss: ({ params: { id } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { enteredBy, isOwn } = await removableById(tx, caller, id);
        return { puede: isOwn && mayRemove(caller, enteredBy), ...(await lossOf(tx, caller, id)) };
      }),
    remove: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        removeOwnTender(tx, { caller, now: now() }, id),
      ),
    restore: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        restoreOwnTender(tx, { caller, now: now() }, id),
      ),
  };
}

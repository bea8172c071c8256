import type { attachmentEndpoints } from '@pliego/contract/areas/attachments';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { holdWork, mustExist } from '#server/areas/work/hold-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addAttachment, removeAttachment } from './commands.ts';
import { attachmentHeader, tidyFileName } from './file-name.ts';
import { attachmentsOf, contentOf } from './queries.ts';
import { receiveBytes } from './receive-bytes.ts';
import { mediaTypeOf } from './sniff-type.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

function nameOf(given: string): string {
  const name = tidyFileName(given);
  if (name !== '') return name;
  throw fieldProblem('datos-invalidos', 'nombre', createMessage('falta-nombre-archivo'));
}

export function attachmentHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof attachmentEndpoints, Caller> {
  return {
    list: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), async (tx) => {
        await mustExist(tx, params.id);
        return { datos: await attachmentsOf(tx, caller.companyId, params.id) };
      }),
    upload: async ({ params, query }, { caller, request }) => {
      const name = nameOf(query.nombre);
      const change = { tenderId: params.id, ifVersion: undefined, caller, now: now() };
      // Before the file is read: nobody sends 25 MB only to hear that they may not.
      await database.transaction(scopeOf(caller), (tx) => holdWork(tx, change, 'update'));
      const bytes = await receiveBytes(request);
      const mediaType = await mediaTypeOf(name, bytes);
      return database.transaction(scopeOf(caller), (tx) =>
        addAttachment(tx, change, params.id, { name, mediaType, bytes }),
      );
    },
    download: async ({ params }, { caller, headers }) => {
      const { name, content } = await database.read(scopeOf(caller), (tx) =>
        contentOf(tx, caller.companyId, params.id),
      );
      headers.set('content-disposition', attachmentHeader(name));
      return content;
    },
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        removeAttachment(tx, { caller, now: now() }, params.id),
      ),
  };
}

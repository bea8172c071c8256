import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { teamSheetEndpoints } from '@pliego/contract/areas/team-sheets';
import type { Handlers } from '@pliego/http/implement';
import { receiveFile } from '#server/areas/sources/upload.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { Turns } from '#server/turns.ts';
import { applySheet } from './apply.ts';
import { readSheet } from './read-sheet.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  uploadsDir: string;
}

/** The spreadsheet by which a team kept its tenders before: read, tried and applied. */
export function teamSheetHandlers({
  database,
  now,
  uploadsDir,
}: Dependencies): Handlers<typeof teamSheetEndpoints, Caller> {
  const folder = join(uploadsDir, waitingTables);
  // Reading a table is work of seconds: of each company one is read at a time.
  const turns = new Turns();
  return {
    read: async ({ query: { nombre } }, { caller, request }) => {
      await mkdir(folder, { recursive: true });
      const { path, discard } = await receiveFile(request, join(folder, randomUUID()));
      try {
        return await turns.take(String(caller.companyId), () => readSheet(nombre, path, now));
      } finally {
        await discard();
      }
    },

    apply: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => applySheet(tx, { caller, now: now() }, body)),
  };
}

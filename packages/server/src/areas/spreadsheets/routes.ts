import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { spreadsheetEndpoints } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { archiveLimits } from '@pliego/sources/archive/limits';
import type { Handlers } from '@pliego/http/implement';
import { recordImport } from '#server/areas/audit/commands.ts';
import { createRun } from '#server/areas/sources/commands.ts';
import { mappedLabel, openMapped } from '#server/areas/sources/open-mapped.ts';
import { refuseOverQuota } from '#server/areas/sources/import-quota.ts';
import { presentRun } from '#server/areas/sources/present-run.ts';
import { runById } from '#server/areas/sources/queries.ts';
import { receiveFile } from '#server/areas/sources/upload.ts';
import { Turns } from '#server/turns.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { createUpload, removeUpload } from './commands.ts';
import { inspectTable } from './inspect.ts';
import { mappingHandlers } from './mapping-routes.ts';
import { readPreview } from './read-preview.ts';
import { dryRunMapping } from './dry-run.ts';
import { refuseOverWaiting, takeWaitingRoom } from './waiting-quota.ts';
import { type Dependencies, folderOf, mappable, pathOf, presented, waiting } from './waiting.ts';

/** Somebody waits for it, and the imports of others go on beside it. */
const longestTrialMs = 60_000;

/** What the import of a table that waits would bring, without importing it. Refuses what takes longer than a minute. */
async function tryTable(
  dependencies: Dependencies,
  caller: Caller,
  id: number,
  mapeo: SpreadsheetMapping,
  signal: AbortSignal,
) {
  const { database, now } = dependencies;
  const { companyId } = caller;
  const upload = await mappable(dependencies, caller, id, mapeo);
  const path = pathOf(dependencies, upload);
  const file = { name: upload.fileName, path, bytes: createReadStream(path) };
  const startedAt = now();
  const until = new Date(startedAt.getTime() + longestTrialMs);
  const check = () => {
    if (!signal.aborted && now() <= until) return;
    throw new ProblemError('datos-invalidos', createMessage('prueba-larga'));
  };
  // Also where the file goes on for long without a row in it.
  const limits = { ...archiveLimits, onPiece: check };
  const opened = await openMapped(file, mapeo, startedAt, limits);
  if (opened.kind === 'refused') {
    throw new ProblemError('datos-invalidos', opened.reasons[0], { razones: [...opened.reasons] });
  }
  return dryRunMapping(database, opened.records, { companyId, now: startedAt, check });
}

/** Has a table that waits imported with a mapping. */
async function importTable(
  dependencies: Dependencies,
  caller: Caller,
  id: number,
  mapeo: SpreadsheetMapping,
) {
  const { database, now, imports, uploadsDir } = dependencies;
  const { companyId, userId } = caller;
  const upload = await mappable(dependencies, caller, id, mapeo);
  const { fileName, bytes } = upload;
  await database.read(scopeOf(caller), (tx) =>
    refuseOverQuota(tx, { companyId, bytes, now: now() }),
  );
  // A separate file name: the queue may reach it after the table has expired.
  const path = join(uploadsDir, randomUUID());
  await link(pathOf(dependencies, upload), path);
  const row = await database.transaction(scopeOf(caller), async (tx) => {
    const asked = { companyId, userId, fileName, bytes, now: now() };
    const id = await createRun(tx, asked, mappedLabel);
    await recordImport(tx, { caller, now: now() }, { id, fileName });
    return runById(tx, id);
  });
  if (row === undefined) throw new Error('A run that was just created is there');
  imports.add({ runId: row.run.id, name: fileName, path, companyId, mapping: mapeo }, () =>
    rm(path, { force: true }),
  );
  return presentRun(row, imports.turns());
}

export function spreadsheetHandlers(
  dependencies: Dependencies,
): Handlers<typeof spreadsheetEndpoints, Caller> {
  const { database, now } = dependencies;
  const folder = folderOf(dependencies);
  // Reading a table is work of seconds: of each company one is read at a time, as imports are.
  const turns = new Turns();
  const inTurn = <T>({ companyId }: Caller, work: () => Promise<T>) =>
    turns.take(String(companyId), work);

  return {
    ...mappingHandlers(dependencies),

    upload: async ({ query: { nombre: fileName } }, { caller, request }) => {
      const { companyId } = caller;
      const announced = Number(request.headers.get('content-length') ?? 0);
      await database.read(scopeOf(caller), async (tx) => {
        const asked = { companyId, bytes: announced, now: now() };
        await refuseOverQuota(tx, asked);
        await refuseOverWaiting(tx, asked);
      });
      const storedAs = randomUUID();
      await mkdir(folder, { recursive: true });
      const { path, bytes, discard } = await receiveFile(request, join(folder, storedAs));
      try {
        const inspected = await inTurn(caller, () => inspectTable(fileName, path, now));
        return await database.transaction(scopeOf(caller), async (tx) => {
          const upload = { fileName, storedAs, bytes, ...inspected };
          await takeWaitingRoom(tx, { companyId, bytes, now: now() });
          return presented(
            dependencies,
            tx,
            caller,
            await createUpload(tx, scopeOf(caller), upload, now()),
          );
        });
      } catch (error) {
        await discard();
        throw error;
      }
    },

    get: ({ params }, { caller }) =>
      database.read(scopeOf(caller), (tx) => presented(dependencies, tx, caller, params.id)),

    preview: async ({ params, body: { mapeo } }, { caller }) => {
      const { preview } = await mappable(dependencies, caller, params.id, mapeo);
      return { filas: readPreview(preview, mapeo, now()) };
    },

    try: ({ params, body: { mapeo } }, { caller, request: { signal } }) =>
      inTurn(caller, () => tryTable(dependencies, caller, params.id, mapeo, signal)),

    import: ({ params, body: { mapeo } }, { caller }) =>
      importTable(dependencies, caller, params.id, mapeo),

    discard: async ({ params: { id } }, { caller }) => {
      const upload = await database.transaction(scopeOf(caller), async (tx) => {
        const found = await waiting(dependencies, tx, caller, id);
        await removeUpload(tx, caller.companyId, id);
        return found;
      });
      await rm(pathOf(dependencies, upload), { force: true });
      return { id };
    },
  };
}

import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { spreadsheetEndpoints } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { createRun } from '#server/areas/sources/commands.ts';
import type { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { mappedLabel, openMapped } from '#server/areas/sources/open-mapped.ts';
import { presentRun } from '#server/areas/sources/present-run.ts';
import { runById } from '#server/areas/sources/queries.ts';
import { receiveFile } from '#server/areas/sources/upload.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { waitingTables } from '#server/db/data-folder.ts';
import {
  checkColumns,
  createUpload,
  removeMapping,
  removeUpload,
  saveMapping,
  updateMapping,
} from './commands.ts';
import { inspectTable } from './inspect.ts';
import {
  mappingFor,
  mappingsOf,
  presentMapping,
  presentUpload,
  uploadById,
  type UploadRow,
} from './queries.ts';
import { readPreview } from './read-preview.ts';
import { trialOf } from './trial.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  imports: ImportQueue;
  uploadsDir: string;
}

const gone = () =>
  new ProblemError(
    'no-encontrado',
    'Esa planilla ya no está: se guardan un día. Vuelve a subirla para importarla.',
  );

export function spreadsheetHandlers({
  database,
  now,
  imports,
  uploadsDir,
}: Dependencies): Handlers<typeof spreadsheetEndpoints, Caller> {
  const folder = join(uploadsDir, waitingTables);
  const pathOf = ({ storedAs }: UploadRow): string => join(folder, storedAs);

  /** The table, unless its time is over or another machine of the same server has it. */
  async function waiting(tx: Tx, caller: Caller, id: number): Promise<UploadRow> {
    const upload = await uploadById(tx, caller.companyId, id, now());
    if (upload === undefined || !existsSync(pathOf(upload))) throw gone();
    return upload;
  }

  /** The table to which a mapping is about to be applied. */
  async function mappable(caller: Caller, id: number, mapping: SpreadsheetMapping) {
    const upload = await database.read(scopeOf(caller), (tx) => waiting(tx, caller, id));
    checkColumns(mapping, upload.preview.encabezado);
    return upload;
  }

  async function presented(tx: Tx, caller: Caller, id: number) {
    const upload = await waiting(tx, caller, id);
    return presentUpload(upload, await mappingFor(tx, caller.companyId, upload.signature));
  }

  return {
    upload: async ({ query: { nombre: fileName } }, { caller, request }) => {
      const storedAs = randomUUID();
      await mkdir(folder, { recursive: true });
      const { path, bytes, discard } = await receiveFile(request, join(folder, storedAs));
      try {
        const inspected = await inspectTable(fileName, path);
        return await database.transaction(scopeOf(caller), async (tx) => {
          const upload = { fileName, storedAs, bytes, ...inspected };
          return presented(tx, caller, await createUpload(tx, scopeOf(caller), upload, now()));
        });
      } catch (error) {
        await discard();
        throw error;
      }
    },

    get: ({ params }, { caller }) =>
      database.read(scopeOf(caller), (tx) => presented(tx, caller, params.id)),

    preview: async ({ params, body: { mapeo } }, { caller }) => {
      const { preview } = await mappable(caller, params.id, mapeo);
      return { filas: readPreview(preview, mapeo, now()) };
    },

    try: async ({ params, body: { mapeo } }, { caller }) => {
      const upload = await mappable(caller, params.id, mapeo);
      const path = pathOf(upload);
      const file = { name: upload.fileName, path, bytes: createReadStream(path) };
      const opened = await openMapped(file, mapeo, now());
      if (opened.kind === 'refused') throw new ProblemError('datos-invalidos', opened.reason);
      return trialOf(database, opened.records, caller.companyId);
    },

    import: async ({ params, body: { mapeo } }, { caller }) => {
      const { companyId, userId } = caller;
      const upload = await mappable(caller, params.id, mapeo);
      // A name of its own for the file: the queue may come to it after the table's time is over.
      const path = join(uploadsDir, randomUUID());
      await link(pathOf(upload), path);
      const { fileName, bytes } = upload;
      const row = await database.transaction(scopeOf(caller), async (tx) => {
        const asked = { companyId, userId, fileName, bytes, mapped: true, now: now() };
        return runById(tx, await createRun(tx, asked, mappedLabel));
      });
      if (row === undefined) throw new Error('A run that was just created is there');
      const own = { companyId, mapping: mapeo };
      imports.add({ runId: row.run.id, name: fileName, path, own }, () =>
        rm(path, { force: true }),
      );
      return presentRun(row);
    },

    discard: async ({ params: { id } }, { caller }) => {
      const upload = await database.transaction(scopeOf(caller), async (tx) => {
        const found = await waiting(tx, caller, id);
        await removeUpload(tx, caller.companyId, id);
        return found;
      });
      await rm(pathOf(upload), { force: true });
      return { id };
    },

    mappings: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await mappingsOf(tx, caller.companyId)).map(presentMapping),
      })),

    saveMapping: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const { encabezado: header } = (await waiting(tx, caller, body.planilla)).preview;
        checkColumns(body.mapeo, header);
        const kept = { name: body.nombre, header, mapping: body.mapeo };
        return presentMapping(await saveMapping(tx, scopeOf(caller), kept, now()));
      }),

    updateMapping: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const changes = { name: body.nombre, mapping: body.mapeo };
        return presentMapping(await updateMapping(tx, scopeOf(caller), params.id, changes, now()));
      }),

    removeMapping: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await removeMapping(tx, caller.companyId, id);
        return { id };
      }),
  };
}

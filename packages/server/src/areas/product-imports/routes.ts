import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ListMapping,
  ProductImport,
  productImportEndpoints,
} from '@pliego/contract/areas/product-imports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { attachmentHeader } from '#server/areas/attachments/file-name.ts';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { fileTypes } from '#server/areas/exports/export-tenders.ts';
import { streamOf } from '#server/areas/privacy/zip-stream.ts';
import { receiveFile } from '#server/areas/sources/upload.ts';
import { inspectTable } from '#server/areas/spreadsheets/inspect.ts';
import { refuseOverWaiting, takeWaitingRoom } from '#server/areas/spreadsheets/waiting-quota.ts';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { Turns } from '#server/turns.ts';
import { createImport, noteApplied, removeImport, undoImport } from './commands.ts';
import { proposeList } from './propose.ts';
import {
  expired,
  expiresAt,
  importById,
  type ImportRecord,
  lastImports,
  presentImport,
  presentSummary,
} from './queries.ts';
import { applyList, tryList } from './run-list.ts';
import { templateFile } from './template.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  uploadsDir: string;
}

type ImportHandlers = Handlers<typeof productImportEndpoints, Caller>;

/** Refuses a mapping that names columns which the list does not have. */
function checkColumns({ columnas }: ListMapping, header: readonly string[]): void {
  const missing = Object.entries(columnas).filter(([, column]) => !header.includes(column));
  if (missing.length === 0) return;
  const message = createMessage('tabla-sin-esa-columna');
  throw new ProblemError('datos-invalidos', message, {
    fieldErrors: Object.fromEntries(missing.map(([field]) => [`mapeo.columnas.${field}`, message])),
  });
}

/** How far the readings of this process are, by the number of their import. */
class Readings {
  readonly #read = new Map<number, number>();
  readonly #counted = new Map<number, number>();

  progressOf(id: number): ProductImport['progreso'] {
    const leidas = this.#read.get(id);
    return leidas === undefined ? null : { leidas, filas: this.#counted.get(id) ?? null };
  }

  /** Does something with a list, and knows meanwhile how many rows were read. */
  async follow<T>(id: number, work: (onRead: (rows: number) => void) => Promise<T>): Promise<T> {
    this.#read.set(id, 0);
    try {
      const result = await work((rows) => this.#read.set(id, rows));
      this.#counted.set(id, this.#read.get(id) ?? 0);
      return result;
    } finally {
      this.#read.delete(id);
    }
  }

  forget(id: number): void {
    this.#counted.delete(id);
  }
}

class Lists {
  readonly database: Database;
  readonly now: () => Date;
  readonly folder: string;
  readonly readings = new Readings();
  /** Reading a list is work of seconds: of each company one is read at a time. */
  readonly #turns = new Turns();

  constructor({ database, now, uploadsDir }: Dependencies) {
    this.database = database;
    this.now = now;
    this.folder = join(uploadsDir, waitingTables);
  }

  inTurn<T>({ companyId }: Caller, work: () => Promise<T>): Promise<T> {
    return this.#turns.take(String(companyId), work);
  }

  pathOf({ storedAs }: Pick<ImportRecord, 'storedAs'>): string {
    return join(this.folder, storedAs);
  }

  async present(tx: Tx, caller: Caller, row: ImportRecord): Promise<ProductImport> {
    const personOf = await personsOf(tx, caller.companyId);
    return presentImport(row, personOf, this.readings.progressOf(row.id));
  }

  /** Refuses a list that was applied, whose time is over or whose file another machine of the same server has. */
  refuseUnlessWaiting(row: ImportRecord, mapping: ListMapping): void {
    if (row.appliedAt !== null) {
      throw new ProblemError('datos-invalidos', createMessage('lista-ya-aplicada'));
    }
    if (expiresAt(row) <= this.now() || !existsSync(this.pathOf(row))) throw expired();
    checkColumns(mapping, row.preview.encabezado);
  }
}

/** Applies a list that waits, in one transaction. */
async function apply(lists: Lists, caller: Caller, id: number, mapeo: ListMapping) {
  const { database, now } = lists;
  const writer = { scope: scopeOf(caller), now: now() };
  const row = await lists.readings.follow(id, (onRead) =>
    database.transaction(writer.scope, async (tx) => {
      const held = await importById(tx, caller.companyId, id, { hold: true });
      lists.refuseUnlessWaiting(held, mapeo);
      const file = { name: held.fileName, path: lists.pathOf(held), importId: id };
      const counts = await applyList(tx, writer, file, mapeo, { now, onRead });
      await noteApplied(tx, writer, id, { counts, mapping: mapeo });
      const details = { cantidad: counts.nuevas + counts.cambiadas };
      await recordAudit(tx, auditedAs(caller, writer.now), { action: 'lista-importada', details });
      return importById(tx, caller.companyId, id);
    }),
  );
  lists.readings.forget(id);
  await rm(lists.pathOf(row), { force: true });
  return database.read(writer.scope, (tx) => lists.present(tx, caller, row));
}

async function upload(lists: Lists, caller: Caller, fileName: string, request: Request) {
  const { companyId } = caller;
  const announced = Number(request.headers.get('content-length') ?? 0);
  await lists.database.read(scopeOf(caller), (tx) =>
    refuseOverWaiting(tx, { companyId, bytes: announced, now: lists.now() }),
  );
  const storedAs = randomUUID();
  await mkdir(lists.folder, { recursive: true });
  const { path, bytes, discard } = await receiveFile(request, lists.pathOf({ storedAs }));
  try {
    const { preview } = await lists.inTurn(caller, () => inspectTable(fileName, path, lists.now));
    const list = { fileName, storedAs, bytes, preview, mapping: proposeList(preview) };
    return await lists.database.transaction(scopeOf(caller), async (tx) => {
      await takeWaitingRoom(tx, { companyId, bytes, now: lists.now() });
      const row = await createImport(tx, scopeOf(caller), list, lists.now());
      return lists.present(tx, caller, row);
    });
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Price lists: uploaded, tried, applied and undone. */
export function productImportHandlers(dependencies: Dependencies): ImportHandlers {
  const lists = new Lists(dependencies);
  const { database, now } = lists;
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const personOf = await personsOf(tx, caller.companyId);
        const rows = await lastImports(tx, caller.companyId);
        return { datos: rows.map((row) => presentSummary(row, personOf)) };
      }),
    upload: ({ query: { nombre } }, { caller, request }) => upload(lists, caller, nombre, request),
    template: ({ query: { formato } }, { headers }) => {
      const { ending, type } = fileTypes[formato];
      headers.set('content-disposition', attachmentHeader(`plantilla-de-productos.${ending}`));
      headers.set('content-type', type);
      return Promise.resolve(streamOf(templateFile(formato, now())));
    },
    get: ({ params: { id } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        lists.present(tx, caller, await importById(tx, caller.companyId, id)),
      ),
    try: async ({ params: { id }, body: { mapeo, ver, desde } }, { caller }) => {
      const row = await database.read(scopeOf(caller), (tx) =>
        importById(tx, caller.companyId, id),
      );
      lists.refuseUnlessWaiting(row, mapeo);
      const file = { name: row.fileName, path: lists.pathOf(row) };
      const wanted = { mapping: mapeo, only: ver, after: desde };
      return lists.inTurn(caller, () =>
        lists.readings.follow(id, (onRead) =>
          tryList(database, scopeOf(caller), file, wanted, { now, onRead }),
        ),
      );
    },
    apply: ({ params: { id }, body: { mapeo } }, { caller }) =>
      lists.inTurn(caller, () => apply(lists, caller, id, mapeo)),
    undo: ({ params: { id } }, { caller }) =>
      lists.inTurn(caller, () =>
        database.transaction(scopeOf(caller), async (tx) => {
          const writer = { scope: scopeOf(caller), now: now() };
          const done = await undoImport(tx, writer, id);
          const details = { cantidad: done.devueltos + done.quitados };
          const act = { action: 'lista-deshecha', details } as const;
          await recordAudit(tx, auditedAs(caller, writer.now), act);
          return done;
        }),
      ),
    discard: async ({ params: { id } }, { caller }) => {
      const row = await database.transaction(scopeOf(caller), (tx) =>
        removeImport(tx, caller.companyId, id),
      );
      lists.readings.forget(id);
      await rm(lists.pathOf(row), { force: true });
      return { id };
    },
  };
}

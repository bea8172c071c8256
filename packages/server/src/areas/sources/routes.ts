import { createMessage } from '@pliego/contract/message';
import type { sourceEndpoints } from '@pliego/contract/areas/sources';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { recordExport, recordImport } from '#server/areas/audit/commands.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { createRun } from './commands.ts';
import { isLive, silentSince, type SourceLife } from './freshness.ts';
import { sourceLives } from './freshness-queries.ts';
import { refuseOverQuota } from './import-quota.ts';
import type { ImportQueue } from './import-queue.ts';
import { presentRun } from './present-run.ts';
import {
  listedRuns,
  rejectionsOf,
  type RunRow,
  runById,
  type SourceRow,
  sourceRows,
} from './queries.ts';
import { rejectionsCsv } from './rejections-csv.ts';
import { undoRun } from './undo-commands.ts';
import { storeUpload } from './upload.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  imports: ImportQueue;
  uploadsDir: string;
}

const iso = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

const minute = 60_000;

function presentSource(row: SourceRow, life: SourceLife | undefined, now: Date) {
  const lag =
    life === undefined || !isLive(row.source) ? null : now.getTime() - life.aliveAt.getTime();
  return {
    fuente: row.source,
    licitaciones: row.tenders,
    observaciones: row.observations,
    ultimaLectura: iso(row.lastRead),
    ultimaObservacion: iso(row.lastObserved),
    retrasoMinutos: lag === null ? null : Math.max(0, Math.floor(lag / minute)),
    enSilencioDesde: silentSince(row.source, life, now)?.toISOString() ?? null,
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined)
    throw new ProblemError('no-encontrado', createMessage('importacion-desconocida'));
  return row;
}

export function sourceHandlers({
  database,
  now,
  imports,
  uploadsDir,
}: Dependencies): Handlers<typeof sourceEndpoints, Caller> {
  const presented = (row: RunRow) => presentRun(row, imports.turns());

  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const [rows, lives] = [await sourceRows(tx, now()), await sourceLives(tx)];
        return { datos: rows.map((row) => presentSource(row, lives.get(row.source), now())) };
      }),

    runs: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { rows, total } = await listedRuns(tx, query);
        return { datos: rows.map(presented), total };
      }),

    run: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => presented(found(await runById(tx, params.id)))),

    rejections: ({ params }, { caller, headers }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const { run } = found(await runById(tx, params.id));
        headers.set('content-disposition', `attachment; filename="rechazos-${run.id}.csv"`);
        const csv = rejectionsCsv(asSeenBy(caller, await rejectionsOf(tx, run.id)));
        await recordExport(tx, { caller, now: now() }, 'rechazos');
        return csv;
      }),

    upload: async ({ query }, { caller, request }) => {
      const { companyId, userId } = caller;
      const announced = Number(request.headers.get('content-length') ?? 0);
      const refuse = (tx: Tx, bytes: number) =>
        refuseOverQuota(tx, { companyId, bytes, now: now() });
      await database.read(scopeOf(caller), (tx) => refuse(tx, announced));
      const upload = await storeUpload(request, query.nombre, uploadsDir);
      const { bytes } = upload;
      const enter = async (tx: Tx) => {
        await refuse(tx, bytes);
        const asked = { companyId, userId, fileName: query.nombre, bytes, now: now() };
        const entered = found(await runById(tx, await createRun(tx, asked, upload.format)));
        await recordImport(tx, { caller, now: now() }, entered.run);
        return entered;
      };
      const run = await database
        .transaction(scopeOf(caller), enter)
        .catch(async (error: unknown) => {
          await upload.discard();
          throw error;
        });
      imports.add(
        { runId: run.run.id, name: query.nombre, path: upload.path, companyId },
        upload.discard,
      );
      return presented(run);
    },

    undo: async ({ params }, { caller }) => {
      const { run, ...counts } = await undoRun(database, caller, params.id, now());
      return { importacion: presented(run), ...counts };
    },
  };
}

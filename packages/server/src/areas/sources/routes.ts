import type { ImportRun, sourceEndpoints } from '@pliego/contract/areas/sources';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { sourceNames } from '@pliego/sources/notice';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { createRun } from './commands.ts';
import type { ImportQueue } from './import-queue.ts';
import { latestRuns, rejectionsOf, runById, type RunRow, sourceRows } from './queries.ts';
import { rejectionsCsv } from './rejections-csv.ts';
import { storeUpload } from './upload.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  imports: ImportQueue;
  uploadsDir: string;
}

const iso = (text: string | null): string | null =>
  text === null ? null : new Date(text).toISOString();

function presentRun({ run, userName }: RunRow): ImportRun {
  return {
    id: run.id,
    archivo: run.fileName,
    formato: run.format,
    estado: run.state,
    bytesLeidos: run.bytesRead,
    bytes: run.bytes,
    conteo: {
      leidas: run.read,
      nuevas: run.created,
      cambiadas: run.changed,
      sinCambios: run.unchanged,
      rechazadas: run.rejected,
      reparadas: run.repaired,
    },
    error: run.error,
    usuario: userName,
    inicio: run.startedAt.toISOString(),
    termino: run.finishedAt?.toISOString() ?? null,
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ProblemError('no-encontrado', 'Esa importación no existe.');
  return row;
}

export function sourceHandlers({
  database,
  now,
  imports,
  uploadsDir,
}: Dependencies): Handlers<typeof sourceEndpoints, Caller> {
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await sourceRows(tx)).map((row) => ({
          fuente: row.source,
          nombre: sourceNames[row.source],
          licitaciones: row.tenders,
          observaciones: row.observations,
          ultimaLectura: iso(row.lastRead),
          ultimaObservacion: iso(row.lastObserved),
        })),
      })),

    runs: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await latestRuns(tx)).map(presentRun),
      })),

    run: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => presentRun(found(await runById(tx, params.id)))),

    rejections: ({ params }, { caller, headers }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { run } = found(await runById(tx, params.id));
        headers.set('content-disposition', `attachment; filename="rechazos-${run.id}.csv"`);
        return rejectionsCsv(await rejectionsOf(tx, run.id));
      }),

    upload: async ({ query }, { caller, request }) => {
      const upload = await storeUpload(request, query.nombre, uploadsDir);
      const { companyId, userId } = caller;
      const run = await database.transaction(scopeOf(caller), async (tx) => {
        const asked = {
          companyId,
          userId,
          fileName: query.nombre,
          bytes: upload.bytes,
          now: now(),
        };
        return found(await runById(tx, await createRun(tx, asked, upload.format)));
      });
      imports.add({ runId: run.run.id, name: query.nombre, path: upload.path }, upload.discard);
      return presentRun(run);
    },
  };
}

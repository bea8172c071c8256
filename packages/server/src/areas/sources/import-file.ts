import { createReadStream } from 'node:fs';
import { openFile } from '@pliego/sources/read';
import type { Database } from '#server/db/database.ts';
import { finishRun, type Rejection, recordProgress, type RunProgress } from './commands.ts';
import { type HashedObservation, hashed, type Outcome } from './fold-batch.ts';
import { ingestBatch } from './ingest.ts';

/** Large enough to be fast, small enough that other requests wait for a batch only briefly. */
const batchSize = 250;

export interface ImportTask {
  runId: number;
  /** Name as the person knows it; tells the state of a Mercado Público CSV. */
  name: string;
  path: string;
}

export interface ImportSurroundings {
  database: Database;
  now: () => Date;
  /** Stops after the running batch. */
  signal?: AbortSignal | undefined;
  onProgress?: (progress: RunProgress) => void;
  onRejection?: (rejection: Rejection) => void;
}

export type ImportEnd = { state: 'terminada' | 'con-error' | 'interrumpida'; error: string | null };

const outcomeField = {
  nueva: 'created',
  cambiada: 'changed',
  'sin-cambios': 'unchanged',
} as const satisfies Record<Outcome, keyof RunProgress>;

async function* counted(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Uint8Array)) continue;
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

/**
 * Reads a file into the database, batch by batch, in bounded memory. A record that cannot be read is
 * noted and the rest goes on; a file that cannot be read ends the run with its reason.
 */
export async function importFile(
  { runId, name, path }: ImportTask,
  { database, now, signal, onProgress, onRejection }: ImportSurroundings,
): Promise<ImportEnd> {
  const progress: RunProgress = {
    bytesRead: 0,
    read: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    repaired: 0,
  };
  const finish = async (end: ImportEnd): Promise<ImportEnd> => {
    await finishRun(database, runId, end.state, end.error, now());
    return end;
  };
  const opened = await openFile({
    name,
    bytes: counted(path, (bytes) => (progress.bytesRead += bytes)),
  });
  if (opened.kind === 'refused') return finish({ state: 'con-error', error: opened.reason });

  let batch: HashedObservation[] = [];
  let rejections: Rejection[] = [];
  const note = (rejection: Rejection) => {
    rejections.push(rejection);
    onRejection?.(rejection);
  };
  const flush = async () => {
    const outcomes = await ingestBatch(database, batch, { runId, readAt: now().toISOString() });
    for (const [outcome, count] of Object.entries(outcomes)) {
      progress[outcomeField[outcome as Outcome]] += count;
    }
    await recordProgress(database, runId, { ...progress, format: opened.label }, rejections, now());
    batch = [];
    rejections = [];
    onProgress?.({ ...progress });
  };

  try {
    for await (const record of opened.records) {
      progress.read += 1;
      if (record.kind === 'rejected') {
        progress.rejected += 1;
        note({
          kind: 'rechazada',
          line: record.line,
          reason: record.reason,
          excerpt: record.excerpt,
        });
      } else {
        batch.push(hashed(record.observation));
        if (record.warnings.length > 0) {
          progress.repaired += 1;
          const reason = record.warnings.join(' ');
          note({ kind: 'reparada', line: record.line, reason, excerpt: record.observation.code });
        }
      }
      if (batch.length >= batchSize || rejections.length >= batchSize) await flush();
      if (signal?.aborted === true) return await finish(interrupted);
    }
    await flush();
  } catch (error) {
    await finish({
      state: 'con-error',
      error:
        'Algo falló al guardar. Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará.',
    });
    throw error;
  }
  return finish({ state: 'terminada', error: null });
}

const interrupted: ImportEnd = {
  state: 'interrumpida',
  error:
    'El servidor se detuvo a la mitad. Lo leído quedó guardado: vuelve a importar el archivo y nada se duplicará.',
};

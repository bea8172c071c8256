import { createReadStream } from 'node:fs';
import type { ReadRecord } from '@pliego/sources/notice';
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

  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  const write = async (full: Batch): Promise<void> => {
    const context = { runId, readAt: now().toISOString() };
    const outcomes = await ingestBatch(database, full.observations, context);
    for (const [outcome, count] of Object.entries(outcomes)) {
      progress[outcomeField[outcome as Outcome]] += count;
    }
    progress.read += full.read;
    progress.repaired += full.repaired;
    progress.rejected += full.read - full.observations.length;
    const told = { ...progress, format: opened.label };
    await recordProgress(database, runId, told, full.rejections, now());
    onProgress?.({ ...progress });
  };
  /** Hands the batch over and goes on reading the next while it is written; one at a time. */
  const flush = async (): Promise<void> => {
    await writing;
    writing = write(batch);
    // Whoever awaits it next hears of its failure; until then it must not count as unhandled.
    writing.catch(() => undefined);
    batch = emptyBatch();
  };

  try {
    for await (const record of opened.records) {
      batch.read += 1;
      for (const rejection of take(record, batch)) onRejection?.(rejection);
      if (batch.read >= batchSize) await flush();
      if (signal?.aborted === true) break;
    }
    await flush();
    await writing;
  } catch (error) {
    await writing.catch(() => undefined);
    await finish({
      state: 'con-error',
      error:
        'Algo falló al guardar. Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará.',
    });
    throw error;
  }
  return finish(signal?.aborted === true ? interrupted : { state: 'terminada', error: null });
}

interface Batch {
  read: number;
  repaired: number;
  observations: HashedObservation[];
  rejections: Rejection[];
}

const emptyBatch = (): Batch => ({ read: 0, repaired: 0, observations: [], rejections: [] });

/** Puts a record into the batch; answers what there is to say about it. */
function take(record: ReadRecord, batch: Batch): Rejection[] {
  const said: Rejection[] = [];
  const { line } = record;
  if (record.kind === 'rejected') {
    said.push({ kind: 'rechazada', line, reason: record.reason, excerpt: record.excerpt });
  } else {
    batch.observations.push(hashed(record.observation));
    if (record.warnings.length > 0) {
      batch.repaired += 1;
      const reason = record.warnings.join(' ');
      said.push({ kind: 'reparada', line, reason, excerpt: record.observation.code });
    }
  }
  batch.rejections.push(...said);
  return said;
}

const interrupted: ImportEnd = {
  state: 'interrumpida',
  error:
    'El servidor se detuvo a la mitad. Lo leído quedó guardado: vuelve a importar el archivo y nada se duplicará.',
};

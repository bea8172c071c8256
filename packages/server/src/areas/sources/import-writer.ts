import type { Message } from '@pliego/contract/message';
import type { ReadRecord } from '@pliego/sources/notice';
import type { Database } from '#server/db/database.ts';
import { type Rejection, recordProgress, type RunProgress } from './commands.ts';
import { type HashedObservation, hashed, type Outcome } from './fold-batch.ts';
import { refuseFuture } from './future-records.ts';
import { ingestBatch } from './ingest.ts';
import { isOwnRegister, joinKnown } from './join-known.ts';
import { rejectionOf, RunNotices } from './run-notices.ts';

/** Large enough to be fast, small enough that other requests wait for a batch only briefly. */
const batchSize = 500;

export interface WriterDependencies {
  database: Database;
  now: () => Date;
  /** Whether the disk has room for more; checked before each batch. Absent for a database server. */
  hasRoom?: (() => Promise<boolean>) | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
  onRejection?: ((rejection: Rejection) => void) | undefined;
}

/** The disk is nearly full. Thrown before anything of the batch is written. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

export interface WrittenRun {
  id: number;
  /** What its format is called. */
  format: readonly Message[];
  /** Whose own it is; null for what is public. */
  companyId: number | null;
}

interface Batch {
  read: number;
  repaired: number;
  observations: HashedObservation[];
  rejections: Rejection[];
}

const emptyBatch = (): Batch => ({ read: 0, repaired: 0, observations: [], rejections: [] });

/**
 * Gathers the records of a run into batches and writes each while the next is read. What a run reports of
 * its progress is always what is stored: the counts of a batch are written in its own transaction.
 */
export class ImportWriter {
  readonly #run: WrittenRun;
  readonly #progress: RunProgress;
  readonly #to: WriterDependencies;
  readonly #notices = new RunNotices();
  #batch = emptyBatch();
  #writing: Promise<void> = Promise.resolve();

  /** The reader of the file updates `progress.bytesRead`. */
  constructor(run: WrittenRun, progress: RunProgress, to: WriterDependencies) {
    this.#run = run;
    this.#progress = progress;
    this.#to = to;
  }

  async add(read: ReadRecord): Promise<void> {
    const record = refuseFuture(read, this.#to.now());
    this.#batch.read += 1;
    if (record.kind === 'observation') {
      const { file, line } = record;
      this.#batch.observations.push({ ...hashed(record.observation), position: { file, line } });
    }
    this.#notices.add(record);
    const rejection = rejectionOf(record);
    if (rejection !== null) {
      if (rejection.kind === 'reparada') this.#batch.repaired += 1;
      this.#batch.rejections.push(rejection);
      this.#to.onRejection?.(rejection);
    }
    if (this.#batch.read >= batchSize) await this.#flush();
  }

  /** Writes what is left. */
  async end(): Promise<void> {
    await this.#flush();
    await this.#writing;
  }

  /** Waits until nothing is being written, whether or not it went well. */
  async settle(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  async #flush(): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(this.#batch);
    // The next await sees its failure; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
    this.#batch = emptyBatch();
  }

  async #write({ read, repaired, observations, rejections }: Batch): Promise<void> {
    const { database, now, hasRoom, onProgress } = this.#to;
    if ((await hasRoom?.()) === false) throw new NoRoom();
    const run = this.#run;
    const { id: runId, companyId } = run;
    const context = { runId, companyId, readAt: now().toISOString() };
    const progress = this.#progress;
    const notices = this.#notices.told();
    const advanced = (outcomes: Record<Outcome, number>) => ({
      read: progress.read + read,
      repaired: progress.repaired + repaired,
      rejected: progress.rejected + read - observations.length,
      created: progress.created + outcomes.nueva,
      changed: progress.changed + outcomes.cambiada,
      unchanged: progress.unchanged + outcomes['sin-cambios'],
      notices,
    });
    const joined = observations.some(isOwnRegister)
      ? await database.read('system', (tx) => joinKnown(tx, observations, companyId))
      : observations;
    const outcomes = await ingestBatch(database, joined, context, (tx, done) => {
      const told = { ...progress, ...advanced(done), format: run.format };
      return recordProgress(tx, run.id, told, rejections, now());
    });
    Object.assign(progress, advanced(outcomes));
    onProgress?.({ ...progress });
  }
}

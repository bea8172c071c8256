import type { ReadRecord } from '@pliego/sources/notice';
import { openFile } from '@pliego/sources/read';
import {
  type Rejection,
  recordProgress,
  type RunProgress,
} from '#server/areas/sources/commands.ts';
import { type HashedObservation, hashed } from '#server/areas/sources/fold-batch.ts';
import { NoRoom } from '#server/areas/sources/import-writer.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { recordReadings, recordSightings } from '#server/areas/sources/sighting-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { isRepeat } from './repeats.ts';
import { type Known, lastSaid } from './seen-queries.ts';
import { SourceFailure } from './source-failure.ts';
import type { ConnectorSurroundings } from './surroundings.ts';

const batchSize = 500;

/** The round that a page belongs to; its counts go up with every batch that is stored. */
export interface Round {
  runId: number;
  progress: RunProgress;
}

/** What is known of the tenders of a batch, and what the batch says of them. */
export interface Batch {
  observations: readonly HashedObservation[];
  known: ReadonlyMap<string, Known>;
}

/** What a page held. */
export interface PageRead {
  records: number;
  /** Of those, the ones that said something new. */
  news: number;
  /** The newest instant that its observations speak of, and that of the last of them. */
  newest: string | null;
  last: string | null;
}

/** What is written in the transaction of a batch: what follows from it, and after the last one how far we are. */
export interface Alongside {
  eachBatch?: (tx: Tx, batch: Batch) => Promise<void>;
  atEnd: (tx: Tx, page: PageRead) => Promise<void>;
}

function rejectionOf(record: ReadRecord): Rejection | null {
  const { line } = record;
  if (record.kind === 'rejected') {
    return { kind: 'rechazada', line, reason: record.reason, excerpt: record.excerpt };
  }
  if (record.warnings.length === 0) return null;
  const reason = record.warnings.join(' ');
  return { kind: 'reparada', line, reason, excerpt: record.observation.code };
}

/** Bytes as a file gives them. */
export async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The records of a page in batches; the last one is marked, and there is always one. */
async function* batchesOf(
  records: AsyncIterable<ReadRecord>,
): AsyncGenerator<{ batch: ReadRecord[]; isLast: boolean }> {
  let batch: ReadRecord[] = [];
  for await (const record of records) {
    if (batch.length === batchSize) {
      yield { batch, isLast: false };
      batch = [];
    }
    batch.push(record);
  }
  yield { batch, isLast: true };
}

/** What a page held, with one more batch of it. */
function spanOf(observations: readonly HashedObservation[], so: PageRead): PageRead {
  let { newest, last } = so;
  for (const { observation } of observations) {
    // A tombstone stands wherever its register puts it: it says nothing of the order.
    if (observation.format === 'placsp-anulada') continue;
    last = observation.observedAt;
    if (newest === null || last > newest) newest = last;
  }
  return { ...so, newest, last };
}

/**
 * Reads one answer of a service into the database through the readers and the import that files take. With
 * its last batch, in the same transaction, goes how far the connector has come: a process that dies leaves
 * a page either unread or read.
 */
export async function writePage(
  page: { name: string; bytes: Uint8Array },
  round: Round,
  { eachBatch, atEnd }: Alongside,
  { database, now, hasRoom }: ConnectorSurroundings,
): Promise<PageRead> {
  const opened = await openFile({ name: page.name, bytes: whole(page.bytes) });
  if (opened.kind !== 'recognised') {
    const why = opened.kind === 'refused' ? opened.reason : 'Es una tabla.';
    throw new SourceFailure('respuesta-ilegible', `No se pudo leer la respuesta: ${why}`);
  }
  let read: PageRead = { records: 0, news: 0, newest: null, last: null };
  for await (const { batch, isLast } of batchesOf(opened.records)) {
    if ((await hasRoom?.()) === false) throw new NoRoom();
    const observations = batch.flatMap((record) =>
      record.kind === 'observation'
        ? [{ ...hashed(record.observation), position: { line: record.line } }]
        : [],
    );
    const source = observations[0]?.observation.source;
    const codes = [...new Set(observations.map(({ observation }) => observation.code))];
    const known =
      source === undefined
        ? new Map<string, Known>()
        : await database.read('system', (tx) => lastSaid(tx, source, codes));
    const isNews = (one: HashedObservation): boolean => {
      const forms = known.get(one.observation.code)?.forms;
      return forms === undefined || !isRepeat(one, forms);
    };
    const news = observations.filter(isNews);
    const rejections = batch.map(rejectionOf).filter((one) => one !== null);
    const { progress } = round;
    let advanced = progress;
    let held = spanOf(observations, read);
    const at = now();
    await ingestBatch(
      database,
      news,
      { runId: round.runId, readAt: at.toISOString() },
      async (tx, done) => {
        advanced = {
          bytesRead: progress.bytesRead + (isLast ? page.bytes.byteLength : 0),
          read: progress.read + batch.length,
          repaired: progress.repaired + rejections.filter(({ kind }) => kind === 'reparada').length,
          rejected: progress.rejected + batch.length - observations.length,
          created: progress.created + done.nueva,
          changed: progress.changed + done.cambiada,
          unchanged: progress.unchanged + done['sin-cambios'] + observations.length - news.length,
        };
        await recordProgress(
          tx,
          round.runId,
          { ...advanced, format: opened.label },
          rejections,
          at,
        );
        await recordSightings(
          tx,
          [...known.values()].map(({ id }) => id),
          at.toISOString(),
        );
        if (source !== undefined) await recordReadings(tx, [source], at.toISOString());
        held = {
          ...held,
          records: read.records + batch.length,
          news: read.news + done.nueva + done.cambiada,
        };
        await eachBatch?.(tx, { observations, known });
        if (isLast) await atEnd(tx, held);
      },
    );
    round.progress = advanced;
    read = held;
  }
  return read;
}

import { createMessage } from '@pliego/contract/message';
import type { ReadRecord } from '@pliego/sources/notice';
import { openFile } from '@pliego/sources/read';
import { recordProgress, type RunProgress } from '#server/areas/sources/commands.ts';
import { type HashedObservation, hashed, type Outcome } from '#server/areas/sources/fold-batch.ts';
import { refuseFuture } from '#server/areas/sources/future-records.ts';
import { NoRoom } from '#server/areas/sources/import-writer.ts';
import { rejectionOf } from '#server/areas/sources/run-notices.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { recordReadings, recordSightings } from '#server/areas/sources/sighting-commands.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isRepeat } from './repeats.ts';
import { type Known, latestObservations } from './seen-queries.ts';
import { SourceFailure } from './source-failure.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';

const batchSize = 500;

/** The round that a page belongs to; its counts go up with every batch that is stored. */
export interface Round {
  runId: number;
  /** The company for which what is read counts; null for all. */
  companyId: number | null;
  progress: RunProgress;
}

/** What is stored of the tenders of a batch, and what the batch states of them. */
export interface Batch {
  observations: readonly HashedObservation[];
  known: ReadonlyMap<string, Known>;
}

/** What a page held. */
export interface PageRead {
  records: number;
  /** Of those, the ones with new data. */
  news: number;
  /** The newest instant of its observations, and that of the last of them. */
  newest: string | null;
  last: string | null;
}

/** What is written in the transaction of a batch: what follows from it, and after the last one how far we are. */
export interface Alongside {
  eachBatch?: (tx: Tx, batch: Batch) => Promise<void>;
  atEnd: (tx: Tx, page: PageRead) => Promise<void>;
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
    // A tombstone may be anywhere in the page: it does not count for the order.
    if (observation.format === 'placsp-anulada') continue;
    last = observation.observedAt;
    if (newest === null || last > newest) newest = last;
  }
  return { ...so, newest, last };
}

interface Page {
  name: string;
  bytes: Uint8Array;
}

/** The records of an answer, read as a file's are. */
async function openPage(page: Page) {
  const opened = await openFile({ name: page.name, bytes: whole(page.bytes) });
  if (opened.kind === 'recognised') return opened;
  const why = opened.kind === 'refused' ? opened.reasons : [createMessage('respuesta-es-tabla')];
  throw new SourceFailure('respuesta-ilegible', createMessage('respuesta-no-leida'), { more: why });
}

function observationsIn(records: readonly ReadRecord[]): HashedObservation[] {
  return records.flatMap((record) =>
    record.kind === 'observation'
      ? [{ ...hashed(record.observation), position: { line: record.line } }]
      : [],
  );
}

/** What was stored of the tenders of a batch before. */
async function knownOf(
  database: Database,
  observations: readonly HashedObservation[],
  companyId: number | null,
): Promise<Map<string, Known>> {
  const source = observations[0]?.observation.source;
  if (source === undefined) return new Map();
  const codes = [...new Set(observations.map(({ observation }) => observation.code))];
  return database.read('system', (tx) => latestObservations(tx, source, codes, companyId));
}

function isNews(one: HashedObservation, known: Batch['known']): boolean {
  const forms = known.get(one.observation.code)?.forms;
  return forms === undefined || !isRepeat(one, forms);
}

/** What a batch adds to the counts of its round. */
interface BatchCounts {
  bytes: number;
  records: number;
  observations: number;
  news: number;
  repaired: number;
  ingested: Record<Outcome, number>;
}

function advancedBy(progress: RunProgress, { ingested, ...batch }: BatchCounts): RunProgress {
  const repeated = batch.observations - batch.news;
  return {
    bytesRead: progress.bytesRead + batch.bytes,
    read: progress.read + batch.records,
    repaired: progress.repaired + batch.repaired,
    rejected: progress.rejected + batch.records - batch.observations,
    created: progress.created + ingested.nueva,
    changed: progress.changed + ingested.cambiada,
    unchanged: progress.unchanged + ingested['sin-cambios'] + repeated,
    notices: null,
  };
}

/** Records that an official source was read, and which tenders it contained, also when unchanged. */
async function noteRead(tx: Tx, { observations, known }: Batch, readAt: string): Promise<void> {
  const ids = [...known.values()].map(({ id }) => id);
  await recordSightings(tx, ids, readAt);
  const source = observations[0]?.observation.source;
  if (source !== undefined) await recordReadings(tx, [source], readAt);
}

/**
 * Reads one answer of a service into the database through the readers and the import that files take. With
 * its last batch, in the same transaction, goes how far the connector has come: a process that dies leaves
 * a page either unread or read.
 */
export async function writePage(
  page: Page,
  round: Round,
  { eachBatch, atEnd }: Alongside,
  { database, now, hasRoom }: ConnectorDependencies,
): Promise<PageRead> {
  const { label: format, records } = await openPage(page);
  let read: PageRead = { records: 0, news: 0, newest: null, last: null };
  for await (const { batch: given, isLast } of batchesOf(records)) {
    if ((await hasRoom?.()) === false) throw new NoRoom();
    const at = now();
    const batch = given.map((record) => refuseFuture(record, at));
    const observations = observationsIn(batch);
    const known = await knownOf(database, observations, round.companyId);
    const news = observations.filter((one) => isNews(one, known));
    const rejections = batch.map(rejectionOf).filter((one) => one !== null);
    const counts = {
      bytes: isLast ? page.bytes.byteLength : 0,
      records: batch.length,
      observations: observations.length,
      news: news.length,
      repaired: rejections.filter(({ kind }) => kind === 'reparada').length,
    };
    const { runId, companyId, progress } = round;
    let advanced = progress;
    let held = spanOf(observations, read);
    const readAt = at.toISOString();
    await ingestBatch(
      database,
      news,
      { runId, companyId, readAt, isLive: true },
      async (tx, ingested) => {
        advanced = advancedBy(progress, { ...counts, ingested });
        await recordProgress(tx, runId, { ...advanced, format }, rejections, at);
        if (companyId === null) await noteRead(tx, { observations, known }, readAt);
        held = {
          ...held,
          records: read.records + batch.length,
          news: read.news + ingested.nueva + ingested.cambiada,
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

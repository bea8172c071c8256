/*
 * Whatever is done to a file, its reader answers with records, read or refused with a reason, or refuses
 * it as a whole; and what was read can be stated and folded. 500 broken files a reader; with PLIEGO_LONG=1,
 * 10,000 a reader and longer pieces of the real files. The seeds are fixed: the message of a failure
 * names the file, the seed and what was done, which is all it takes to see it again.
 */

import { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import { factsOf } from './facts.ts';
import { foldTender } from './fold.ts';
import { fileFormats } from './formats.ts';
import type { FoldedTender, NoticeFormat, Observation, ReadRecord } from './notice.ts';
import { storableJson } from './read-json.ts';
import { storableText } from './storable-text.ts';
import { openFile } from './read.ts';
import { tableFormats } from './spreadsheet/table-formats.ts';
import { byTender, fileOf } from './testing/files.ts';
import { type FuzzBase, fuzzBases } from './testing/fuzz-bases.ts';
import { mutated, oddPayload } from './testing/mutations.ts';
import type { ReadingMessage } from './reading-message.ts';
import { sentences } from './testing/sentences.ts';

const isLong = process.env['PLIEGO_LONG'] === '1';
const runs = isLong ? 10_000 : 500;
const timeout = isLong ? 60 * 60_000 : 60_000;
const mostHeap = 512 * 1024 * 1024;
const chunkSizes = [61, 509, 4096, 65_536];

const bases = await fuzzBases(isLong ? 64 * 1024 : 2 * 1024);

/** Quicker than `expect`, which costs more than reading a small file. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function tell(observation: Observation): void {
  const { code, observedAt, payload } = observation;
  must(code !== '' && code.length <= 200 && code.trim() === code, `code «${code}»`);
  const isInstant = new Date(observedAt).toISOString() === observedAt;
  must(isInstant && /^\d{4}-/.test(observedAt), `observed at ${observedAt}`);
  const stored = JSON.stringify(storableJson(payload));
  must(stored === JSON.stringify(payload), 'a payload that the database refuses');
  must(hashOf(observation).length === 64, 'no hash');
  factsOf(observation);
}

function checkMessages(messages: readonly ReadingMessage[]): void {
  for (const { code, params } of messages) {
    must(code in sentences, 'a message without a sentence');
    const stored = JSON.stringify(storableJson(params ?? {}));
    must(stored === JSON.stringify(params ?? {}), 'a message that the database refuses');
  }
}

function checkReasons(reasons: readonly ReadingMessage[]): void {
  must(reasons.length > 0, 'a refusal without a reason');
  checkMessages(reasons);
}

function check(record: ReadRecord): void {
  must(Number.isSafeInteger(record.line) && record.line >= 0, `line ${record.line}`);
  const { file = '' } = record;
  must(storableText(file) === file, 'a name of a file that the database refuses');
  if (record.kind === 'observation') {
    checkMessages(record.warnings);
    return tell(record.observation);
  }
  checkReasons(record.reasons);
  must(storableText(record.excerpt) === record.excerpt, 'an excerpt that the database refuses');
}

function foldAll(observations: Observation[]): FoldedTender[] {
  return byTender(observations).map((group) => {
    const folded = foldTender(group);
    const { source, code } = folded;
    must(source === group[0]?.source && code === group[0].code, `folded to ${source} ${code}`);
    return folded;
  });
}

const { fechas, items, documentos, adjudicacion, lotes, ordenes, lugar } = TenderDetail.shape;

/** What the tender must be for the tables to hold it and the API to answer it. */
function checkFolded(tender: FoldedTender): void {
  const said: [string, { success: boolean }][] = [
    ['milestones', fechas.safeParse(tender.milestones)],
    ['items', items.safeParse(tender.items)],
    ['documents', documentos.safeParse(tender.documents)],
    ['award', adjudicacion.safeParse(tender.award)],
    ['lots', lotes.safeParse(tender.lots)],
    ['orders', ordenes.safeParse(tender.orders)],
    ['place', lugar.safeParse(tender.place)],
  ];
  for (const [part, { success }] of said) must(success, `${part} that the API cannot answer`);
  const { amount, type, regionNumber, buyer } = tender;
  must(amount === null || Math.abs(amount) < 1e18, `an amount of ${amount}`);
  must((type ?? '').length < 100 && (buyer?.key ?? '').length < 500, 'too long for an index');
  must(regionNumber === null || Math.abs(regionNumber) < 1e4, `region ${regionNumber}`);
  must(storableText(tender.title) === tender.title, 'a title that the database refuses');
}

/** Reads a broken file to its end; throws only what a reader must never throw. */
async function readToTheEnd({ name, wrap }: FuzzBase, bytes: Uint8Array, seed: number) {
  const chunkSize = chunkSizes[seed % chunkSizes.length];
  const opened = await openFile(fileOf(name, wrap(bytes), chunkSize));
  if (opened.kind !== 'recognised') {
    checkReasons(opened.reasons);
    return;
  }
  const observations: Observation[] = [];
  for await (const record of opened.records) {
    check(record);
    if (record.kind === 'observation') observations.push(record.observation);
  }
  foldAll(observations);
}

/** What went wrong, with what it takes to see it again. */
function failure(what: string, error: unknown): string {
  return `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

describe(`a file broken in any way, ${runs} a reader`, () => {
  it('is one of every format there is', () => {
    const known = new Set([...fileFormats, ...tableFormats].map(({ id }) => id));
    expect([...known].filter((id) => !bases.has(id))).toEqual([]);
  });

  it.each([...bases])('is read or refused as %s', { timeout }, async (format, ofFormat) => {
    const before = process.memoryUsage().heapUsed;
    let most = before;
    const failures: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const base = ofFormat[run % ofFormat.length];
      if (base === undefined) throw new RangeError(`No file of ${format}`);
      const seed = run * 7919 + format.length;
      const { bytes, how } = mutated(base.content, seed);
      try {
        await readToTheEnd(base, bytes, seed);
      } catch (error) {
        failures.push(failure(`${base.name}, seed ${seed} (${how.join(', ')})`, error));
      }
      if (run % 100 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
    expect(failures).toEqual([]);
    expect(most - before).toBeLessThan(mostHeap);
  });
});

const byFormat = new Map<NoticeFormat, Observation[]>();
for (const { observations } of [...bases.values()].flat()) {
  for (const observation of observations) {
    const known = byFormat.get(observation.format) ?? [];
    if (known.length < 20) byFormat.set(observation.format, [...known, observation]);
  }
}

describe(`a notice with any values, ${runs} a shape`, () => {
  it.each([...byFormat])('states its facts, as %s', { timeout }, (format, observations) => {
    const failures: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const observation = observations[run % observations.length];
      if (observation === undefined) throw new RangeError(`No notice of ${format}`);
      const seed = run * 104_729 + format.length;
      const odd = { ...observation, payload: oddPayload(observation.payload, seed) };
      try {
        for (const folded of [...foldAll([odd]), ...foldAll([odd, observation])]) {
          checkFolded(folded);
        }
      } catch (error) {
        failures.push(failure(`${observation.code}, seed ${seed}`, error));
      }
    }
    expect(failures).toEqual([]);
  });
});

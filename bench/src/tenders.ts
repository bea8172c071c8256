import { hashed } from '@pliego/server/areas/sources/fold-batch';
import { importAsReadThen } from '@pliego/server/demo/import';
import type { OpenDatabase } from '@pliego/server/open-database';
import { demoTenders } from '@pliego/server/demo/tenders';
import type { JsonObject, Observation } from '@pliego/sources/notice';
import { rareWords } from './rare-words.ts';

/** Each lot is the demonstration of another day, so codes and dates differ. */
export const lotSize = 5_000;
const dayMs = 86_400_000;
const lotsOf = (count: number): number => Math.ceil(count / lotSize);
/** Beyond three years of days the lots begin again, with other codes and other words. */
const days = 1_095;

/** A payload whose description ends with words that few other tenders have. */
function withRareWords(payload: JsonObject, tender: number): JsonObject {
  const { Descripcion } = payload;
  const text = typeof Descripcion === 'string' ? Descripcion : '';
  return { ...payload, Descripcion: `${text} ${rareWords(tender).join(' ')}` };
}

/** The observations of a lot, with codes of its own. */
function lotOf(now: Date, lot: number, size: number, hasRareWords: boolean): Observation[] {
  const day = new Date(now.getTime() - (lot % days) * dayMs);
  return demoTenders(day, size).flatMap(({ code, observations }, index) => {
    const tender = lot * lotSize + index;
    return observations.map((observation) => ({
      ...observation,
      code: `${code}-${lot}`,
      payload: hasRareWords ? withRareWords(observation.payload, tender) : observation.payload,
    }));
  });
}

/** What sources say anew, at `now`, of the first tenders of a set that was made at some moment. */
export function changedTenders(count: number, madeAt: Date, now: Date): Observation[] {
  const lots = Array.from({ length: lotsOf(count) }, (_, lot) => lotOf(madeAt, lot, lotSize, true));
  const newest = new Map(lots.flat().map((observation) => [observation.code, observation]));
  const changed: Observation[] = [];
  for (const { code, payload, ...said } of [...newest.values()].slice(0, count)) {
    const Nombre = `Cambiada ${code}`;
    changed.push({ ...said, code, observedAt: now.toISOString(), payload: { ...payload, Nombre } });
  }
  return changed;
}

/**
 * Imports `count` generated tenders, as the server imports. With `hasRareWords` each has invented words too, whose
 * frequencies have a long tail as those of real texts.
 */
export async function writeTenders(
  database: OpenDatabase['database'],
  count: number,
  { now, hasRareWords = false, firstLot = 0, tell }: WritingOptions,
): Promise<void> {
  for (let lot = 0; lot * lotSize < count; lot += 1) {
    const size = Math.min(lotSize, count - lot * lotSize);
    const observations = lotOf(now, firstLot + lot, size, hasRareWords).map((one) => hashed(one));
    await importAsReadThen(database, observations, now);
    tell?.(lot * lotSize + size);
  }
}

interface WritingOptions {
  now: Date;
  hasRareWords?: boolean;
  /** The number of the first lot, by which codes, days and words differ. */
  firstLot?: number;
  /** Hears how many are written so far. */
  tell?: (written: number) => void;
}

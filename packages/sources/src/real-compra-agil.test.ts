import { describe, expect, it } from 'vitest';
import { foldTender } from './fold.ts';
import { byTender, observationsIn, recordsOf, rejectionsIn, warningsIn } from './testing/files.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

async function allRecords(folder: string) {
  const files = sharedFiles(`mercado-publico/${folder}`);
  const perFile = await Promise.all(files.map((path) => recordsOf(sharedFile(path))));
  return perFile.flat();
}

describe.skipIf(!hasSharedData)(`Compra Ágil of 2026${whenPresent}`, () => {
  it('gives the 500 items of the API v2', async () => {
    const records = await allRecords('compra-agil-api-v2');
    const observations = observationsIn(records);
    expect([rejectionsIn(records), warningsIn(records)]).toEqual([[], []]);
    expect(observations).toHaveLength(500);
    const folded = byTender(observations).map((group) => foldTender(group));
    expect(folded).toHaveLength(500);
    expect(folded.filter(({ state }) => state.class === 'publicada')).toHaveLength(485);
    expect(folded.filter(({ state }) => state.class === 'revocada')).toHaveLength(15);
    expect(new Set(folded.map(({ regionNumber }) => regionNumber))).toEqual(new Set([13]));
    for (const { buyer, amount, milestones, observedAt, code } of folded) {
      expect(buyer?.key).toMatch(/^rut:/);
      expect(amount).toBeGreaterThan(0);
      expect(milestones.cierre?.original).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      // Nothing was seen before it was published; and nothing closes before that either.
      const published = milestones.publicacion?.instante ?? '';
      expect([code, observedAt >= published]).toEqual([code, true]);
      expect([code, (milestones.cierre?.instante ?? '') > published]).toEqual([code, true]);
    }
  });

  it('gives the 320 results of the search, each with the closing of its call', async () => {
    const records = await allRecords('compra-agil-buscador-proveedor');
    const observations = observationsIn(records);
    expect([rejectionsIn(records), warningsIn(records)]).toEqual([[], []]);
    expect(observations).toHaveLength(320);
    const seconds = observations.filter(
      ({ payload }) => payload['estadoConvocatoria'] === 'Segundo Llamado',
    );
    expect(seconds.length).toBeGreaterThan(0);
    for (const observation of observations) {
      const { milestones } = foldTender([observation]);
      expect(milestones.cierre?.original).toBe(observation.payload['fechaCierre']);
    }
    expect(observations.some(({ payload }) => 'misOfertas' in payload)).toBe(false);
  });
});

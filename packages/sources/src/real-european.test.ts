import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import { factsOf } from './facts.ts';
import { foldTender } from './fold.ts';
import type { TenderFacts } from './notice.ts';
import { byTender, observationsIn, recordsOf, rejectionsIn } from './testing/files.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

async function filesOf(folder: string) {
  const paths = sharedFiles(folder);
  return Promise.all(
    paths.map(async (path) => ({ path, records: await recordsOf(sharedFile(path)) })),
  );
}

const cents = (amounts: (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);

function totals(facts: TenderFacts[]) {
  const count = (holds: (one: TenderFacts) => boolean) => facts.filter(holds).length;
  const suppliers = facts.flatMap(({ award }) => award?.proveedores ?? []);
  return {
    cents: cents(facts.map(({ amount }) => amount)),
    described: count(({ items }) => (items ?? []).length > 0),
    closing: count(({ milestones }) => milestones?.cierre !== undefined),
    published: count(({ milestones }) => milestones?.publicacion !== undefined),
    awarded: count(({ award }) => award !== null && award !== undefined),
    awardedCents: cents(facts.map(({ award }) => award?.monto)),
    suppliers: new Set(suppliers.map(({ rut }) => rut)).size,
    documents: facts.flatMap(({ documents }) => documents ?? []).length,
    lots: facts.flatMap(({ lots }) => lots ?? []).length,
    byDir3: count(({ buyer }) => buyer?.key.startsWith('dir3:') === true),
  };
}

/* Counted apart from this code, by parsing each file whole with another parser in another language. */
const feeds: [string, { entries: number; deleted: number } & ReturnType<typeof totals>][] = [
  [
    'contratosMenoresPerfilesContratantes_20200116_041442_1.atom',
    {
      entries: 498,
      deleted: 2,
      cents: 227_366_133,
      described: 207,
      closing: 60,
      published: 498,
      awarded: 498,
      awardedCents: 224_209_996,
      suppliers: 385,
      documents: 41,
      lots: 3,
      byDir3: 411,
    },
  ],
  [
    'plataformas-agregadas-2021-01-01.reconstruido.atom',
    {
      entries: 52,
      deleted: 63,
      // Two folders give a budget of 0, and their estimates count.
      cents: 8_568_416_705,
      described: 52,
      closing: 33,
      published: 52,
      awarded: 10,
      awardedCents: 2_891_221_779,
      suppliers: 17,
      documents: 58,
      lots: 9,
      byDir3: 0,
    },
  ],
  [
    'sample_placsp.atom',
    {
      entries: 2,
      deleted: 1,
      cents: 56_276_859,
      described: 2,
      closing: 2,
      published: 2,
      awarded: 1,
      awardedCents: 17_785_000,
      suppliers: 1,
      documents: 22,
      lots: 3,
      byDir3: 2,
    },
  ],
];

describe.skipIf(!hasSharedData)(`European registers${whenPresent}`, () => {
  it.each(feeds)('reads %s whole', async (name, expected) => {
    const path = sharedFiles('placsp').find((one) => one.endsWith(name)) ?? '';
    const records = await recordsOf(sharedFile(path));
    const observations = observationsIn(records);
    expect(observations).toHaveLength(records.length);
    const entries = observations.filter(({ format }) => format === 'placsp-entrada');
    const deleted = observations.filter(({ format }) => format === 'placsp-anulada');
    const facts = entries.map((observation) => factsOf(observation));
    expect({ entries: entries.length, deleted: deleted.length, ...totals(facts) }).toEqual(
      expected,
    );
    for (const { title, state, buyer, reference, url } of facts) {
      expect([title, buyer?.name, reference, url]).not.toContain(undefined);
      expect(state?.class).not.toBe('desconocida');
    }
  });

  it('reads every notice of TED, each by the number that its file is named or numbered by', async () => {
    const files = await filesOf('ted');
    const codes = files.flatMap(({ records }) => observationsIn(records).map(({ code }) => code));
    expect(files.flatMap(({ records }) => rejectionsIn(records))).toEqual([]);
    expect(codes).toHaveLength(11 + 11 + 4);
    expect(new Set(codes).size).toBe(codes.length);
    const published = codes.filter((code) => /^\d{1,8}-\d{4}$/.test(code));
    expect(published).toHaveLength(3 + 11 + 4);
    expect(published).toEqual(
      expect.arrayContaining(['210184-2025', '150049-2018', '522955-2024']),
    );
    for (const { path, records } of files) {
      for (const observation of observationsIn(records)) {
        const { title, state, buyer, milestones } = factsOf(observation);
        expect([path, title, buyer?.name, milestones?.publicacion]).not.toContain(undefined);
        expect([path, state?.class]).not.toEqual([path, 'desconocida']);
        expect(JSON.stringify(factsOf(observation))).not.toMatch(/REQUIRED_HERE|n\.a\.|2000-01-01/);
      }
    }
  });

  it('reads both CODICE documents, and every contract of the Basque register', async () => {
    const documents = (await filesOf('placsp/codice-2013')).flatMap(({ records }) =>
      observationsIn(records),
    );
    expect(documents.map(({ code }) => code)).toEqual([
      '10000320000378/006/08',
      '10000140000734/500083004400',
    ]);
    const contracts = (await filesOf('euskadi')).flatMap(({ records }) => observationsIn(records));
    const facts = contracts.map((contract) => factsOf(contract));
    expect(new Set(contracts.map(({ code }) => code)).size).toBe(1000);
    expect(cents(facts.map(({ amount }) => amount))).toBe(58_215_581_776);
    expect(facts.filter(({ award }) => award === null)).toEqual([]);
    expect(facts.filter(({ items }) => items?.length !== 1)).toHaveLength(1);
  });

  it('folds all of it the same in any order', async () => {
    const files = await Promise.all(['placsp', 'ted', 'euskadi'].map(filesOf));
    const observations = files.flat().flatMap(({ records }) => observationsIn(records));
    for (const group of byTender(observations)) {
      expect(foldTender(group)).toEqual(foldTender(group.toReversed()));
      expect(group.map(hashOf).join(' ')).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64})*$/);
    }
  });
});

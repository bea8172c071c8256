import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.ts';
import { foldTender } from './fold.ts';
import type { ReadRecord } from './notice.ts';
import { openFile } from './read.ts';
import { byTender, observationsIn, rejectionsIn } from './testing/files.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

interface FolderCounts {
  read: number;
  rejected: number;
  refused: number;
}

async function readFolder(folder: string) {
  const records: ReadRecord[] = [];
  let refused = 0;
  for (const path of sharedFiles(folder)) {
    const opened = await openFile(sharedFile(path));
    if (opened.kind !== 'recognised') refused += 1;
    else for await (const record of opened.records) records.push(record);
  }
  return { records, refused };
}

/*
 * Counted apart from this code, by parsing each file whole: `read` is what was read or rejected. Of the
 * records of Paraguay six have only links. The 69 lines of Cardinal that have an ocid carry no date; in
 * the other 23 files of it nothing has an ocid.
 */
const folders: [string, FolderCounts][] = [
  ['ocds/australia-nsw', { read: 22, rejected: 0, refused: 0 }],
  ['ocds/canada-buyandsell', { read: 5513, rejected: 0, refused: 0 }],
  ['ocds/colombia-cce', { read: 31, rejected: 0, refused: 0 }],
  ['ocds/mexico-inai-releases', { read: 44, rejected: 0, refused: 0 }],
  ['ocds/mexico-jalisco', { read: 20, rejected: 0, refused: 0 }],
  ['ocds/moldova-mepps-records', { read: 17, rejected: 0, refused: 0 }],
  ['ocds/paraguay-dncp-records', { read: 25, rejected: 6, refused: 1 }],
  ['ocds/paraguay-dncp-releases', { read: 40, rejected: 0, refused: 0 }],
  ['ocds/uganda-releases', { read: 10, rejected: 0, refused: 0 }],
  ['ocds/uk-contracts-finder-1.0', { read: 200, rejected: 0, refused: 0 }],
  ['ocds/uk-contracts-finder-1.1-2025', { read: 101, rejected: 0, refused: 0 }],
  ['ocds/ukraine-prozorro-examples', { read: 6, rejected: 0, refused: 0 }],
  ['ocds-fixtures/fictional-example', { read: 22, rejected: 0, refused: 1 }],
  ['ocds-fixtures/standard-examples', { read: 25, rejected: 0, refused: 0 }],
  ['ocds-fixtures/cardinal', { read: 69, rejected: 0, refused: 23 }],
];

describe.skipIf(!hasSharedData)(`OCDS of real publishers and validators${whenPresent}`, () => {
  it.each(folders)('reads %s', async (folder, counts) => {
    const { records, refused } = await readFolder(folder);
    const observations = observationsIn(records);
    const rejections = rejectionsIn(records);
    expect({ read: records.length, rejected: rejections.length, refused }).toEqual(counts);
    expect(observations.length + rejections.length).toBe(records.length);
    for (const group of byTender(observations)) {
      expect(foldTender(group)).toEqual(foldTender(group.toReversed()));
      expect(group.map(hashOf).join(' ')).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64})*$/);
    }
  });

  it.each(['ocds-fixtures/ocdskit', 'ocds-merge-suite', 'placsp', 'ted', 'reference', 'euskadi'])(
    'reads or refuses every file of %s without breaking',
    async (folder) => {
      const { records } = await readFolder(folder);
      expect(() =>
        observationsIn(records).map((observation) => foldTender([observation])),
      ).not.toThrow();
    },
  );
});

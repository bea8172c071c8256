import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../notice.ts';
import { memberAt, objectOf, objectsOf, storableJson } from '../../read-json.ts';
import { hasSharedData, sharedFiles, whenPresent } from '../../testing/shared-data.ts';
import { mergeReleases, versionReleases } from './merge.ts';
import { type MergeRules, rulesOfSchema } from './rules.ts';
import { ocds10Rules, ocds11Rules } from './standard-rules.ts';
import type { ListStrategy } from './tree.ts';

function read(path: string): Json {
  return storableJson(JSON.parse(readFileSync(path, 'utf8'))) ?? null;
}

const files = hasSharedData
  ? ['ocds-merge-suite', 'reference', 'ocds-fixtures'].flatMap(sharedFiles)
  : [];

function oneOf(ending: string): JsonObject {
  const found = files.find((path) => path.endsWith(ending));
  return (found === undefined ? null : objectOf(read(found))) ?? {};
}

const rulesOf: Record<string, () => MergeRules> = {
  '1.1': () => ocds11Rules,
  '1.0': () => ocds10Rules,
  schema: () => rulesOfSchema(oneOf('ocds-merge-suite/schema.json')),
};

/** What is done with the releases to come to each kind of expected file, by the end of its name. */
const outcomes: Record<string, (releases: JsonObject[], rules: MergeRules) => JsonObject> = {
  compiled: mergeReleases,
  versioned: versionReleases,
  append: (releases, rules) => mergedTwice(releases, rules, 'append'),
  'by-position': (releases, rules) => mergedTwice(releases, rules, 'by-position'),
};

/** The suite shows both ways on a list that no schema names, with the same release twice. */
function mergedTwice(releases: JsonObject[], rules: MergeRules, strategy: ListStrategy) {
  const strategies = new Map([['nested/array', strategy]]);
  return mergeReleases([...releases, ...releases], rules, { strategies });
}

const cases = files.flatMap((path) => {
  const match =
    /ocds-merge-suite\/([^/]+)\/(.+)-(compiled|versioned|append|by-position)\.json$/.exec(path);
  const [, folder = '', name = '', outcome = ''] = match ?? [];
  return match === null ? [] : [{ folder, name, outcome, path }];
});

describe.skipIf(!hasSharedData)(`the cases of the merge suite${whenPresent}`, () => {
  it('are all there', () => {
    expect(cases.length).toBeGreaterThanOrEqual(28);
  });

  it.each(cases)('$folder $name: $outcome', ({ folder, outcome, path }) => {
    const releases = objectsOf(read(path.replace(`-${outcome}.json`, '.json')));
    const rules = rulesOf[folder]?.() ?? ocds11Rules;
    expect(outcomes[outcome]?.(releases, rules)).toEqual(read(path));
  });
});

describe.skipIf(!hasSharedData)(`the merge rules${whenPresent}`, () => {
  it.each([
    ['ocds-1.1.5', ocds11Rules],
    ['ocds-1.0.3', ocds10Rules],
  ])('are those of the schema of %s', (folder, rules) => {
    const ofSchema = rulesOfSchema(oneOf(`reference/${folder}/release-schema.json`));
    expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(ofSchema));
  });
});

describe.skipIf(!hasSharedData)(`the merge cases of ocdskit${whenPresent}`, () => {
  const releasesOf = (name: string) =>
    objectsOf(memberAt(oneOf(`ocdskit/${name}.json`), 'releases'));
  const withExtension: MergeRules = new Map([
    ...ocds11Rules,
    ['parties/additionalContactPoints', 'wholeListMerge'],
  ]);

  it.each([
    ['release-package_additional-contact-points', 'compile_no-extensions', ocds11Rules],
    ['release-package_additional-contact-points', 'compile_extensions', withExtension],
    ['release-package_warning', 'compile_warning', ocds11Rules],
  ])('%s gives %s', (from, expected, rules) => {
    const releases = releasesOf(from);
    expect(releases.length).toBeGreaterThan(0);
    expect(mergeReleases(releases, rules)).toEqual(oneOf(`ocdskit/${expected}.json`));
  });
});

describe.skipIf(!hasSharedData)(`the worked examples of the standard${whenPresent}`, () => {
  const records = files
    .filter((path) => /standard-examples\/merging\/[^/]*-record\.json$/.test(path))
    .flatMap((path) => objectsOf(memberAt(read(path), 'records')));

  it('merge into what they show', () => {
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const record of records) {
      const { id: _id, ...merged } = mergeReleases(objectsOf(record['releases']), ocds11Rules);
      expect(record['compiledRelease']).toMatchObject(merged);
    }
  });
});

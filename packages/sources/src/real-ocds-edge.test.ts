import { describe, expect, it } from 'vitest';
import { openFile } from './read.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

const noOcid = /^La entrega no trae «ocid»\.$/;
const onlyLinks = /^El registro no trae sus entregas, solo enlaces a ellas: descarga/;
const otherJson = /^Es un archivo JSON, pero no de los que se pueden leer/;
const unknownTable = /^Es una planilla, pero sus columnas/;
const ocdsTable = /^Es una planilla con datos OCDS/;

/** What becomes of a file that is read: observations, rejections and what all of those say. */
type Outcome = [read: number, rejected: number, reason?: RegExp];

/*
 * Every file made to be invalid, or nearly. What validators complain of (codelists, extensions, versions)
 * keeps no notice from being read; what cannot be read says where and why.
 */
const readFiles: Record<string, Outcome> = {
  'cove-ocds/1001_empty_releases.json': [0, 1001, noOcid],
  'cove-ocds/30_releases.json': [30, 0],
  'cove-ocds/999_empty_releases.json': [0, 999, noOcid],
  'cove-ocds/badfile_all_validation_errors.json': [1, 0],
  'cove-ocds/badfile_extension_validation_errors.json': [1, 0],
  'cove-ocds/extended_many_jsonschema_keys.json': [0, 1, noOcid],
  'cove-ocds/full_record.json': [1, 0],
  'cove-ocds/non_dict_json.json': [0, 1, /^El elemento no es un objeto JSON\.$/],
  'cove-ocds/record_minimal_valid.json': [0, 1, noOcid],
  'cove-ocds/release_aggregate.json': [1, 0],
  'cove-ocds/tenders_records_1_record_with_invalid_extensions.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_all_invalid_extensions.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_extension_broken_json_ref.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_extensions_new_layout.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_patch_in_version.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_unrecognized_version.json': [1, 0],
  'cove-ocds/tenders_releases_1_release_with_wrong_version_type.json': [1, 0],
  'cove-ocds/tenders_releases_2_releases_codelists.json': [2, 0],
  'cove-ocds/tenders_releases_2_releases_not_json.json': [2, 1, /registro 2 hay una coma/],
  'cove-ocds/tenders_releases_deprecated_fields_against_1_1_live.json': [2, 0],
  'early-validator/invalid_missing_publisher.json': [1, 0],
  'early-validator/random_record_example.json': [0, 1, /^El registro no trae ninguna entrega/],
  'early-validator/simple_example.json': [1, 0],
  'lib-cove-ocds/additional_checks/empty_fields_records.json': [1, 0],
  'lib-cove-ocds/additional_checks/full_record.json': [1, 0],
  'lib-cove-ocds/api/basic_record_package.json': [1, 0],
  'lib-cove-ocds/common_checks/get_additional_codelist_values_replaced.json': [1, 0],
  'lib-cove-ocds/common_checks/records_no_validation_errors.json': [0, 1, onlyLinks],
  'lib-cove-ocds/common_checks/records_non_unique_no_ocid.json': [0, 2, onlyLinks],
  'lib-cove-ocds/common_checks/releases_no_validation_errors.json': [1, 0],
  'lib-cove-ocds/common_checks/releases_non_unique_no_id.json': [2, 0],
  'lib-cove-ocds/common_checks/releases_unique_ocids_but_not_ids.json': [2, 0],
  'lib-cove-ocds/lib/tenders_releases_7_releases_check_ocids.json': [7, 0],
  'moldova-structures/OCDS data structure of the MTender system/Example.json': [
    0,
    1,
    /^El archivo se corta en el registro 1/,
  ],
  'moldova-structures/OCDS data structure of the Moldova OCDS Contract Data Visualisation tool/Example.json':
    [0, 1, /^El registro 1 no es JSON válido/],
};

/** Files that are not read, and how what is said of them begins. */
const refusedFiles: Record<string, RegExp> = {
  'cove-ocds/bad_toplevel_list.json': /^Es una lista JSON vacía/,
  'cove-ocds/codelist_extension/codelists/+documentType.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/+method.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/+releaseTag.csv': /^El archivo solo trae espacios/,
  'cove-ocds/codelist_extension/codelists/-documentType.csv': /^El contenido no se reconoce/,
  'cove-ocds/codelist_extension/codelists/awardCriteria.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/awardStatus.csv': unknownTable,
  'cove-ocds/codelist_extension/extension.json': otherJson,
  'cove-ocds/codelist_extension/release-schema.json': otherJson,
  'cove-ocds/release_schema_deprecated_fields.json': otherJson,
  'cove-ocds/tenders_releases_2_releases.xlsx': ocdsTable,
  'cove-ocds/tenders_releases_2_releases_with_metatab_version_1_1_extensions.xlsx': ocdsTable,
  'cove-ocds/utf-16.json': /^Parece un paquete OCDS, pero «releases» no es una lista/,
  'early-validator/simple_example_partial_file.json.gz':
    /^El archivo comprimido \(\.gz\) está cortado/,
  'lib-cove-ocds/extensions/invalid-metadata/release-schema.json': otherJson,
  'lib-cove-ocds/extensions/unresolvable/extension.json': otherJson,
  'moldova-structures/OCDS data structure of the Meapps system/Example.json': otherJson,
  'spoonbill/wrong_data.json': /^Parece un paquete OCDS, pero no trae «releases» ni «records»/,
};

async function outcome(path: string) {
  const opened = await openFile(sharedFile(path));
  if (opened.kind !== 'recognised') return { refused: opened.reason };
  let read = 0;
  const reasons: string[] = [];
  for await (const record of opened.records) {
    if (record.kind === 'observation') read += 1;
    else reasons.push(record.reason);
  }
  return { read, reasons };
}

const folder = 'invalid-and-edge';
const nameOf = (path: string) => path.slice(path.indexOf(`${folder}/`) + folder.length + 1);
const pathOf = new Map(
  hasSharedData ? sharedFiles(folder).map((path) => [nameOf(path), path]) : [],
);

describe.skipIf(!hasSharedData)(`invalid files and edge cases${whenPresent}`, () => {
  it('are all named here', () => {
    const named = Object.keys({ ...readFiles, ...refusedFiles });
    expect(named.toSorted()).toEqual([...pathOf.keys()].toSorted());
  });

  it.each(Object.entries(readFiles))(
    '%s is read',
    async (name, [read, rejected, reason = /^$/]) => {
      const { reasons = [], ...counts } = await outcome(pathOf.get(name) ?? '');
      expect({ ...counts, rejected: reasons.length }).toEqual({ read, rejected });
      for (const said of reasons) expect(said).toMatch(reason);
    },
  );

  it.each(Object.entries(refusedFiles))('%s is refused', async (name, reason) => {
    expect(await outcome(pathOf.get(name) ?? '')).toEqual({
      refused: expect.stringMatching(reason),
    });
  });
});

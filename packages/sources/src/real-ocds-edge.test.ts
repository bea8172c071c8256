import { describe, expect, it } from 'vitest';
import type { ReadingCode } from './reading-message.ts';
import { openFile } from './read.ts';
import { hasSharedData, sharedFile, sharedFiles, whenPresent } from './testing/shared-data.ts';

const noOcid = 'entrega-sin-ocid';
const onlyLinks = 'registro-solo-con-enlaces';
const otherJson = 'json-desconocido-con-claves';
const keylessJson = 'json-desconocido';
const unknownTable = 'planilla-desconocida';
const ocdsTable = 'planilla-con-datos-ocds';

/** What becomes of a file that is read: observations, rejections and the code of all of those. */
type Outcome = [read: number, rejected: number, reason?: ReadingCode];

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
  'cove-ocds/non_dict_json.json': [0, 1, 'registro-sin-objeto'],
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
  'cove-ocds/tenders_releases_2_releases_not_json.json': [2, 1, 'registro-con-coma-de-mas'],
  'cove-ocds/tenders_releases_deprecated_fields_against_1_1_live.json': [2, 0],
  'early-validator/invalid_missing_publisher.json': [1, 0],
  'early-validator/random_record_example.json': [0, 1, 'registro-sin-entregas'],
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
    'json-cortado',
  ],
  'moldova-structures/OCDS data structure of the Moldova OCDS Contract Data Visualisation tool/Example.json':
    [0, 1, 'registro-json-mal-escrito'],
};

/** Files that are not read, and why. */
const refusedFiles: Record<string, ReadingCode> = {
  'cove-ocds/bad_toplevel_list.json': 'json-lista-vacia',
  'cove-ocds/codelist_extension/codelists/+documentType.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/+method.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/+releaseTag.csv': 'solo-espacios',
  'cove-ocds/codelist_extension/codelists/-documentType.csv': 'contenido-no-reconocido',
  'cove-ocds/codelist_extension/codelists/awardCriteria.csv': unknownTable,
  'cove-ocds/codelist_extension/codelists/awardStatus.csv': unknownTable,
  'cove-ocds/codelist_extension/extension.json': otherJson,
  'cove-ocds/codelist_extension/release-schema.json': keylessJson,
  'cove-ocds/release_schema_deprecated_fields.json': otherJson,
  'cove-ocds/tenders_releases_2_releases.xlsx': ocdsTable,
  'cove-ocds/tenders_releases_2_releases_with_metatab_version_1_1_extensions.xlsx': ocdsTable,
  'cove-ocds/utf-16.json': 'paquete-ocds-sin-lista',
  'early-validator/simple_example_partial_file.json.gz': 'gzip-danado',
  'lib-cove-ocds/extensions/invalid-metadata/release-schema.json': keylessJson,
  'lib-cove-ocds/extensions/unresolvable/extension.json': keylessJson,
  'moldova-structures/OCDS data structure of the Meapps system/Example.json': 'json-por-mapear',
  'spoonbill/wrong_data.json': 'paquete-ocds-vacio',
};

async function outcome(path: string) {
  const opened = await openFile(sharedFile(path));
  if (opened.kind !== 'recognised') return { refused: opened.reasons[0]?.code };
  let read = 0;
  const reasons: ReadingCode[] = [];
  for await (const record of opened.records) {
    if (record.kind === 'observation') read += 1;
    else reasons.push(...record.reasons.map(({ code }) => code));
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

  it.each(Object.entries(readFiles))('%s is read', async (name, [read, rejected, reason]) => {
    const { reasons = [], ...counts } = await outcome(pathOf.get(name) ?? '');
    expect({ ...counts, rejected: reasons.length }).toEqual({ read, rejected });
    for (const said of reasons) expect(said).toBe(reason);
  });

  it.each(Object.entries(refusedFiles))('%s is refused', async (name, reason) => {
    expect(await outcome(pathOf.get(name) ?? '')).toEqual({ refused: reason });
  });
});

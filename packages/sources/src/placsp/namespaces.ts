import { prefixesBy } from '../xml/element-builder.ts';

export const atomNamespace = 'http://www.w3.org/2005/Atom';

/** Whether an address is one of CODICE, of any version. */
export function isCodice(uri: string): boolean {
  return uri.startsWith('urn:dgpe:names:draft:codice:');
}

/**
 * Our prefixes for the namespaces of the platform, whatever a file calls them. CODICE 1 and 2 have the
 * same vocabulary but for a few names.
 */
export const placspPrefixes = prefixesBy([
  [/^http:\/\/www\.w3\.org\/2005\/Atom$/, ''],
  [/^http:\/\/purl\.org\/atompub\/tombstones\/1\.0$/, 'at'],
  [/^urn:dgpe:names:draft:codice:schema:xsd:CommonBasicComponents-\d+$/, 'cbc'],
  [/^urn:dgpe:names:draft:codice:schema:xsd:CommonAggregateComponents-\d+$/, 'cac'],
  [/^urn:dgpe:names:draft:codice-place-ext:schema:xsd:CommonBasicComponents-\d+$/, 'cbc-place-ext'],
  [
    /^urn:dgpe:names:draft:codice-place-ext:schema:xsd:CommonAggregateComponents-\d+$/,
    'cac-place-ext',
  ],
  [/^urn:dgpe:names:draft:codice:schema:xsd:\w+Notice-\d+$/, ''],
]);

/** Where the platform keeps a folder within an entry. */
export const folderStatus = 'cac-place-ext:ContractFolderStatus';

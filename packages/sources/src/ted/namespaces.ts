import { prefixesBy } from '../xml/element-builder.ts';

/** The forms of 2011 to 2023 in all their versions; some files give the address without its host. */
const formPattern = /(?:^|\/)(?:ted\/R2[\w.]+\/publication|TED_schema\/Export)$/;

export function isTedExport(uri: string): boolean {
  return formPattern.test(uri);
}

/** The notices of UBL that eForms are made of. */
const noticePattern =
  /^urn:oasis:names:specification:ubl:schema:xsd:(?:ContractNotice|ContractAwardNotice|PriorInformationNotice)-2$/;

export function isEformsNotice(uri: string): boolean {
  return noticePattern.test(uri);
}

/** Our prefixes for the namespaces of TED, whatever a file calls them. */
export const tedPrefixes = prefixesBy([
  [formPattern, ''],
  [/(?:^|\/)ted\/\d{4}\/nuts$/, 'nuts'],
  [/^http:\/\/www\.w3\.org\/1999\/xlink$/, 'xlink'],
  [noticePattern, ''],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2$/, 'cbc'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2$/, 'cac'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2$/, 'ext'],
  [/^http:\/\/data\.europa\.eu\/p27\/eforms-ubl-extension-aggregate-components\/1$/, 'efac'],
  [/^http:\/\/data\.europa\.eu\/p27\/eforms-ubl-extension-basic-components\/1$/, 'efbc'],
  [/^http:\/\/data\.europa\.eu\/p27\/eforms-ubl-extensions\/1$/, 'efext'],
]);

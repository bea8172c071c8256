import type { Json } from '../notice.ts';
import { isUsableCode } from '../records.ts';
import { attributeOf, elementAt, elementsAt, textAt, textIn } from '../xml/read-element.ts';
import { stated } from './texts.ts';

/** `522955-2024`, `00210184-2025` and `2020/S 087-209416` all name a publication by number and year. */
export function publicationNumber(text: string | null): string | null {
  const given = text?.trim() ?? '';
  const plain = /^0*(\d{1,8})-(\d{4})$/.exec(given);
  if (plain !== null) return `${plain[1]}-${plain[2]}`;
  const journal = /^(\d{4})\/S \d{1,3}-0*(\d{1,8})$/.exec(given);
  return journal === null ? null : `${journal[2]}-${journal[1]}`;
}

/** What eForms adds to the notice of UBL. */
export function eformsExtension(notice: Json): Json | undefined {
  return elementAt(
    notice,
    'ext:UBLExtensions',
    'ext:UBLExtension',
    'ext:ExtensionContent',
    'efext:EformsExtension',
  );
}

/** The publication of a notice of eForms; null before it has one. */
export function eformsPublication(notice: Json): string | null {
  const path = ['efac:Publication', 'efbc:NoticePublicationID'];
  return publicationNumber(textAt(eformsExtension(notice), ...path));
}

/**
 * Code of a notice of eForms: its publication, or, while it has none, the notice's own id and version.
 * Null when it has neither, and so no identity.
 */
export function eformsCode(notice: Json): string | null {
  const published = eformsPublication(notice);
  if (published !== null) return published;
  const ids = elementsAt(notice, 'cbc:ID');
  const own = ids.find((id) => attributeOf(id, 'schemeName') === 'notice-id') ?? ids[0];
  const id = stated(textIn(own));
  if (id === null || !isUsableCode(id)) return null;
  return `${id}-${stated(textAt(notice, 'cbc:VersionID')) ?? '01'}`;
}

/** Code of a form until 2023: its number in the journal. */
export function formCode(notice: Json): string | null {
  return (
    publicationNumber(attributeOf(notice, 'DOC_ID')) ??
    publicationNumber(textAt(notice, 'CODED_DATA_SECTION', 'NOTICE_DATA', 'NO_DOC_OJS'))
  );
}

/** Page of a publication on TED, in Spanish; what was not published has none. */
export function tedPage(code: string): string | undefined {
  const published = publicationNumber(code);
  return published === null || published !== code
    ? undefined
    : `https://ted.europa.eu/es/notice/-/detail/${code}`;
}

import type { FileFormat, ReadableFile } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { instantOfDay, instantOfDeadline } from '../european-dates.ts';
import type { Json, NoticeFormat, ReadRecord } from '../notice.ts';
import { observed, rejectedElement } from '../records.ts';
import { textAt } from '../xml/read-element.ts';
import { xmlRoot } from '../xml/xml-root.ts';
import { type XmlPart, xmlParts, xmlRejection } from '../xml/xml-stream.ts';
import { xmlEncoding } from '../xml/xml-text.ts';
import { zoneOf } from './countries.ts';
import { isEformsNotice, isTedExport, tedPrefixes } from './namespaces.ts';
import { eformsCode, eformsExtension, formCode } from './publication.ts';
import { readingMessage } from '../reading-message.ts';

type ElementPart = Extract<XmlPart, { kind: 'element' }>;

function dispatchInstant(day: string, time: string | null): string | null {
  return time === null ? instantOfDay(day) : instantOfDeadline(day, time, zoneOf(null));
}

/** The instant of an eForms notice: its publication, or its dispatch where that is later or alone. */
function eformsInstant(notice: Json): string | null {
  const published = textAt(eformsExtension(notice), 'efac:Publication', 'efbc:PublicationDate');
  const issued = textAt(notice, 'cbc:IssueDate');
  const time = textAt(notice, 'cbc:IssueTime');
  const instants = [
    published === null ? null : instantOfDay(published),
    issued === null ? null : dispatchInstant(issued, time),
  ].filter((instant) => instant !== null);
  return instants.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
}

function formInstant(notice: Json): string | null {
  const section = 'CODED_DATA_SECTION';
  const day =
    textAt(notice, section, 'REF_OJS', 'DATE_PUB') ??
    textAt(notice, section, 'CODIF_DATA', 'DS_DATE_DISPATCH');
  return day === null ? null : instantOfDay(day);
}

function noticeRecord({ name, line, value }: ElementPart): ReadRecord {
  const isForm = name === 'TED_EXPORT';
  const format: NoticeFormat = isForm ? 'ted-formulario' : 'ted-eforms';
  const code = isForm ? formCode(value) : eformsCode(value);
  if (code === null)
    return rejectedElement(line, readingMessage('anuncio-sin-numero-ni-identificador'), value);
  const observedAt = isForm ? formInstant(value) : eformsInstant(value);
  if (observedAt === null)
    return rejectedElement(line, readingMessage('anuncio-sin-fecha-ni-envio'), value);
  const payload = { [name]: value };
  return observed(line, { source: 'ted', code, format, observedAt, payload });
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const encoding = xmlEncoding(head.bytes);
  const wanted = (_: string, depth: number) => depth === 1;
  for await (const part of xmlParts({ bytes, encoding, prefixes: tedPrefixes, wanted })) {
    yield part.kind === 'element' ? noticeRecord(part) : xmlRejection(part);
  }
}

function recognise(head: FileHead): boolean {
  const root = xmlRoot(head);
  if (root === null || root.kind === 'unbound') return false;
  if (root.local === 'TED_EXPORT') return isTedExport(root.uri);
  return isEformsNotice(root.uri);
}

/** Notices of TED, one a file: forms until 2023 (R2.0.8, R2.0.9) and eForms (formats.md §9). */
export const tedXml: FileFormat = {
  id: 'ted-xml',
  label: readingMessage('formato-ted-xml'),
  recognise,
  read,
};

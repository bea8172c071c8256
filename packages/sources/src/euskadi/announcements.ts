import type { FileFormat, ReadableFile } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import type { ReadRecord } from '../notice.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { readingMessage } from '../reading-message.ts';
import { prefixesBy } from '../xml/element-builder.ts';
import { xmlRoot } from '../xml/xml-root.ts';
import { type XmlPart, xmlParts, xmlRejection } from '../xml/xml-stream.ts';
import { xmlEncoding } from '../xml/xml-text.ts';
import { announcementOf, basqueDate } from './announcement.ts';
import { instantOfDay } from '../european-dates.ts';

const roots = new Set(['record', 'contractingAnnouncement']);

function announcementRecord({
  name,
  line,
  value,
}: Extract<XmlPart, { kind: 'element' }>): ReadRecord {
  const { code, changed } = announcementOf(name, value);
  if (code === null || !isUsableCode(code)) {
    return rejectedElement(line, readingMessage('anuncio-de-euskadi-sin-codigo'), value);
  }
  const date = basqueDate(changed);
  const observedAt = date === null ? null : (date.instant ?? instantOfDay(date.day));
  if (observedAt === null) {
    return rejectedElement(line, readingMessage('anuncio-sin-fecha-ni-envio'), value);
  }
  const payload = { [name]: value };
  return observed(line, {
    source: 'euskadi',
    code,
    format: 'euskadi-anuncio',
    observedAt,
    payload,
  });
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const source = {
    bytes,
    encoding: xmlEncoding(head.bytes),
    prefixes: prefixesBy([]),
    wanted: (name: string, depth: number) => depth === 1 && roots.has(name),
  };
  for await (const part of xmlParts(source)) {
    yield part.kind === 'element' ? announcementRecord(part) : xmlRejection(part);
  }
}

/** A `record` may be of anything: that of an announcement names its items so. */
function recognise(head: FileHead): boolean {
  const root = xmlRoot(head);
  if (root === null || root.kind === 'unbound' || root.uri !== '') return false;
  if (root.local === 'contractingAnnouncement') return true;
  return root.local === 'record' && /name\s*=\s*["']contratacion/.test(head.text);
}

/** Announcements of the Basque platform, one a file, in the shapes of before and after 2021. */
export const euskadiXml: FileFormat = {
  id: 'euskadi-xml',
  label: readingMessage('formato-euskadi-xml'),
  recognise,
  read,
};

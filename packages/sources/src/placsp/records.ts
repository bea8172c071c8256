import { instantOfDeadline } from '../european-dates.ts';
import { instantFromIso } from '../instants.ts';
import type { JsonObject, NoticeFormat, ReadRecord } from '../notice.ts';
import { objectOf } from '../read-json.ts';
import { isUsableCode, observed, rejectedElement } from '../records.ts';
import { attributeOf, elementAt, textAt } from '../xml/read-element.ts';
import type { XmlPart } from '../xml/xml-stream.ts';
import { contractingParty, referenceOf } from './folder-facts.ts';
import { folderStatus } from './namespaces.ts';
import { platformIdOf } from './parties.ts';
import { platformZone } from './published.ts';
import { readSummary } from './summary.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';

type ElementPart = Extract<XmlPart, { kind: 'element' }>;

/** The last part of an entry's id, which is the number of the tender on the platform. */
function codeOf(id: string | null): string | null {
  const last = id?.replace(/\/+$/, '').split('/').at(-1)?.trim() ?? '';
  return last === '' || !isUsableCode(last) ? null : last;
}

interface Read {
  format: NoticeFormat;
  payload: JsonObject;
  code: string | null;
  observedAt: string | null;
  /** The messages for a missing code or date. */
  without: { code: ReadingMessage; date: ReadingMessage };
}

function recordOf(line: number, read: Read): ReadRecord {
  const { format, payload, code, observedAt, without } = read;
  if (code === null) return rejectedElement(line, without.code, payload);
  if (observedAt === null) return rejectedElement(line, without.date, payload);
  return observed(line, { source: 'placsp', code, format, observedAt, payload });
}

/** Whether an entry states anything of a tender. */
function saysSomething(entry: JsonObject): boolean {
  if (elementAt(entry, folderStatus) !== undefined) return true;
  const { reference, buyer, state } = readSummary(textAt(entry, 'summary'));
  return reference !== null || buyer !== null || state !== null;
}

function entryRecord(line: number, payload: JsonObject): ReadRecord {
  if (!saysSomething(payload)) {
    return rejectedElement(line, readingMessage('entrada-sin-licitacion'), payload);
  }
  return recordOf(line, {
    format: 'placsp-entrada',
    payload,
    code: codeOf(textAt(payload, 'id')),
    observedAt: instantFromIso(textAt(payload, 'updated') ?? ''),
    without: {
      code: readingMessage('entrada-sin-codigo'),
      date: readingMessage('entrada-sin-fecha'),
    },
  });
}

function deletedRecord(line: number, payload: JsonObject): ReadRecord {
  return recordOf(line, {
    format: 'placsp-anulada',
    payload,
    code: codeOf(attributeOf(payload, 'ref')),
    observedAt: instantFromIso(attributeOf(payload, 'when') ?? ''),
    without: {
      code: readingMessage('anulacion-sin-codigo'),
      date: readingMessage('anulacion-sin-fecha'),
    },
  });
}

/**
 * A whole document. Its folder's number is unique within the buyer only, so both make the code, and
 * the call and the award of one folder are one tender. Without them it is the document's own number.
 */
function documentRecord({ line, name, value }: ElementPart): ReadRecord {
  const buyer = contractingParty(value);
  const platformId = platformIdOf(buyer);
  const reference = referenceOf(value);
  const code =
    platformId !== null && reference !== null
      ? `${platformId}/${reference}`
      : (textAt(value, 'cbc:UUID') ?? textAt(value, 'cbc:ID'));
  const issued = textAt(value, 'cbc:IssueDate');
  const time = textAt(value, 'cbc:IssueTime');
  return recordOf(line, {
    format: 'codice',
    payload: { [name]: value },
    code: code !== null && isUsableCode(code) ? code : null,
    observedAt: issued === null ? null : instantOfDeadline(issued, time, platformZone),
    without: {
      code: readingMessage('documento-sin-codigo'),
      date: readingMessage('documento-sin-fecha'),
    },
  });
}

/** The record of an element of a feed, or of a whole document. */
export function placspRecord(part: ElementPart): ReadRecord {
  const { name, line, value } = part;
  if (name !== 'entry' && name !== 'at:deleted-entry') return documentRecord(part);
  const payload = objectOf(value);
  if (payload === null) return rejectedElement(line, readingMessage('entrada-vacia'), value);
  return name === 'entry' ? entryRecord(line, payload) : deletedRecord(line, payload);
}

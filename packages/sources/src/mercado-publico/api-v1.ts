import type { FileFormat, ReadableFile, Recognition } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { brokenRecord, jsonParts, unreadableRecord } from '../json-stream.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { objectOf } from '../read-json.ts';
import { elementRecord, envelopeInstant } from './api-elements.ts';
import { portalError } from './api-errors.ts';
import { isPortalTender } from './field-names.ts';
import { keyedElement, loosePath } from './loose.ts';
import { readingMessage } from '../reading-message.ts';

/**
 * Elements kept while the envelope has not said yet when it was made (`FechaCreacion` may stand after
 * `Listado`). The longest real answer has some 4,400.
 */
const mostWaiting = 20_000;

/** Whether an object is an answer of the API, with tenders or orders in it or with none. */
export function isPortalEnvelope(value: JsonObject): boolean {
  if (portalError(value) !== null) return false;
  // The API may return null instead of an empty list.
  return Array.isArray(value['Listado']) || (value['Listado'] === null && 'Cantidad' in value);
}

/** The records of an envelope or of a loose element that is already parsed. */
export function portalRecords(envelope: JsonObject, position: number): ReadRecord[] {
  if (isPortalTender(envelope)) return [elementRecord(envelope, position, null)];
  const queriedAt = envelopeInstant(envelope['FechaCreacion']);
  const elements = envelope['Listado'];
  if (!Array.isArray(elements)) return [];
  return elements.map((element) => elementRecord(element, position, queriedAt));
}

interface Waiting {
  value: Json | undefined;
  position: number;
}

/** The records of one value of a list of them: an element, or a whole answer. */
function looseRecords(value: Json, position: number): ReadRecord[] {
  const envelope = objectOf(value);
  const isAnswer = envelope !== null && isPortalEnvelope(envelope);
  return isAnswer ? portalRecords(envelope, position) : [elementRecord(value, position, null)];
}

async function* readLoose({ bytes, head }: ReadableFile, path: string): AsyncGenerator<ReadRecord> {
  let position = 0;
  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths: [path] })) {
    if (part.kind === 'end') continue;
    position += 1;
    if (part.kind === 'broken') yield brokenRecord(part.cause, position);
    else if (part.kind === 'unreadable') yield unreadableRecord(part, position);
    else yield* looseRecords(keyedElement(part.value, part.key), position);
  }
}

async function* readEnvelope({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const paths = ['$.Listado.*', '$.FechaCreacion'];
  let queriedAt: string | null | undefined;
  let position = 0;
  let waiting: Waiting[] = [];
  const flushed = (): ReadRecord[] => {
    const records = waiting.map((one) => elementRecord(one.value, one.position, queriedAt ?? null));
    waiting = [];
    return records;
  };

  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths })) {
    if (part.kind === 'value' && part.container === 'Listado') {
      position += 1;
      waiting.push({ value: part.value, position });
      if (queriedAt !== undefined || waiting.length > mostWaiting) yield* flushed();
    } else if (part.kind === 'value') {
      queriedAt = envelopeInstant(part.value);
      yield* flushed();
    } else if (part.kind === 'unreadable') {
      if (part.container === 'Listado') {
        position += 1;
        yield unreadableRecord(part, position);
      }
    } else {
      yield* flushed();
      queriedAt = undefined;
      if (part.kind === 'broken') yield brokenRecord(part.cause, position + 1);
    }
  }
  yield* flushed();
}

function read(file: ReadableFile): AsyncGenerator<ReadRecord> {
  const path = loosePath(file.head.json, isPortalEnvelope);
  return path === null ? readEnvelope(file) : readLoose(file, path);
}

function recognise({ json }: FileHead): Recognition {
  const reason = portalError(json);
  if (reason !== null) return { reason };
  const envelope = objectOf(json);
  return (
    (envelope !== null && isPortalEnvelope(envelope)) || loosePath(json, isPortalEnvelope) !== null
  );
}

/** Answers of the API v1, list and detail, of licitaciones and of orders (formats.md §1 and §3). */
export const mercadoPublicoJson: FileFormat = {
  id: 'mp-json',
  label: readingMessage('formato-mp-json'),
  recognise,
  read,
};

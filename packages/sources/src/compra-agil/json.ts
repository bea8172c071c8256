import type { FileFormat, ReadableFile, Recognition } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { brokenRecord, jsonParts, unreadableRecord } from '../json-stream.ts';
import type { Json, ReadRecord } from '../notice.ts';
import { memberAt, objectOf, objectsOf } from '../read-json.ts';
import { agileError, agileLists, agileRecord, isAgileEnvelope, isAgileNotice } from './records.ts';
import { readingMessage } from '../reading-message.ts';

/** The path of the notices in a file, by its beginning; null when it is no Compra Ágil. */
function pathsOf(json: Json | undefined): string[] | null {
  if (Array.isArray(json)) {
    return objectsOf(json).some(isAgileNotice) ? ['$.*'] : null;
  }
  const whole = objectOf(json);
  if (whole === null) return null;
  if (isAgileEnvelope(whole)) {
    const list = agileLists.find((name) => Array.isArray(memberAt(whole, 'payload', name)));
    return list === undefined ? ['$.payload'] : [`$.payload.${list}.*`];
  }
  return isAgileNotice(whole) ? ['$'] : null;
}

function recognise({ json }: FileHead): Recognition {
  const reason = agileError(json);
  if (reason !== null) return { reason };
  return pathsOf(json) !== null;
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const paths = pathsOf(head.json) ?? [];
  let position = 0;
  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths })) {
    if (part.kind === 'value') {
      position += 1;
      yield agileRecord(part.value, position);
    } else if (part.kind === 'unreadable') {
      position += 1;
      yield unreadableRecord(part, position);
    } else if (part.kind === 'broken') {
      yield brokenRecord(part.cause, position + 1);
    }
  }
}

/** Compra Ágil as the API v2 and the search service of the supplier site answer it (formats.md §4). */
export const agileJson: FileFormat = {
  id: 'ca-json',
  label: readingMessage('formato-ca-json'),
  recognise,
  read,
};

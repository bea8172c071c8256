import type { FileFormat, ReadableFile, Recognition } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { instantOfDay } from '../european-dates.ts';
import { brokenRecord, jsonParts, unreadableRecord } from '../json-stream.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { listOf, objectOf, textOf } from '../read-json.ts';
import { observed, rejectedElement } from '../records.ts';
import { publicationNumber } from './publication.ts';
import { readingMessage } from '../reading-message.ts';

/** Fields of a notice as the interface names them; any of them beside the number tells it is one. */
const telling = ['notice-type', 'notice-title', 'buyer-name', 'publication-date'];

function isNotice(value: Json | undefined): boolean {
  const notice = objectOf(value);
  return (
    notice !== null && 'publication-number' in notice && telling.some((name) => name in notice)
  );
}

/** The path of the notices in a file, by its beginning; null when it is no response of TED. */
function pathsOf(json: Json | undefined): string[] | null {
  if (Array.isArray(json)) return json.some(isNotice) ? ['$.*'] : null;
  const whole = objectOf(json);
  if (whole === null) return null;
  if (isNotice(whole)) return ['$'];
  const isAnswer =
    Array.isArray(whole['notices']) &&
    ('totalNoticeCount' in whole || listOf(whole['notices']).some(isNotice));
  return isAnswer ? ['$.notices.*'] : null;
}

function noticeRecord(value: Json, position: number): ReadRecord {
  const notice = objectOf(value);
  if (notice === null) {
    return rejectedElement(position, readingMessage('anuncio-sin-objeto'), value);
  }
  const code = publicationNumber(textOf(notice['publication-number']));
  if (code === null) {
    return rejectedElement(position, readingMessage('anuncio-sin-numero'), notice);
  }
  const observedAt = instantOfDay(textOf(firstOf(notice)) ?? '');
  if (observedAt === null) {
    return rejectedElement(position, readingMessage('anuncio-sin-fecha'), notice);
  }
  return observed(position, {
    source: 'ted',
    code,
    format: 'ted-api',
    observedAt,
    payload: notice,
  });
}

function firstOf(notice: JsonObject): Json | undefined {
  const date = notice['publication-date'];
  return Array.isArray(date) ? date[0] : date;
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const paths = pathsOf(head.json) ?? [];
  let position = 0;
  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths })) {
    if (part.kind === 'broken') yield brokenRecord(part.cause, position + 1);
    if (part.kind !== 'value' && part.kind !== 'unreadable') continue;
    position += 1;
    yield part.kind === 'value'
      ? noticeRecord(part.value, position)
      : unreadableRecord(part, position);
  }
}

function recognise({ json }: FileHead): Recognition {
  return pathsOf(json) !== null;
}

/** Answers of TED's search interface, version 3 (formats.md §9). */
export const tedJson: FileFormat = {
  id: 'ted-json',
  label: readingMessage('formato-ted-json'),
  recognise,
  read,
};

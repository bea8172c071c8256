import type { FileFormat, ReadableFile } from './file-format.ts';
import { type FileHead, jsonLinesOf } from './file-head.ts';
import { parsedJson } from './json-text.ts';
import { type Line, lineBatches } from './lines.ts';
import { agileError, agileRecords, isAgileEnvelope, isAgileNotice } from './compra-agil/records.ts';
import { portalError } from './mercado-publico/api-errors.ts';
import { isPortalEnvelope, portalRecords } from './mercado-publico/api-v1.ts';
import { isPortalTender } from './mercado-publico/field-names.ts';
import type { JsonObject, ReadRecord } from './notice.ts';
import { answerWithoutReleases } from './ocds/answers.ts';
import { isOcds, ocdsRecords } from './ocds/elements.ts';
import { objectOf } from './read-json.ts';
import { rejected, rejectedElement } from './records.ts';
import { readingMessage } from './reading-message.ts';

/** A line may hold a whole package; a longer line is rejected, not buffered. */
const longestLine = 32 * 1024 * 1024;

const isPortal = (value: JsonObject) => isPortalEnvelope(value) || isPortalTender(value);
const isAgile = (value: JsonObject) => isAgileEnvelope(value) || isAgileNotice(value);

function valueRecords(value: JsonObject, line: number): ReadRecord[] {
  if (isPortal(value)) return portalRecords(value, line);
  if (isAgile(value)) return agileRecords(value, line);
  if (isOcds(value)) return ocdsRecords(value, line);
  const reason =
    portalError(value) ??
    agileError(value) ??
    answerWithoutReleases(value) ??
    readingMessage('linea-json-desconocida');
  return [rejectedElement(line, reason, value)];
}

function lineRecords({ number, text, cut }: Line): ReadRecord[] {
  if (text.trim() === '') return [];
  if (cut) return [rejected(number, readingMessage('linea-demasiado-larga'), text)];
  const parsed = parsedJson(text);
  if ('problem' in parsed && parsed.problem === 'syntax') {
    return [rejected(number, readingMessage('linea-json-mal-escrita'), text)];
  }
  const value = 'value' in parsed ? objectOf(parsed.value) : null;
  if (value === null) return [rejected(number, readingMessage('linea-json-sin-objeto'), text)];
  return valueRecords(value, number);
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  for await (const lines of lineBatches(bytes, head.encoding, longestLine)) {
    for (const line of lines) yield* lineRecords(line);
  }
}

function recognise(head: FileHead): boolean {
  return jsonLinesOf(head).some((value) => isPortal(value) || isAgile(value) || isOcds(value));
}

/** One JSON value a line: OCDS releases, records or packages, or answers of Mercado Público or Compra Ágil. */
export const jsonLines: FileFormat = {
  id: 'json-lines',
  label: readingMessage('formato-json-lines'),
  recognise,
  read,
};

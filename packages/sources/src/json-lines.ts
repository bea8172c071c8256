import type { FileFormat, ReadableFile } from './file-format.ts';
import { type FileHead, jsonLinesOf } from './file-head.ts';
import { type Line, lineBatches } from './lines.ts';
import { envelopeRecords, isTenderEnvelope } from './mercado-publico/api-v1.ts';
import type { JsonObject, ReadRecord } from './notice.ts';
import { isOcds, ocdsRecords } from './ocds/elements.ts';
import { objectOf, storableJson } from './read-json.ts';
import { rejected, rejectedElement } from './records.ts';

/** A whole package may stand in one line; a longer line is rejected, not held. */
const longestLine = 32 * 1024 * 1024;

function valueRecords(value: JsonObject, line: number): ReadRecord[] {
  if (isTenderEnvelope(value)) return envelopeRecords(value, line);
  if (isOcds(value)) return ocdsRecords(value, line);
  const reason = 'La línea no es una entrega OCDS ni una respuesta de Mercado Público.';
  return [rejectedElement(line, reason, value)];
}

function lineRecords({ number, text, cut }: Line): ReadRecord[] {
  if (text.trim() === '') return [];
  if (cut) return [rejected(number, 'La línea es demasiado larga.', text)];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [rejected(number, 'La línea no es JSON válido: está cortada o mal escrita.', text)];
  }
  const value = objectOf(storableJson(parsed));
  if (value === null) return [rejected(number, 'La línea no es un objeto JSON legible.', text)];
  return valueRecords(value, number);
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  for await (const lines of lineBatches(bytes, head.encoding, longestLine)) {
    for (const line of lines) yield* lineRecords(line);
  }
}

function recognise(head: FileHead): boolean {
  return jsonLinesOf(head).some((value) => isTenderEnvelope(value) || isOcds(value));
}

/** One JSON value a line: OCDS releases, records or packages, or answers of Mercado Público. */
export const jsonLines: FileFormat = {
  id: 'json-lines',
  label: 'OCDS o respuestas de Mercado Público (JSON Lines, uno por línea)',
  recognise,
  read,
};

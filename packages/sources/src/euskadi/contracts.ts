import type { FileFormat, ReadableFile } from '../file-format.ts';
import { type FileHead, jsonLinesOf } from '../file-head.ts';
import { instantOfDay } from '../european-dates.ts';
import { brokenRecord, jsonParts, unreadableRecord } from '../json-stream.ts';
import { parsedJson } from '../json-text.ts';
import { type Line, lineBatches } from '../lines.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { isUsableCode, observed, rejected, rejectedElement } from '../records.ts';
import { readingMessage } from '../reading-message.ts';

/** Far more than any contract takes; a longer line is rejected, not held. */
const longestLine = 4 * 1024 * 1024;

function isContract(value: JsonObject): boolean {
  return 'cod_cont' in value && ('tender_cod_exp' in value || 'cauth_promoter' in value);
}

/** When the register was last changed, or else the latest date of the contract itself. */
function instantOf(contract: JsonObject): string | null {
  const dates = [
    memberAt(contract, 'open_data_report', 'date_modified'),
    contract['date_signed'],
    contract['date_awarded'],
  ];
  for (const date of dates) {
    const instant = instantOfDay(textOf(date) ?? '');
    if (instant !== null) return instant;
  }
  return null;
}

function contractRecord(value: Json, line: number): ReadRecord {
  const contract = objectOf(value);
  if (contract === null) return rejectedElement(line, readingMessage('contrato-sin-objeto'), value);
  const code = textOf(contract['cod_cont']);
  if (code === null || !isUsableCode(code)) {
    return rejectedElement(line, readingMessage('contrato-sin-codigo'), contract);
  }
  const observedAt = instantOf(contract);
  if (observedAt === null) {
    return rejectedElement(line, readingMessage('contrato-sin-fecha'), contract);
  }
  return observed(line, {
    source: 'euskadi',
    code,
    format: 'euskadi-contrato',
    observedAt,
    payload: contract,
  });
}

function lineRecord({ number, text, cut }: Line): ReadRecord {
  if (cut) return rejected(number, readingMessage('linea-demasiado-larga'), text);
  const parsed = parsedJson(text);
  if ('value' in parsed) return contractRecord(parsed.value, number);
  return rejected(number, readingMessage('linea-json-mal-escrita'), text);
}

async function* readLines({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  for await (const lines of lineBatches(bytes, head.encoding, longestLine)) {
    for (const line of lines) if (line.text.trim() !== '') yield lineRecord(line);
  }
}

async function* readValues({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
  const paths = [Array.isArray(head.json) ? '$.*' : '$'];
  let position = 0;
  for await (const part of jsonParts({ bytes, encoding: head.encoding, paths })) {
    if (part.kind === 'broken') yield brokenRecord(part.cause, position + 1);
    if (part.kind !== 'value' && part.kind !== 'unreadable') continue;
    position += 1;
    yield part.kind === 'value'
      ? contractRecord(part.value, position)
      : unreadableRecord(part, position);
  }
}

const isLines = (head: FileHead) => jsonLinesOf(head).some(isContract);

/** Contracts of the open data of the Basque administration, one a line or in a list. */
export const euskadiJson: FileFormat = {
  id: 'euskadi-json',
  label: readingMessage('formato-euskadi-json'),
  recognise: (head) => isLines(head) || objectsOf(head.json).some(isContract),
  read: (file) => (isLines(file.head) ? readLines(file) : readValues(file)),
};

import type { FileFormat, ReadableFile } from '../file-format.ts';
import type { FileHead } from '../file-head.ts';
import { brokenRecord, jsonParts } from '../json-stream.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { objectOf, objectsOf, storableJson } from '../read-json.ts';
import { elementRecord, envelopeInstant } from './api-elements.ts';

/**
 * Elements kept while the envelope has not said yet when it was made (`FechaCreacion` may stand after
 * `Listado`). The longest real answer has some 4,400.
 */
const mostWaiting = 20_000;

/** Whether an object is the envelope of licitaciones and not that of purchase orders. */
export function isTenderEnvelope(value: JsonObject): boolean {
  // The API may say that there is nothing with a null instead of an empty list.
  if (value['Listado'] === null && 'Cantidad' in value) return true;
  if (!Array.isArray(value['Listado'])) return false;
  const elements = objectsOf(value['Listado']);
  return elements.length === 0 || elements.some((element) => !('Codigo' in element));
}

/** The records of an envelope that is already parsed. */
export function envelopeRecords(envelope: JsonObject, position: number): ReadRecord[] {
  const queriedAt = envelopeInstant(envelope['FechaCreacion']);
  const elements = envelope['Listado'];
  if (!Array.isArray(elements)) return [];
  return elements.map((element) => elementRecord(element, position, queriedAt));
}

interface Waiting {
  value: Json | undefined;
  position: number;
}

async function* read({ bytes, head }: ReadableFile): AsyncGenerator<ReadRecord> {
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
      waiting.push({ value: storableJson(part.value), position });
      if (queriedAt !== undefined || waiting.length > mostWaiting) yield* flushed();
    } else if (part.kind === 'value') {
      queriedAt = envelopeInstant(storableJson(part.value));
      yield* flushed();
    } else {
      yield* flushed();
      queriedAt = undefined;
      if (part.kind === 'broken') yield brokenRecord(part.cause, position + 1);
    }
  }
  yield* flushed();
}

function recognise({ json }: FileHead): boolean {
  const envelope = objectOf(json);
  return envelope !== null && isTenderEnvelope(envelope);
}

/** Answers of the API v1 of licitaciones, list and detail (formats.md §1). */
export const mercadoPublicoJson: FileFormat = {
  id: 'mp-json',
  label: 'Licitaciones de Mercado Público (JSON de la API)',
  recognise,
  read,
};

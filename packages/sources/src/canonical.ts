import { createHash } from 'node:crypto';
import type { Json, JsonObject, NoticeFormat, Observation } from './notice.ts';

/** JSON text with the keys of every object in order, so that equal values have equal texts. */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}

/**
 * Fields that move by themselves while the tender stays the same: the days left, counted by the
 * portal's clock, and the complaints against the buyer over the last twelve months.
 */
const volatileFields: Partial<Record<NoticeFormat, readonly string[]>> = {
  'mp-detalle': ['DiasCierreLicitacion', 'CantidadReclamos'],
  // The marks that the supplier of an order has got from all its buyers.
  'mp-orden': ['PromedioCalificacion', 'CantidadEvaluacion'],
};

/** The part of a payload that describes the tender: it decides whether the tender changed. */
export function contentForHash(format: NoticeFormat, payload: JsonObject): JsonObject {
  const dropped = volatileFields[format];
  if (dropped === undefined) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([key]) => !dropped.includes(key)));
}

/**
 * SHA-256 (hex) of the content of an observation. Its time is left out: the same
 * answer on two days is one content.
 */
export function hashOf({ source, code, format, payload }: Observation): string {
  const content = contentForHash(format, payload);
  return createHash('sha256')
    .update(canonicalJson({ source, code, format, content }))
    .digest('hex');
}

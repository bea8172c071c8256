import type { Json, JsonObject } from './notice.ts';
import { storableText } from './storable-text.ts';

/** Deeper than any notice; a deeper value is an attack on recursive code, here or in the database. */
export const deepestNesting = 100;

/**
 * A JSON text without NUL characters. The portal leaves raw ones in its answers, where JSON allows none,
 * and they carry nothing.
 */
export function withoutNul(json: string): string {
  return json.includes('\u0000') ? json.replaceAll('\u0000', '') : json;
}

function storableObject(value: object, depth: number): JsonObject | undefined {
  const result: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    // Assigning this one key would change the prototype instead of adding a member.
    if (key === '__proto__') continue;
    const storable = storableJson(member, depth + 1);
    if (storable === undefined) return undefined;
    result[storableText(key)] = storable;
  }
  return result;
}

/**
 * A parsed value as JSON that can be stored: strings without NUL or lone surrogates, numbers that
 * JSON can write. Undefined when it is no JSON or is nested deeper than any notice is.
 */
export function storableJson(value: unknown, depth = 0): Json | undefined {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object' || depth >= deepestNesting) return undefined;
  if (!Array.isArray(value)) return storableObject(value, depth);
  const result: Json[] = [];
  for (const member of value) {
    const storable = storableJson(member, depth + 1);
    if (storable === undefined) return undefined;
    result.push(storable);
  }
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a parsed value can be stored unchanged, but for the characters of its strings: what is
 * not nested too deep, has no number that JSON cannot write and no key that would change a prototype.
 * Much quicker than `storableJson`, which copies.
 */
export function isStorable(value: unknown, depth = 0): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' || typeof value === 'boolean' || value === null;
  }
  if (depth >= deepestNesting) return false;
  if (Array.isArray(value)) return value.every((member) => isStorable(member, depth + 1));
  if (!isObject(value)) return false;
  for (const key in value) {
    if (key === '__proto__' || !isStorable(value[key], depth + 1)) return false;
  }
  return true;
}

/** The value when it is an object, otherwise null. */
export function objectOf(value: Json | undefined): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** The value when it is a list, otherwise an empty one. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; a lone object counts as a list of one, anything else as none. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  const lone = objectOf(value);
  if (lone !== null) return [lone];
  return listOf(value)
    .map(objectOf)
    .filter((member) => member !== null);
}

/** The member at a path of keys, or undefined where the path leaves the objects. */
export function memberAt(value: Json | undefined, ...path: string[]): Json | undefined {
  let current = value;
  for (const key of path) {
    const object = objectOf(current);
    if (object === null || !Object.hasOwn(object, key)) return undefined;
    current = object[key];
  }
  return current;
}

/** Text without spaces around, or null when there is none. Numbers count: ids come as either. */
export function textOf(value: Json | undefined): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A finite number, also when written as text with a decimal point; "-", "NO APLICA" or "1,5" are none. */
export function numberOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !plainNumber.test(value.trim())) return null;
  const parsed = Number(value.trim());
  return Number.isFinite(parsed) ? parsed : null;
}

/** A whole number, or null. */
export function integerOf(value: Json | undefined): number | null {
  const parsed = numberOf(value);
  return parsed !== null && Number.isSafeInteger(parsed) ? parsed : null;
}

/** 0 or 1 as number or text, or a boolean; null for anything else. */
export function flagOf(value: Json | undefined): boolean | null {
  if (typeof value === 'boolean') return value;
  const parsed = numberOf(value);
  if (parsed === 1) return true;
  return parsed === 0 ? false : null;
}

/** An address a browser may follow: only http and https, so that no source can plant a script. */
export function webAddressOf(value: Json | undefined): string | null {
  const address = textOf(value);
  return address !== null && /^https?:\/\/\S+$/i.test(address) ? address : null;
}

import type { Json, JsonObject } from '../notice.ts';
import { objectOf, textOf } from '../read-json.ts';

function wrappedNumber(value: Json | undefined): Json {
  const number = Number(textOf(value) ?? Number.NaN);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) return textOf(value);
  return Number.isFinite(number) ? number : null;
}

/** A date as a text, or as milliseconds. */
function wrappedDate(value: Json | undefined): Json {
  const text = textOf(objectOf(value)?.['$numberLong'] ?? value);
  if (text === null || !/^-?\d+$/.test(text)) return text;
  const date = new Date(Number(text));
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

const numbers = new Set(['$numberLong', '$numberInt', '$numberDouble', '$numberDecimal']);

/** What a value of one member stands for in Mongo's extended JSON; undefined where it is an object of its own. */
function wrapped(value: JsonObject): Json | undefined {
  const [key, ...others] = Object.keys(value);
  if (key === undefined || others.length > 0) return undefined;
  if (numbers.has(key)) return wrappedNumber(value[key]);
  if (key === '$date') return wrappedDate(value[key]);
  return key === '$oid' ? (value[key] ?? null) : undefined;
}

/** A value without the wrappers of Mongo's extended JSON; the same value where it has none. */
export function withoutWrappers(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const members = value.map(withoutWrappers);
    return members.every((member, index) => member === value[index]) ? value : members;
  }
  const inner = wrapped(value);
  if (inner !== undefined) return inner;
  const members = Object.entries(value).map(
    ([key, member]) => [key, withoutWrappers(member)] as const,
  );
  return members.every(([key, member]) => member === value[key])
    ? value
    : Object.fromEntries(members);
}

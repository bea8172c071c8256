import type { Json, JsonObject } from '../../notice.ts';
import { objectOf } from '../../read-json.ts';

function isVersioned(value: Json): value is JsonObject[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => {
      const said = objectOf(one);
      return said !== null && 'releaseDate' in said && 'value' in said;
    })
  );
}

function latestValue(value: Json): Json {
  if (isVersioned(value)) return value.at(-1)?.['value'] ?? null;
  if (Array.isArray(value)) return value.map(latestValue);
  const object = objectOf(value);
  return object === null ? value : latestOfVersioned(object);
}

/** The last value of each field of a versioned release: the compiled release without its `date` and `tag`. */
export function latestOfVersioned(versioned: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(versioned).map(([key, value]) => [key, latestValue(value)]),
  );
}

/** The latest date that a versioned release names for any of its values; null when it names none. */
export function latestVersionDate(value: Json): string | null {
  if (isVersioned(value)) {
    const { releaseDate } = value.at(-1) ?? {};
    return typeof releaseDate === 'string' ? releaseDate : null;
  }
  const members: Json[] = Array.isArray(value) ? value : Object.values(objectOf(value) ?? {});
  let latest: string | null = null;
  for (const member of members) {
    const date = latestVersionDate(member);
    if (date !== null && (latest === null || date > latest)) latest = date;
  }
  return latest;
}

import type * as z from 'zod/mini';

/**
 * How the state of a list is written in the address: plain `name=value`, several values joined by
 * commas, nothing for what is absent. The API writes its queries the same way.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text === undefined || text === null || text === '') continue;
    if (typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean') {
      params.set(name, String(text));
    }
  }
  const written = params.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

/** Everything stays text here; the schema of each route gives it its type. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * Reads an address against a schema whose fields are all optional or have defaults. A value that is
 * not valid is dropped alone: an old or mistyped link shows the list it still describes.
 */
export function readSearch<S extends z.ZodMiniObject>(
  schema: S,
  search: Record<string, unknown>,
): z.output<S> {
  const first = schema.safeParse(search);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(search).filter(([name]) => !wrong.has(name));
  // Named and undefined, not merely left out: the router would put the raw value back under a missing name.
  const dropped = Object.fromEntries([...wrong].map((name) => [String(name), undefined]));
  return Object.assign(dropped, schema.parse(Object.fromEntries(right)));
}

/** For `validateSearch` of a route: its search by a schema. */
export function searchOf<S extends z.ZodMiniObject>(schema: S) {
  return (search: Record<string, unknown>): z.output<S> => readSearch(schema, search);
}

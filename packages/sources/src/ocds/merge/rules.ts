import type { Json, JsonObject } from '../../notice.ts';
import { listOf, memberAt, objectOf, textOf } from '../../read-json.ts';

/** The merge rule of a field in a schema; a field without one is merged recursively. */
export type MergeRule = 'omitWhenMerged' | 'wholeListMerge';

/** Rules by the path of their field (see `pathTo`), whatever lists are on the path. */
export type MergeRules = ReadonlyMap<string, MergeRule>;

/** Path of a field within an object at `path`; the path of a release is empty. */
export function pathTo(path: string, key: string): string {
  const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
  return path === '' ? escaped : `${path}/${escaped}`;
}

/** Rules from the paths that each holds for. */
export function mergeRules(paths: Readonly<Record<MergeRule, readonly string[]>>): MergeRules {
  return new Map([
    ...paths.omitWhenMerged.map((path) => [path, 'omitWhenMerged'] as const),
    ...paths.wholeListMerge.map((path) => [path, 'wholeListMerge'] as const),
  ]);
}

function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : listOf(type).flatMap((one) => textOf(one) ?? []);
}

/** The schema that a `$ref` within the same document names, in place of the one that names it. */
function resolved(schema: JsonObject, document: JsonObject): JsonObject {
  const reference = textOf(schema['$ref']);
  if (reference === null || !reference.startsWith('#/')) return schema;
  return objectOf(memberAt(document, ...reference.slice(2).split('/'))) ?? schema;
}

/** Deeper than any release; a schema that refers to itself has no end. */
const deepestPath = 12;

/** Whether a list is replaced and not merged item by item: that needs objects with an id. */
function isWholeList(schema: JsonObject, items: JsonObject, members: JsonObject | null): boolean {
  const itemTypes = typesOf(items);
  return (
    schema['wholeListMerge'] === true ||
    schema['mergeStrategy'] === 'ocdsVersion' ||
    itemTypes.some((type) => type !== 'object') ||
    (itemTypes.includes('object') && members !== null && !Object.hasOwn(members, 'id'))
  );
}

function* rulesWithin(
  properties: Json | undefined,
  document: JsonObject,
  path: string,
  depth: number,
): Generator<[string, MergeRule]> {
  if (depth > deepestPath) return;
  for (const [key, value] of Object.entries(objectOf(properties) ?? {})) {
    const schema = resolved(objectOf(value) ?? {}, document);
    const place = pathTo(path, key);
    const types = typesOf(schema);
    const items = resolved(objectOf(schema['items']) ?? {}, document);
    const members = objectOf(items['properties']);
    if (schema['omitWhenMerged'] === true || schema['mergeStrategy'] === 'ocdsOmit') {
      yield [place, 'omitWhenMerged'];
    } else if (types.includes('array')) {
      if (isWholeList(schema, items, members)) yield [place, 'wholeListMerge'];
      else if (members !== null) yield* rulesWithin(members, document, place, depth + 1);
    } else if (types.includes('object')) {
      yield* rulesWithin(schema['properties'], document, place, depth + 1);
    }
  }
}

/**
 * The merge rules of a release schema of OCDS 1.0 or 1.1, or of one with extensions in it. `versionId`
 * is no rule: the `id` of an object is versioned unless the object is in a list. References to
 * other documents are not followed.
 */
export function rulesOfSchema(schema: JsonObject): MergeRules {
  return new Map(rulesWithin(schema['properties'], schema, '', 0));
}

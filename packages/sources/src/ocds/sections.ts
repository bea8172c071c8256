import type { Json, JsonObject } from '../notice.ts';
import { listOf, objectOf, objectsOf, textOf } from '../read-json.ts';

/** The tender of a release. One publisher writes it as a list of one. */
export function tenderOf(release: JsonObject): JsonObject | undefined {
  return objectsOf(release['tender'])[0];
}

/** Awards of a release; one publisher names them in the singular. */
export function awardsOf(release: JsonObject): JsonObject[] {
  return [...objectsOf(release['awards']), ...objectsOf(release['award'])];
}

/** Contracts of a release; one publisher names them in the singular. */
export function contractsOf(release: JsonObject): JsonObject[] {
  return [...objectsOf(release['contracts']), ...objectsOf(release['contract'])];
}

/** Tags of a release, a list or, from some publishers, one text. */
export function tagsOf(release: JsonObject): string[] {
  const { tag } = release;
  return (typeof tag === 'string' ? [tag] : listOf(tag)).flatMap((one) => textOf(one) ?? []);
}

/**
 * A text that may be given in several languages, by its name or by the name with a language behind it
 * ("title_ru"): Spanish before English before whatever comes first.
 */
export function textIn(object: JsonObject | undefined, name: string): string | null {
  if (object === undefined) return null;
  const stated =
    textOf(object[name]) ?? textOf(object[`${name}_es`]) ?? textOf(object[`${name}_en`]);
  if (stated !== null) return stated;
  const translated: Json | undefined = Object.entries(object).find(
    ([key, value]) => key.startsWith(`${name}_`) && textOf(value) !== null,
  )?.[1];
  return textOf(translated);
}

/** In records, `releases` holds whole releases or links `{url, date, tag}`; a link is no release. */
export function isLink(release: Json): boolean {
  const object = objectOf(release);
  if (object === null || !Object.hasOwn(object, 'url')) return false;
  return !['ocid', 'tender', 'awards', 'planning'].some((key) => Object.hasOwn(object, key));
}

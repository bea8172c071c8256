import type { Json, JsonObject } from '../notice.ts';
import { objectOf, textOf } from '../read-json.ts';

/*
 * Reading elements in their compact form (element-builder.ts). All of it is total: what is not there,
 * or is of another shape, is an empty list or null.
 */

/** Adds the elements of a member to a list: none, one or the list of them. */
function addMembers(value: Json, name: string, found: Json[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const member = Object.hasOwn(value, name) ? value[name] : undefined;
  if (member === undefined) return;
  if (Array.isArray(member)) for (const one of member) found.push(one);
  else found.push(member);
}

/** Every element at a path of names, through all elements of each name on the way. */
export function elementsAt(value: Json | undefined, ...path: string[]): Json[] {
  let current: Json[] = value === undefined ? [] : [value];
  for (const name of path) {
    const found: Json[] = [];
    for (const element of current) addMembers(element, name, found);
    current = found;
  }
  return current;
}

/** The elements at several paths, those of the first path first. */
export function elementsAtEach(value: Json | undefined, ...paths: string[][]): Json[] {
  return paths.flatMap((path) => elementsAt(value, ...path));
}

/** The first element at a path. */
export function elementAt(value: Json | undefined, ...path: string[]): Json | undefined {
  return elementsAt(value, ...path)[0];
}

function wholeText(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wholeText).join('');
  const object = objectOf(value);
  const text = object !== null && Object.hasOwn(object, '#') ? object['#'] : undefined;
  if (Array.isArray(text)) return text.map(pieceText).join('');
  return typeof text === 'string' ? text : '';
}

/** A piece of a mixed text: a text, or an object of one element. */
function pieceText(piece: Json): string {
  if (typeof piece === 'string') return piece;
  return Object.values(objectOf(piece) ?? {})
    .map(wholeText)
    .join('');
}

/** Text of an element with its white space folded; null when it has none. */
export function textIn(element: Json | undefined): string | null {
  if (element === undefined) return null;
  const text = wholeText(element);
  return textOf(/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text);
}

/** The first text at a path; elements without text are skipped. */
export function textAt(value: Json | undefined, ...path: string[]): string | null {
  for (const element of elementsAt(value, ...path)) {
    const text = textIn(element);
    if (text !== null) return text;
  }
  return null;
}

/** Every text at a path. */
export function textsAt(value: Json | undefined, ...path: string[]): string[] {
  return elementsAt(value, ...path).flatMap((element) => textIn(element) ?? []);
}

/** An attribute of an element. */
export function attributeOf(element: Json | undefined, name: string): string | null {
  const attributes = objectOf(element);
  const key = `@${name}`;
  return attributes !== null && Object.hasOwn(attributes, key) ? textOf(attributes[key]) : null;
}

/** The first of an attribute over the elements at a path. */
export function attributeAt(
  value: Json | undefined,
  path: readonly string[],
  name: string,
): string | null {
  for (const element of elementsAt(value, ...path)) {
    const found = attributeOf(element, name);
    if (found !== null) return found;
  }
  return null;
}

/** The one element of a payload that is a whole document, with its name. */
export function documentIn(payload: JsonObject): { name: string; document: Json } | null {
  const name = Object.keys(payload).find((key) => !key.startsWith('@'));
  const document = name === undefined ? undefined : payload[name];
  return name === undefined || document === undefined ? null : { name, document };
}

import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import type { Json, JsonObject } from '../notice.ts';

/*
 * The compact form in which an element is kept, in the manner of JSON and without loss:
 *
 * - An element is the members of an object by name. The name is `prefix:local`, where the prefix is
 *   ours for the namespace's address, whatever prefix the file uses; a namespace that we have no prefix
 *   for stands as `{address}local`, and one without namespace as `local`.
 * - Attributes are members `@name`, always texts. Declarations of namespaces are left out.
 * - Elements of one name are one member: the element when there is one, a list of them when there are
 *   more. The order among elements of different names means nothing in these formats and is not kept.
 * - An element of text alone is that text; with attributes, the text is the member `#`.
 * - Where text is between elements, `#` is the list of both in their order, each element as an
 *   object of one member. Elsewhere, white space between elements is layout and is left out.
 * - An empty element is the empty text. Comments and processing instructions are left out.
 */

/** Our prefixes by namespace address; the empty one is for names without prefix. */
export interface Prefixes {
  get: (uri: string) => string | undefined;
}

/** Addresses that a file may declare before they are no longer remembered. */
const mostNamespaces = 1000;

/** Prefixes by patterns of addresses, the first that fits: versions of a namespace share a prefix. */
export function prefixesBy(patterns: readonly (readonly [RegExp, string])[]): Prefixes {
  const known = new Map<string, string | undefined>();
  return {
    get(uri) {
      if (known.has(uri)) return known.get(uri);
      const prefix = patterns.find(([pattern]) => pattern.test(uri))?.[1];
      if (known.size < mostNamespaces) known.set(uri, prefix);
      return prefix;
    },
  };
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
const xmlNames = 'http://www.w3.org/XML/1998/namespace';

function compactName(uri: string, local: string, prefixes: Prefixes): string {
  const prefix = uri === '' ? '' : prefixes.get(uri);
  if (prefix === undefined) return `{${uri}}${local}`;
  return prefix === '' ? local : `${prefix}:${local}`;
}

/** Names that a file may use before they are no longer remembered. */
const mostNames = 5000;

/** Names of elements in the compact form; a file says the same few hundred names over and over. */
export class CompactNames {
  private readonly prefixes: Prefixes;
  private readonly known = new Map<string, Map<string, string>>();
  private count = 0;

  constructor(prefixes: Prefixes) {
    this.prefixes = prefixes;
  }

  of(uri: string, local: string): string {
    let names = this.known.get(uri);
    const known = names?.get(local);
    if (known !== undefined) return known;
    const name = compactName(uri, local, this.prefixes);
    if (this.count >= mostNames) return name;
    this.count += 1;
    if (names === undefined) {
      names = new Map();
      this.known.set(uri, names);
    }
    names.set(local, name);
    return name;
  }
}

function attributeName({ uri, prefix, local }: SaxesAttributeNS, prefixes: Prefixes): string {
  if (prefix === '') return `@${local}`;
  if (uri === schemaInstance) return `@xsi:${local}`;
  if (uri === xmlNames) return `@xml:${local}`;
  return `@${compactName(uri, local, prefixes)}`;
}

interface Member {
  name: string;
  value: Json;
}

interface Frame {
  name: string;
  /** Attributes first; members are added when the element closes. Null while there are none. */
  object: JsonObject | null;
  text: string;
  /** Elements, and the texts between them, in their order; null while there are no elements. */
  parts: (Member | string)[] | null;
}

/** Adds a member; a second one of the same name makes a list of both. */
function addMember(object: JsonObject, { name, value }: Member): void {
  // Assigning this one key would change the prototype instead of adding a member.
  if (name === '__proto__') return;
  const known = Object.hasOwn(object, name) ? object[name] : undefined;
  if (known === undefined) object[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else object[name] = [known, value];
}

function isBlank(text: string): boolean {
  return text === '' || !/\S/.test(text);
}

function valueOf({ object, text, parts }: Frame): Json {
  if (parts === null) {
    if (object === null) return text;
    if (text !== '') object['#'] = text;
    return object;
  }
  const result = object ?? {};
  const isMixed =
    !isBlank(text) || parts.some((part) => typeof part === 'string' && !isBlank(part));
  if (isMixed) {
    const ordered = text === '' ? parts : [...parts, text];
    result['#'] = ordered.map((part) =>
      typeof part === 'string' ? part : { [part.name]: part.value },
    );
    return result;
  }
  for (const part of parts) if (typeof part !== 'string') addMember(result, part);
  return result;
}

/** Builds one element at a time out of the events of a parser. */
export class ElementBuilder {
  private readonly prefixes: Prefixes;
  private readonly open: Frame[] = [];
  private top: Frame | null = null;

  constructor(prefixes: Prefixes) {
    this.prefixes = prefixes;
  }

  get depth(): number {
    return this.open.length;
  }

  openElement(name: string, { attributes }: SaxesTagNS): void {
    let object: JsonObject | null = null;
    for (const key in attributes) {
      const attribute = attributes[key];
      if (attribute === undefined || key === 'xmlns' || attribute.prefix === 'xmlns') continue;
      object ??= {};
      object[attributeName(attribute, this.prefixes)] = attribute.value;
    }
    const parent = this.top;
    if (parent !== null) {
      parent.parts ??= [];
      // A gap without line break matters where the text goes on around it.
      if (!isBlank(parent.text) || (parent.text !== '' && !parent.text.includes('\n'))) {
        parent.parts.push(parent.text);
      }
      parent.text = '';
    }
    this.top = { name, object, text: '', parts: null };
    this.open.push(this.top);
  }

  addText(text: string): void {
    if (this.top !== null) this.top.text += text;
  }

  /** Closes the innermost element; answers its value when it was the outermost. */
  closeElement(): Json | undefined {
    const closed = this.open.pop();
    if (closed === undefined) return undefined;
    const value = valueOf(closed);
    const parent = this.open.at(-1) ?? null;
    this.top = parent;
    if (parent === null) return value;
    parent.parts?.push({ name: closed.name, value });
    return undefined;
  }

  /** Drops what is being built. */
  abandon(): void {
    this.open.length = 0;
    this.top = null;
  }
}

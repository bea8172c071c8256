import { canonicalJson } from '../../canonical.ts';
import type { Json, JsonObject } from '../../notice.ts';
import { type MergeRules, pathTo } from './rules.ts';

/*
 * Releases merged into one tree. An object is a branch, a list of objects is a list of branches that
 * are distinguished by their ids, and everything else is a leaf, which keeps the value of each release.
 */

/** The value of a field in one release. */
export interface ReleaseValue {
  release: JsonObject;
  value: Json;
}

export type Node =
  | { kind: 'leaf'; values: ReleaseValue[] }
  | { kind: 'branch'; members: Map<string, Node> }
  | { kind: 'list'; elements: Map<string, Element> };

export interface Element {
  /** The `id` that the first release gave it; undefined when it has none. */
  id: Json | undefined;
  members: Map<string, Node>;
}

/**
 * Which objects of a list are one: those of equal `id`; none, so that all are added; or those at equal
 * places.
 */
export type ListStrategy = 'by-id' | 'append' | 'by-position';

export interface MergeOptions {
  rules: MergeRules;
  /** Lists that are not merged by id, by their path. */
  strategies?: ReadonlyMap<string, ListStrategy> | undefined;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(element: JsonObject): boolean {
  return element['id'] !== undefined && element['id'] !== null;
}

/** Adds the values of releases to the tree, in the order of the releases. */
export class MergeTree {
  readonly members = new Map<string, Node>();
  private readonly options: MergeOptions;
  private unnamed = 0;

  constructor(options: MergeOptions) {
    this.options = options;
  }

  add(release: JsonObject, fields: JsonObject): void {
    this.addMembers(this.members, fields, '', release);
  }

  private addMembers(
    into: Map<string, Node>,
    object: JsonObject,
    path: string,
    release: JsonObject,
  ): void {
    for (const [key, value] of Object.entries(object)) {
      const place = pathTo(path, key);
      const rule = this.options.rules.get(place);
      // Writing the second one would change a prototype instead of adding a member.
      if (rule === 'omitWhenMerged' || key === '__proto__') continue;
      const isList = Array.isArray(value);
      if (rule !== 'wholeListMerge' && isObject(value)) {
        this.addBranch(into, key, value, place, release);
      } else if (rule !== 'wholeListMerge' && isList && value.every(isObject)) {
        this.addElements(into, key, value, place, release);
      } else {
        addLeaf(into, key, { release, value });
      }
    }
  }

  private addBranch(
    into: Map<string, Node>,
    key: string,
    object: JsonObject,
    path: string,
    release: JsonObject,
  ): void {
    const known = into.get(key);
    const members = known?.kind === 'branch' ? known.members : new Map<string, Node>();
    this.addMembers(members, object, path, release);
    // An empty object neither adds nor removes anything.
    if (members.size > 0) into.set(key, { kind: 'branch', members });
  }

  private addElements(
    into: Map<string, Node>,
    key: string,
    list: JsonObject[],
    path: string,
    release: JsonObject,
  ): void {
    const known = into.get(key);
    const elements = known?.kind === 'list' ? known.elements : new Map<string, Element>();
    for (const [index, object] of list.entries()) {
      const name = this.nameOf(object, index, path);
      const id = hasId(object) ? object['id'] : undefined;
      const element = elements.get(name) ?? { id, members: new Map<string, Node>() };
      const rest = Object.entries(object).filter(([member]) => member !== 'id');
      this.addMembers(element.members, Object.fromEntries(rest), path, release);
      if (element.id !== undefined || element.members.size > 0) elements.set(name, element);
    }
    if (elements.size > 0) into.set(key, { kind: 'list', elements });
  }

  /** The identity of an object in a list; ids of different types are different. */
  private nameOf(object: JsonObject, index: number, path: string): string {
    const strategy = this.options.strategies?.get(path) ?? 'by-id';
    if (strategy === 'by-position') return `place ${index}`;
    if (strategy === 'by-id' && hasId(object)) return `id ${canonicalJson(object['id'] ?? null)}`;
    this.unnamed += 1;
    return `none ${this.unnamed}`;
  }
}

function addLeaf(into: Map<string, Node>, key: string, values: ReleaseValue): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { kind: 'leaf', values: [values] });
  // Publishers write null for a whole section that a release does not state: it deletes nothing.
  else if (known.kind === 'leaf') known.values.push(values);
}

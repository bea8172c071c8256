import type { Json, JsonObject } from './notice.ts';
import { deepestNesting, storableJson, withoutNul } from './read-json.ts';

const blank = /[\s\uFEFF]*/y;
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
const word = /[^\s,\]}[{":]+/y;

/** Reads one value from the start of a text, as far as the text goes. */
class PartialReader {
  private readonly text: string;
  private at = 0;
  /** Nothing more can be read: the text is over, or is no JSON from here on. */
  private isOver = false;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): Json | undefined {
    const first = this.peek();
    if (first === '{' || first === '[') {
      // What is nested deeper cannot be stored anyway.
      if (depth >= deepestNesting) return this.over();
      this.at += 1;
      return first === '{' ? this.members(depth) : this.elements(depth);
    }
    return this.literal(first === '"' ? string : word);
  }

  private members(depth: number): JsonObject {
    const members = new Map<string, Json>();
    while (!this.isOver) {
      if (this.closes('}')) break;
      const key = this.peek() === '"' ? this.literal(string) : undefined;
      if (typeof key !== 'string' || this.peek() !== ':') {
        this.over();
        break;
      }
      this.at += 1;
      const value = this.value(depth + 1);
      if (value !== undefined && key !== '__proto__') members.set(key, value);
      this.separator('}');
    }
    return Object.fromEntries(members);
  }

  private elements(depth: number): Json[] {
    const elements: Json[] = [];
    while (!this.isOver) {
      if (this.closes(']')) break;
      const value = this.value(depth + 1);
      if (value !== undefined) elements.push(value);
      this.separator(']');
    }
    return elements;
  }

  private peek(): string | undefined {
    blank.lastIndex = this.at;
    blank.exec(this.text);
    this.at = blank.lastIndex;
    return this.text[this.at];
  }

  private closes(bracket: string): boolean {
    if (this.peek() !== bracket) return false;
    this.at += 1;
    return true;
  }

  private separator(bracket: string): void {
    const next = this.peek();
    if (next === ',') this.at += 1;
    else if (next !== bracket) this.over();
  }

  private over(): undefined {
    this.isOver = true;
    return undefined;
  }

  private literal(pattern: RegExp): Json | undefined {
    if (this.isOver) return undefined;
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) return this.over();
    this.at = pattern.lastIndex;
    // A number may go on where the text does not.
    if (pattern === word && this.at === this.text.length) this.isOver = true;
    if (this.isOver && !/^(?:true|false|null)$/.test(found)) return undefined;
    try {
      return storableJson(JSON.parse(found));
    } catch {
      return this.over();
    }
  }
}

/**
 * The value that a JSON text starts to describe: members read so far, in the order of the text. A
 * broken or unfinished text yields what is before the break; undefined when it is no JSON.
 */
export function partialJson(raw: string): Json | undefined {
  const text = withoutNul(raw);
  if (!/^[\s\uFEFF]*[[{"\-\dtfn]/.test(text)) return undefined;
  return new PartialReader(text).value(0);
}

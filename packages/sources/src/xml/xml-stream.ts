import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Json, ReadRecord } from '../notice.ts';
import { rejected } from '../records.ts';
import { CompactNames, ElementBuilder, type Prefixes } from './element-builder.ts';
import {
  brokenReason,
  refusedReason,
  XmlLimit,
  type XmlLimits,
  xmlLimits,
  type XmlProblem,
  xmlProblemOf,
} from './xml-problems.ts';
import { xmlText } from './xml-text.ts';

/** What is found in a file, in its order. `line` is where the element begins. */
export type XmlPart =
  | { kind: 'element'; name: string; line: number; value: Json }
  | { kind: 'refused'; name: string; line: number; problem: XmlProblem }
  | { kind: 'broken'; line: number; column: number; problem: XmlProblem };

export interface XmlSource {
  bytes: AsyncIterable<Uint8Array>;
  /** As `xmlEncoding` detects. */
  encoding: string;
  prefixes: Prefixes;
  /** Whether an element is to be given out whole; `depth` is 1 for the root. */
  wanted: (name: string, depth: number) => boolean;
  limits?: XmlLimits;
}

function isMismatch(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unexpected close tag');
}

/** Follows the events of the parser and yields the wanted elements. */
class Collector {
  readonly found: XmlPart[] = [];
  private readonly parser: SaxesParser<{ xmlns: true }>;
  private readonly source: XmlSource;
  private readonly limits: XmlLimits;
  private readonly builder: ElementBuilder;
  private readonly names: CompactNames;
  private depth = 0;
  private attributes = 0;
  /** Characters given to the parser, whose own position is right only during an event. */
  private written = 0;
  /** Where the last event was: what lies since is held by the parser. */
  private eventAt = 0;
  private record: {
    name: string;
    line: number;
    from: number;
    depth: number;
    elements: number;
  } | null = null;
  private problem: XmlProblem | null = null;
  private tagLine = 1;
  /** The last event was the end of a record. */
  private endedRecord = false;

  constructor(source: XmlSource) {
    this.source = source;
    this.limits = source.limits ?? xmlLimits;
    this.builder = new ElementBuilder(source.prefixes);
    this.names = new CompactNames(source.prefixes);
    this.parser = new SaxesParser({ xmlns: true });
    // Six handlers and no more: with a seventh the parser's object becomes a dictionary to the engine,
    // and reading takes five times as long.
    this.parser.on('doctype', (text) => {
      // Nothing that a DOCTYPE names is ever fetched; one that defines something may be a bomb.
      if (text.includes('[')) throw new XmlLimit('entities');
    });
    this.parser.on('attribute', () => {
      if (this.attributes === 0) this.tagLine = this.parser.line;
      this.attributes += 1;
      if (this.attributes > this.limits.attributes) throw new XmlLimit('attributes');
    });
    this.parser.on('opentag', (tag) => this.opened(tag));
    this.parser.on('closetag', () => this.closed());
    const addText = (text: string) => {
      this.advance();
      if (this.record !== null && this.problem === null) this.builder.addText(text);
    };
    this.parser.on('text', addText);
    this.parser.on('cdata', addText);
  }

  /** Reads on; answers how the file broke, if it did. */
  write(text: string): XmlPart | null {
    try {
      if (text !== '') this.parser.write(text);
      this.written += text.length;
      // The parser may keep the last character back until it sees the next one.
      this.boundToken(this.written - 1);
      this.boundRecord(this.written - 1);
      return null;
    } catch (error) {
      return this.brokenBy(error, false);
    }
  }

  /** The file has no more text: answers how it broke, if it is not at its end. */
  end(): XmlPart | null {
    try {
      this.parser.close();
      return null;
    } catch (error) {
      return this.brokenBy(error, true);
    }
  }

  private brokenBy(error: unknown, isEnd: boolean): XmlPart {
    const { line, column } = this.parser;
    // The parser ends an element before it sees that the closing tag is that of another.
    if (this.endedRecord && isMismatch(error)) this.found.pop();
    return { kind: 'broken', line, column: column + 1, problem: xmlProblemOf(error, isEnd) };
  }

  /** Notes an event; what the parser held until it must not have been too long. */
  private advance(): void {
    const { position } = this.parser;
    this.boundToken(position);
    this.eventAt = position;
    this.endedRecord = false;
  }

  private boundToken(position: number): void {
    if (position - this.eventAt > this.limits.token) throw new XmlLimit('token');
  }

  private boundRecord(position: number): void {
    if (this.record === null || this.problem !== null) return;
    if (position - this.record.from > this.limits.recordText) this.refuse('record-size');
  }

  private refuse(problem: XmlProblem): void {
    this.problem ??= problem;
    this.builder.abandon();
  }

  private opened(tag: SaxesTagNS): void {
    const line = this.attributes === 0 ? this.parser.line : this.tagLine;
    this.attributes = 0;
    this.depth += 1;
    this.advance();
    if (this.depth > this.limits.depth * 3) throw new XmlLimit('depth');
    const name = this.names.of(tag.uri, tag.local);
    if (this.record === null) {
      if (!this.source.wanted(name, this.depth)) return;
      const { depth, eventAt: from } = this;
      this.record = { name, line, from, depth, elements: 0 };
      this.problem = null;
    }
    if (this.problem !== null) return;
    this.record.elements += 1;
    if (this.depth > this.limits.depth) this.refuse('depth');
    else if (this.record.elements > this.limits.recordElements) this.refuse('elements');
    else this.builder.openElement(name, tag);
  }

  private closed(): void {
    this.advance();
    this.boundRecord(this.eventAt);
    const { record } = this;
    if (record !== null) {
      const { name, line } = record;
      const value = this.problem === null ? this.builder.closeElement() : undefined;
      if (this.depth === record.depth) {
        const { problem } = this;
        if (problem !== null) this.found.push({ kind: 'refused', name, line, problem });
        else if (value !== undefined) this.found.push({ kind: 'element', name, line, value });
        this.endedRecord = true;
        this.record = null;
        this.problem = null;
      }
    }
    this.depth -= 1;
  }
}

/**
 * The wanted elements of an XML file, each as soon as it closes; the rest is passed over without being
 * kept. Namespaces are resolved, entities other than the five of XML are not. A file that breaks gives
 * what is before the break and then one `broken` part; it never throws for the content of a file.
 */
export async function* xmlParts(source: XmlSource): AsyncGenerator<XmlPart> {
  const collector = new Collector(source);
  for await (const text of xmlText(source.bytes, source.encoding)) {
    const failure = collector.write(text);
    yield* collector.found.splice(0);
    if (failure !== null) {
      yield failure;
      return;
    }
  }
  const failure = collector.end();
  if (failure !== null) yield failure;
}

/** The rejected record with where and why an element, or the rest of a file, was not read. */
export function xmlRejection(part: Exclude<XmlPart, { kind: 'element' }>): ReadRecord {
  const { line, problem } = part;
  const reason =
    part.kind === 'broken' ? brokenReason(problem, line, part.column) : refusedReason(problem);
  return rejected(line, reason, '');
}

import { isWantedInside, type Wanted } from './json-paths.ts';
import { ValueEnd } from './json-value-end.ts';

/** The events of the scanner, in the order of the file. */
export interface ScannerEvents {
  /** A wanted value, with the key of the list or object that holds it. */
  value: (container: string | null, key: string | number | undefined, bytes: Buffer) => void;
  /** An element that a list announces with a comma and does not have, or a bracket too many. */
  misplaced: (container: string | null, key: number) => void;
  /** A top-level value is over, of which these members were gone through one by one. */
  end: (entered: readonly string[]) => void;
}

/** Why nothing more can be found in a file. */
export type ScannerBreak = 'syntax' | 'too-large';

/** A list or object whose members are looked at one by one. */
interface Level {
  isObject: boolean;
  wanted: Wanted;
  name: string | null;
  /** Elements or members seen so far. */
  count: number;
  /** Name of the member that is being read. */
  key: string;
  /** Whether the next thing is a name, the colon, a value, or what separates from the next. */
  expects: 'first' | 'next' | 'colon' | 'value' | 'separator';
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Ignored bytes between values: white space, NUL, and the record separator of a sequence. */
const blanks = new Set([0x00, 0x09, 0x0a, 0x0d, 0x1e, 0x20]);
/** Also between top-level values: commas of a list without brackets, and byte order marks. */
const blanksOnTop = new Set([...blanks, comma, 0xef, 0xbb, 0xbf]);

/**
 * Finds the wanted values of a JSON file in its bytes, in pieces of any size, without parsing them. Only
 * ASCII is looked at, so the bytes may be in any encoding that keeps it.
 */
export class JsonScanner {
  private readonly levels: Level[] = [];
  private readonly valueEnd = new ValueEnd();
  /** The kind of the value being skipped, if any. */
  private passing: 'nothing' | 'name' | 'wanted' | 'unwanted' = 'nothing';
  private pieces: Buffer[] = [];
  private kept = 0;
  private entered: string[] = [];
  private readonly root: Wanted;
  private readonly events: ScannerEvents;
  private readonly largest: number;
  broken: ScannerBreak | null = null;

  /** @param largest Bytes of the largest value that is wanted. */
  constructor(root: Wanted, largest: number, events: ScannerEvents) {
    this.root = root;
    this.largest = largest;
    this.events = events;
  }

  /** Whether the file is over at a place where it may be over. */
  get isComplete(): boolean {
    return this.levels.length === 0 && this.passing === 'nothing';
  }

  /** Goes through the next bytes, unless the file is `broken`. */
  push(bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length && this.broken === null) {
      at = this.passing === 'nothing' ? this.step(bytes, at) : this.pass(bytes, at);
    }
  }

  /** Reads on in a value; answers where to go on. */
  private pass(bytes: Buffer, start: number): number {
    const end = this.valueEnd.find(bytes, start);
    const until = end === -1 ? bytes.length : end;
    const isKept = this.passing !== 'unwanted';
    this.kept += isKept ? until - start : 0;
    if (this.kept > this.largest) {
      this.broken = 'too-large';
      return until;
    }
    if (end === -1) {
      // A copy, because the caller may reuse the buffer.
      if (isKept) this.pieces.push(Buffer.from(bytes.subarray(start, until)));
      return until;
    }
    const last = bytes.subarray(start, until);
    const whole = this.pieces.length === 0 ? last : Buffer.concat([...this.pieces, last]);
    this.pieces = [];
    this.kept = 0;
    this.passed(whole);
    return until;
  }

  private passed(bytes: Buffer): void {
    const level = this.levels.at(-1);
    const what = this.passing;
    this.passing = 'nothing';
    if (level === undefined) {
      if (what === 'wanted') this.events.value(null, undefined, bytes);
      this.end();
    } else if (what === 'name') {
      level.key = memberName(bytes);
      level.expects = 'colon';
    } else {
      const key = level.isObject ? level.key : level.count;
      if (what === 'wanted') this.events.value(level.name, key, bytes);
      this.memberRead(level);
    }
  }

  private memberRead(level: Level): void {
    level.count += 1;
    level.expects = 'separator';
  }

  /** One byte between values. */
  private step(bytes: Buffer, at: number): number {
    const byte = bytes[at] ?? 0;
    const level = this.levels.at(-1);
    if ((level === undefined ? blanksOnTop : blanks).has(byte)) return at + 1;
    if (level === undefined) return this.stepOnTop(byte, at);
    if (level.expects === 'colon') {
      if (byte !== colon) this.broken = 'syntax';
      level.expects = 'value';
      return at + 1;
    }
    return level.isObject && level.expects !== 'value'
      ? this.stepInObject(level, byte, at)
      : this.stepToValue(level, byte, at);
  }

  private stepOnTop(byte: number, at: number): number {
    if (byte === openBrace || byte === openBracket) {
      return this.beginValue(this.root, null, byte, at);
    }
    this.broken = 'syntax';
    return at;
  }

  private stepInObject(level: Level, byte: number, at: number): number {
    if (byte === closeBrace) return this.leave(at);
    if (byte === comma) {
      level.expects = 'next';
      return at + 1;
    }
    if (byte !== quote) {
      this.broken = 'syntax';
      return at;
    }
    this.passing = 'name';
    this.valueEnd.begin(byte);
    return at;
  }

  private stepToValue(level: Level, byte: number, at: number): number {
    if (level.isObject) {
      if (byte === comma || byte === closeBrace || byte === closeBracket) {
        this.broken = 'syntax';
        return at;
      }
      const wanted = level.wanted.named.get(level.key) ?? level.wanted.each;
      return this.beginValue(wanted, level.key, byte, at);
    }
    if (byte === closeBracket) return this.leave(at);
    if (byte === closeBrace || (byte === comma && level.expects !== 'separator')) {
      this.events.misplaced(level.name, level.count);
      level.count += 1;
      return at + 1;
    }
    if (byte === comma) {
      level.expects = 'next';
      return at + 1;
    }
    return this.beginValue(level.wanted.each, null, byte, at);
  }

  private end(): void {
    this.events.end(this.entered);
    this.entered = [];
  }

  private leave(at: number): number {
    this.levels.pop();
    const outer = this.levels.at(-1);
    if (outer === undefined) this.end();
    else this.memberRead(outer);
    return at + 1;
  }

  private beginValue(wanted: Wanted | null, name: string | null, byte: number, at: number): number {
    const isObject = byte === openBrace;
    const isWhole = wanted?.whole === true;
    if (
      wanted !== null &&
      !isWhole &&
      isWantedInside(wanted) &&
      (isObject || byte === openBracket)
    ) {
      if (name !== null) this.entered.push(name);
      this.levels.push({ isObject, wanted, name, count: 0, key: '', expects: 'first' });
      return at + 1;
    }
    this.passing = isWhole ? 'wanted' : 'unwanted';
    this.valueEnd.begin(byte);
    return at;
  }
}

/** Name of a member from its JSON string; the bytes themselves where that is none. */
function memberName(bytes: Buffer): string {
  const text = bytes.toString('utf8').replaceAll('\u0000', '');
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Bytes with a meaning outside of strings. */
const isStructural = new Uint8Array(256);
for (const byte of [quote, comma, openBrace, closeBrace, openBracket, closeBracket]) {
  isStructural[byte] = 1;
}

/** Deeper than this, brackets are only counted: no such value is kept. */
const deepestTracked = 512;

/**
 * Finds the end of one JSON value, for any chunk sizes. It knows strings, escapes and
 * brackets, and nothing else of JSON: whether the value is well formed is for `JSON.parse` to decide. Where
 * brackets do not match, the value ends where the innermost bracket that does match closes it.
 */
export class ValueEnd {
  private readonly opened = new Uint8Array(deepestTracked);
  private depth = 0;
  private untracked = 0;
  private inString = false;
  private isEscaped = false;
  private isContainer = false;

  /** Begins with a value whose first byte is `first`; `find` is then given the bytes from that one on. */
  begin(first: number | undefined): void {
    this.depth = 0;
    this.untracked = 0;
    this.inString = false;
    this.isEscaped = false;
    this.isContainer = first === openBrace || first === openBracket || first === quote;
  }

  /**
   * Index behind the value's last byte, looking from `start` on; -1 when it does not end in these bytes.
   * The closing bracket of a list or object that encloses the value is not part of it.
   */
  find(bytes: Uint8Array, start: number): number {
    const { length } = bytes;
    let at = start;
    while (at < length) {
      if (this.inString) {
        at = this.pastString(bytes, at);
        if (this.inString) return -1;
        if (this.depth === 0 && this.isContainer) return at;
      }
      while (at < length && isStructural[bytes[at] ?? 0] === 0) at += 1;
      if (at === length) return -1;
      const byte = bytes[at];
      if (byte === quote) {
        this.inString = true;
      } else if (byte === comma) {
        if (this.depth === 0) return at;
      } else if (byte === openBrace || byte === openBracket) {
        this.open(byte);
      } else {
        if (!this.close(byte === closeBrace ? openBrace : openBracket)) return at;
        if (this.depth === 0) return at + 1;
      }
      at += 1;
    }
    return -1;
  }

  private pastString(bytes: Uint8Array, start: number): number {
    const { length } = bytes;
    let at = this.isEscaped ? start + 1 : start;
    this.isEscaped = false;
    while (at < length) {
      const byte = bytes[at];
      if (byte === quote) {
        this.inString = false;
        return at + 1;
      }
      at += byte === backslash ? 2 : 1;
    }
    this.isEscaped = at > length;
    return length;
  }

  private open(bracket: number): void {
    if (this.depth === deepestTracked) {
      this.untracked += 1;
      return;
    }
    this.opened[this.depth] = bracket;
    this.depth += 1;
  }

  /** Closes the innermost open bracket of the kind; false when the value has none. */
  private close(bracket: number): boolean {
    if (this.untracked > 0) {
      this.untracked -= 1;
      return true;
    }
    let depth = this.depth - 1;
    while (depth >= 0 && this.opened[depth] !== bracket) depth -= 1;
    if (depth < 0) return false;
    this.depth = depth;
    return true;
  }
}

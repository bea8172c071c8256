const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Whether lists and objects of a JSON text are nested deeper than `limit`, found in one pass and before anything is
 * parsed: parsing brackets by the million takes seconds, and recursive code overflows on what comes of it.
 */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === backslash) at += 1;
      else if (unit === quote) inString = false;
    } else if (unit === quote) {
      inString = true;
    } else if (unit === openBracket || unit === openBrace) {
      depth += 1;
      if (depth > limit) return true;
    } else if (unit === closeBracket || unit === closeBrace) {
      depth -= 1;
    }
  }
  return false;
}

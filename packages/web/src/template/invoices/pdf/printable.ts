/** What the typefaces that every PDF reader has can show beyond Latin-1. */
const windows = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text in the character set of a PDF without embedded fonts: all of Spanish. Another letter loses what it
 * has above or below it, and what is no such letter becomes a question mark.
 */
export function printable(text: string): string {
  return Array.from(text.replaceAll('\r\n', '\n').normalize('NFC'), (char) => {
    if (char === '\t') return ' ';
    if (char === '\n') return char;
    if (isKnown(char)) return char;
    const plain = char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && Array.from(plain).every(isKnown) ? plain : '?';
  }).join('');
}

function isKnown(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || windows.has(char);
}

/** A mention in a text: `@[12]`. */
const mention = /@\[(\d{1,9})\]/g;

/** Whom a text mentions, each once, in their order. */
export function mentionedIn(text: string): number[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => Number(id)))];
}

const excerptLength = 140;

/** The beginning of a comment in one line, with names instead of numbers: what its event keeps. */
export function excerptOf(text: string, names: ReadonlyMap<number, string>): string {
  const named = text.replaceAll(mention, (written, id: string) => {
    const name = names.get(Number(id));
    return name === undefined ? written : `@${name}`;
  });
  const letters = Array.from(named.replaceAll(/\s+/g, ' '));
  return letters.length <= excerptLength
    ? letters.join('')
    : `${letters.slice(0, excerptLength - 1).join('')}…`;
}

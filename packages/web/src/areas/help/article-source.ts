/*
 * Read while the page is built, by a plugin: it imports nothing of other packages, which are TypeScript to the builder.
 */

/** What an article says of itself, above its text. */
export interface ArticleHeading {
  title: string;
  /** One or two sentences that answer the question of the title. */
  summary: string;
  /** Its place within its topic. */
  order: number;
  /** Whether it is one of the frequent questions. */
  isFrequent: boolean;
  /** Other words by which people look for it. */
  words: string;
  /** The pages behind whose "?" it is offered. */
  pages: string[];
  /** Articles to read next, by their slugs. */
  related: string[];
  /** The day on which it was last compared with the product: 2026-11-26. */
  reviewed: string;
}

const header = /^---\n([\s\S]*?)\n---\n/;
const listOf = (text: string): string[] => text.split(/,\s*/).filter((item) => item !== '');

/** The lines `name: value` above the text of an article. */
function fieldsOf(source: string, file: string): Map<string, string> {
  const match = header.exec(source);
  if (match === null) throw new Error(`${file} has no header between --- lines`);
  const lines = (match[1] ?? '').split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}

/** The header of an article; an error that names the file where something is missing. */
export function headingOf(source: string, file: string): ArticleHeading {
  const fields = fieldsOf(source, file);
  const need = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined || value === '') throw new Error(`${file} does not say «${name}»`);
    return value;
  };
  return {
    title: need('titulo'),
    summary: need('resumen'),
    order: Number(need('orden')),
    isFrequent: fields.get('frecuente') === 'si',
    words: fields.get('palabras') ?? '',
    pages: listOf(fields.get('paginas') ?? ''),
    related: listOf(fields.get('relacionados') ?? ''),
    reviewed: need('revisado'),
  };
}

export const bodyOf = (source: string): string => source.replace(header, '').trim();

/** Without the signs of Markdown: what a search looks through. */
export function wordsOf(source: string): string {
  return bodyOf(source)
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/[#*`|>[\]_-]+/g, ' ');
}

/** One part of an article, as its module exports it. */
export function articleModule(
  source: string,
  file: string,
  part: string,
  toHtml: (text: string) => string,
): ArticleHeading | string {
  if (part === 'heading') return headingOf(source, file);
  if (part === 'words') return wordsOf(source);
  if (part === 'body') return toHtml(bodyOf(source));
  throw new Error(`${file} has no part «${part}»`);
}

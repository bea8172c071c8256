/*
 * Read while the page is built, by a plugin.
 */

// oxlint-disable-next-line no-restricted-imports -- read by the builder, which does not know the names of our packages
import { bodyOf, headerFields } from '../../lib/markdown-header.ts';

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
  /** The pages behind whose "?" it is offered; `seccion:kit` is every page of a section of the menu. */
  pages: string[];
  /** Articles to read next, by their slugs. */
  related: string[];
  /** The day on which it was last compared with the product: 2026-11-26. */
  reviewed: string;
}

const listOf = (text: string): string[] => text.split(/,\s*/).filter((item) => item !== '');

/** The header of an article; an error that names the file where something is missing. */
export function headingOf(source: string, file: string): ArticleHeading {
  const { get, need } = headerFields(source, file);
  return {
    title: need('titulo'),
    summary: need('resumen'),
    order: Number(need('orden')),
    isFrequent: get('frecuente') === 'si',
    words: get('palabras') ?? '',
    pages: listOf(get('paginas') ?? ''),
    related: listOf(get('relacionados') ?? ''),
    reviewed: need('revisado'),
  };
}

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

// oxlint-disable-next-line no-restricted-imports -- read by the builder, which does not know the names of our packages
import { bodyOf, headerFields } from '../../lib/markdown-header.ts';

/*
 * Read while the page is built, by a plugin.
 */

/** What a release note says of itself, above its text. */
export interface NoteHeading {
  title: string;
  /** One or two sentences for lists. */
  summary: string;
  /** The day on which it came out: 2026-11-26. */
  day: string;
}

/** The header of a release note; an error that names the file where something is missing. */
export function noteHeadingOf(source: string, file: string): NoteHeading {
  const { need } = headerFields(source, file);
  return { title: need('titulo'), summary: need('resumen'), day: need('fecha') };
}

/** One part of a release note, as its module exports it. */
export function noteModule(
  source: string,
  file: string,
  part: string,
  toHtml: (text: string) => string,
): NoteHeading | string {
  if (part === 'heading') return noteHeadingOf(source, file);
  if (part === 'body') return toHtml(bodyOf(source));
  throw new Error(`${file} has no part «${part}»`);
}

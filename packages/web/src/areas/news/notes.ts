import type { Locale } from '#web/lib/locale.ts';
import type { NoteHeading } from './note-source.ts';

/** The languages in which release notes are written. */
type NoteLanguage = 'es' | 'en';

export interface ReleaseNote {
  /** The end of its address: the name of its file. */
  slug: string;
  day: string;
  headings: Record<NoteLanguage, NoteHeading>;
}

const spanish = import.meta.glob<NoteHeading>('./notes/*.es.md', {
  query: '?heading',
  import: 'default',
  eager: true,
});
const english = import.meta.glob<NoteHeading>('./notes/*.en.md', {
  query: '?heading',
  import: 'default',
  eager: true,
});

const slugOf = (path: string): string => path.replace(/^.*\/(.*)\.es\.md$/, '$1');

/** Every release note, the newest first. */
export const releaseNotes: readonly ReleaseNote[] = Object.entries(spanish)
  .map(([path, heading]): ReleaseNote => {
    const translated = english[path.replace(/\.es\.md$/, '.en.md')];
    if (translated === undefined) throw new Error(`${path} has no English text`);
    return { slug: slugOf(path), day: heading.day, headings: { es: heading, en: translated } };
  })
  .sort((one, other) => other.day.localeCompare(one.day) || one.slug.localeCompare(other.slug));

/** Other languages than these read the Spanish text, as everywhere in Pliego. */
export const noteLanguage = (locale: Locale): NoteLanguage => (locale === 'en' ? 'en' : 'es');

export const noteAt = (slug: string): ReleaseNote | undefined =>
  releaseNotes.find((note) => note.slug === slug);

/** The text of a note as HTML. The texts of all of them are loaded with the first. */
export async function loadNoteBody(slug: string, language: NoteLanguage): Promise<string> {
  const { noteBodies } = await import('./note-bodies.ts');
  const body = noteBodies.get(`${slug}.${language}`);
  if (body === undefined) throw new Error(`The release note ${slug} has no text`);
  return body;
}

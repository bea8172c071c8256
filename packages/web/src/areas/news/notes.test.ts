import { pages } from '@pliego/contract/pages';
import { describe, expect, it } from 'vitest';
import { noteHeadingOf } from './note-source.ts';
import { loadNoteBody, noteAt, releaseNotes } from './notes.ts';

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);

// The help's own articles are tested where they are.
const isKnown = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '');
  return path.startsWith('/pages/knowledge-base/') || pages.some(({ link }) => link === path);
};

describe('the release notes', () => {
  it('come the newest first, each by a name that the server takes', () => {
    expect(releaseNotes.length).toBeGreaterThanOrEqual(4);
    expect(releaseNotes.map(({ day }) => day)).toEqual(
      releaseNotes.map(({ day }) => day).toSorted((a, b) => b.localeCompare(a)),
    );
    for (const { slug, day } of releaseNotes) {
      expect(slug).toMatch(/^[a-z][a-z0-9-]+$/);
      expect(day).toMatch(/^2\d{3}-\d\d-\d\d$/);
    }
  });

  it.each(releaseNotes.map(({ slug }) => slug))(
    '%s is written in both languages, of the same day, and leads only to what is there',
    async (slug) => {
      const { headings } = noteAt(slug) ?? { headings: undefined };
      expect(headings?.en.day).toBe(headings?.es.day);
      expect(headings?.en.title).not.toBe(headings?.es.title);
      for (const language of ['es', 'en'] as const) {
        const html = await loadNoteBody(slug, language);
        expect(html.length).toBeGreaterThan(200);
        expect(linksIn(html).filter((address) => !isKnown(address))).toEqual([]);
      }
    },
  );

  it('refuse a header in which something is missing, and name the file', () => {
    expect(() => noteHeadingOf('---\ntitulo: Uno\nfecha: 2026-01-01\n---\n', 'uno.md')).toThrow(
      'uno.md does not say «resumen»',
    );
  });
});

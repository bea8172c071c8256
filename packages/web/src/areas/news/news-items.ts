import type { BlogPost } from '@pliego/contract/areas/blog';
import { foldText } from '@pliego/contract/rules/fold-text';
import { type NewsCategory, ownCategory } from './news-search.ts';
import { noteLanguage, type ReleaseNote } from './notes.ts';
import type { Locale } from '#web/lib/locale.ts';

/** What the list shows: a release note of Pliego, or a post of the sample blog. */
export interface NewsItem {
  /** The end of its address. */
  id: string;
  title: string;
  summary: string;
  day: string;
  categories: readonly NewsCategory[];
  /** Absent: a release note. */
  post?: { img: string; avatar: string; author: string; comments: number };
  /** Language of the texts. */
  language: 'es' | 'en';
}

export function noteItem(note: ReleaseNote, locale: Locale): NewsItem {
  const language = noteLanguage(locale);
  const { title, summary } = note.headings[language];
  return { id: note.slug, title, summary, day: note.day, categories: [ownCategory], language };
}

export function postItem(post: BlogPost): NewsItem {
  const { id, title, excerpt, created, tags, img, avatar, userFullName, comment } = post;
  return {
    id: String(id),
    title,
    summary: excerpt,
    day: created,
    categories: tags,
    post: { img, avatar, author: userFullName, comments: comment },
    language: 'es',
  };
}

/** The newest first; of one day, the notes of Pliego first. */
export function inOrder(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted(
    (one, other) =>
      other.day.localeCompare(one.day) ||
      Number(other.post === undefined) - Number(one.post === undefined),
  );
}

interface Wanted {
  q?: string | undefined;
  categoria?: NewsCategory | undefined;
}

/** Those of a category in whose title, summary or author every word is found, whatever case and accents. */
export function findNews(items: readonly NewsItem[], { q = '', categoria }: Wanted): NewsItem[] {
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '');
  return items.filter(({ title, summary, post, categories }) => {
    if (categoria !== undefined && !categories.includes(categoria)) return false;
    const text = foldText(`${title} ${summary} ${post?.author ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

export const pageSize = 6;

/** The items of a page from 1; past the end, the last one. */
export function pageOfNews(items: readonly NewsItem[], page: number): NewsItem[] {
  const last = Math.max(1, Math.ceil(items.length / pageSize));
  const from = (Math.min(page, last) - 1) * pageSize;
  return items.slice(from, from + pageSize);
}

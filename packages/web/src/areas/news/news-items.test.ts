import { describe, expect, it } from 'vitest';
import { findNews, inOrder, type NewsItem, pageOfNews } from './news-items.ts';

const post = (id: number, day: string, title = `Artículo ${id}`): NewsItem => ({
  id: String(id),
  title,
  summary: '',
  day,
  categories: ['Food'],
  post: { img: '', avatar: '', author: 'Camila Rojas', comments: 0 },
  language: 'es',
});
const note = (id: string, day: string): NewsItem => ({
  id,
  title: 'Calces',
  summary: 'Tu catálogo',
  day,
  categories: ['pliego'],
  language: 'es',
});
const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);

describe('the list of news', () => {
  it('has the newest first, and of one day what is new in Pliego', () => {
    const items = [post(1, '2026-11-10'), post(2, '2026-11-21'), note('a', '2026-11-21')];
    expect(ids(inOrder(items))).toEqual(['a', '2', '1']);
  });

  it('is searched by every word, in title, summary and author, whatever case and accents', () => {
    const items = [post(1, '2026-11-10'), note('a', '2026-11-21')];
    expect(ids(findNews(items, { q: 'ARTICULO rojas' }))).toEqual(['1']);
    expect(ids(findNews(items, { q: 'catalogo' }))).toEqual(['a']);
    expect(ids(findNews(items, { q: 'catalogo rojas' }))).toEqual([]);
    expect(ids(findNews(items, { q: ' ' }))).toEqual(['1', 'a']);
  });

  it('is narrowed to a category, together with the search', () => {
    const items = [post(1, '2026-11-10'), note('a', '2026-11-21')];
    expect(ids(findNews(items, { categoria: 'pliego' }))).toEqual(['a']);
    expect(ids(findNews(items, { categoria: 'Food', q: 'calces' }))).toEqual([]);
  });

  it('has pages of six; past the last one comes the last', () => {
    const items = Array.from({ length: 8 }, (_, index) => post(index + 1, '2026-11-10'));
    expect(ids(pageOfNews(items, 1))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(ids(pageOfNews(items, 2))).toEqual(['7', '8']);
    expect(ids(pageOfNews(items, 99))).toEqual(['7', '8']);
    expect(pageOfNews([], 1)).toEqual([]);
  });
});

import { pages } from '@pliego/contract/pages';
import { describe, expect, it } from 'vitest';
import { headingOf } from './article-source.ts';
import { articleBodies } from './article-bodies.ts';
import { articleWords } from './article-words.ts';
import {
  articleAt,
  articleBySlug,
  articles,
  articlesOf,
  articlesOfPage,
  loadBody,
  sectionName,
} from './articles.ts';
import { findArticles } from './find-articles.ts';
import { helpTopics } from './topics.ts';

/** Addresses that articles name beside those of pages: places within one, and what the server answers. */
const knownAddresses = new Set(['/mcp', '/api/docs']);

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);

function isKnown(address: string): boolean {
  const [, topic, slug] = /^\/pages\/knowledge-base\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  if (topic !== undefined && slug !== undefined) return articleAt(topic, slug) !== undefined;
  // A place within a page is the page's own.
  const [path = address] = address.split('#');
  return knownAddresses.has(path) || pages.some(({ link }) => link === path);
}

describe('the articles of the help', () => {
  it('are at least thirty, in every topic, each by a name of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(30);
    expect(helpTopics.filter((topic) => articlesOf(topic).length === 0)).toEqual([]);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s leads only to what is there',
    async (slug, article) => {
      const html = await loadBody(article);
      expect(html).toBe(articleBodies.get(slug));
      expect(linksIn(html).filter((address) => !isKnown(address))).toEqual([]);
      expect(article.related.filter((name) => articleBySlug(name) === undefined)).toEqual([]);
      expect(article.related).not.toContain(slug);
      const names = new Set(pages.flatMap(({ target, section }) => [target, sectionName(section)]));
      expect(article.pages.filter((name) => !names.has(name))).toEqual([]);
      expect(article.order).toBeGreaterThan(0);
      expect(article.reviewed).toMatch(/^2\d{3}-\d\d-\d\d$/);
    },
  );

  it('stand behind the "?" of every page', () => {
    const without = pages.filter(
      (page) => page.isBlank !== true && articlesOfPage(page).length === 0,
    );
    expect(without.map(({ link }) => link)).toEqual([]);
  });

  it('refuse a header in which something is missing, and name the file', () => {
    const text = '---\ntitulo: Uno\norden: 1\nrevisado: 2026-01-01\n---\n\nHola.\n';
    expect(() => headingOf(text, 'uno.md')).toThrow('uno.md does not say «resumen»');
    expect(() => headingOf('Hola.', 'dos.md')).toThrow('dos.md has no header');
  });
});

const slugsFor = (text: string, bodies = articleWords) =>
  findArticles(articles, text, bodies).map(({ slug }) => slug);

describe('the search in the help', () => {
  it.each([
    ['revocada', 'que-es-revocada'],
    ['¿Qué es DESIERTA?', 'que-es-desierta'],
    ['dias habiles', 'dias-habiles'],
    ['ticket', 'conectar-mercado-publico'],
    ['olvidé mi contraseña', 'no-puedo-ingresar'],
    ['kanban', 'tablero'],
    ['tribunal', 'plazos-legales'],
    ['passkey', 'segundo-paso'],
  ])('finds for «%s» first %s', (text, slug) => {
    expect(slugsFor(text)[0]).toBe(slug);
  });

  it('asks for every word, whatever case and accents', () => {
    expect(slugsFor('revocada garantia')).toContain('que-es-revocada');
    expect(slugsFor('revocada zapatilla')).toEqual([]);
    expect(slugsFor('GARANTÍA')).toEqual(slugsFor('garantia'));
  });

  it('finds nothing for what has no letters, and by titles alone while texts are loading', () => {
    expect(slugsFor(' ¿? ')).toEqual([]);
    expect(slugsFor('desierta', new Map())).toContain('que-es-desierta');
  });
});

import { foldText } from '@pliego/contract/rules/fold-text';
import type { Article } from './articles.ts';

/** What of an article a word was found in, and what that is worth. */
const worth = { title: 8, words: 6, summary: 3, body: 1 } as const;

const isIn = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(` ${word}`) || text.includes(`«${word}`);

function worthOf(article: Article, body: string, word: string): number {
  const parts = [
    [article.title, worth.title],
    [article.words, worth.words],
    [article.summary, worth.summary],
    [body, worth.body],
  ] as const;
  // A question begins with a sign that nobody types.
  return parts
    .filter(([text]) => isIn(foldText(text).replaceAll(/[¿¡(]/g, ''), word))
    .reduce((sum, [, points]) => sum + points, 0);
}

/**
 * The articles that have every word of a text, the best first: those that name it in their title before those that
 * only mention it. A word may be the beginning of a longer one.
 *
 * @param bodies The folded text of each article by its slug; empty while it is being loaded.
 */
export function findArticles(
  articles: readonly Article[],
  text: string,
  bodies: ReadonlyMap<string, string>,
): Article[] {
  const typed = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Words of two letters say nothing, but for somebody who has typed no more yet.
  const long = typed.filter((word) => word.length > 2);
  const words = long.length > 0 ? long : typed;
  if (words.length === 0) return [];
  const found = articles.flatMap((article) => {
    const points = words.map((word) => worthOf(article, bodies.get(article.slug) ?? '', word));
    return points.includes(0)
      ? []
      : [{ article, points: points.reduce((sum, one) => sum + one, 0) }];
  });
  return found.sort((one, other) => other.points - one.points).map(({ article }) => article);
}

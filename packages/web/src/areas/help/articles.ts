import type { Page } from '@pliego/contract/pages';
import type { ArticleHeading } from './article-source.ts';
import { type HelpTopic, helpTopics, isHelpTopic } from './topics.ts';

export interface Article extends ArticleHeading {
  topic: HelpTopic;
  /** The end of its address: the name of its file. */
  slug: string;
}

const headings = import.meta.glob<ArticleHeading>('./articles/*/*.md', {
  query: '?heading',
  import: 'default',
  eager: true,
});
const pathParts = /^\.\/articles\/([^/]+)\/([^/]+)\.md$/;

/** How the header of an article names every page of a section. */
export const sectionName = (section: Page['section']): string => `seccion:${section}`;

/** Every article, in the order of the topics and of their headings. */
export const articles: readonly Article[] = Object.entries(headings)
  .map(([path, heading]): Article => {
    const [, topic = '', slug = ''] = pathParts.exec(path) ?? [];
    if (!isHelpTopic(topic)) throw new Error(`${path} is in no topic of the help`);
    return Object.assign(heading, { topic, slug });
  })
  .sort(
    (one, other) =>
      helpTopics.indexOf(one.topic) - helpTopics.indexOf(other.topic) || one.order - other.order,
  );

export const articlesOf = (topic: HelpTopic): Article[] =>
  articles.filter((article) => article.topic === topic);

export const articleAt = (topic: string, slug: string): Article | undefined =>
  articles.find((article) => article.topic === topic && article.slug === slug);

export const articleBySlug = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);

/** The articles behind the "?" of a page: those that name it, then those of its whole section. */
export const articlesOfPage = ({
  target,
  section,
}: Pick<Page, 'target' | 'section'>): Article[] => [
  ...articles.filter(({ pages }) => pages.includes(target)),
  ...articles.filter(({ pages }) => pages.includes(sectionName(section))),
];

/** The text of an article as HTML. The texts of all of them are loaded with the first. */
export async function loadBody({ slug }: Article): Promise<string> {
  const { articleBodies } = await import('./article-bodies.ts');
  const body = articleBodies.get(slug);
  if (body === undefined) throw new Error(`The article ${slug} has no text`);
  return body;
}

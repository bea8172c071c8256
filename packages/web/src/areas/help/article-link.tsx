import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { Article } from './articles.ts';
import classes from './help.module.css';

/** A line of a list of articles: its title and, where there is room, its answer in short. */
export function ArticleLink({
  article,
  withSummary = false,
}: {
  article: Article;
  withSummary?: boolean;
}) {
  return (
    <>
      <AppLink
        to="/pages/knowledge-base/$category/$question"
        params={{ category: article.topic, question: article.slug }}
      >
        {article.title}
      </AppLink>
      {withSummary ? <p className={classes.summary}>{article.summary}</p> : null}
    </>
  );
}

export function ArticleList({
  articles,
  withSummary = false,
}: {
  articles: readonly Article[];
  withSummary?: boolean;
}) {
  return (
    <ul className={classes.list} data-roomy={withSummary || undefined}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleLink article={article} withSummary={withSummary} />
        </li>
      ))}
    </ul>
  );
}

import { knowledgeCategories } from '@pliego/contract/areas/faq';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ArticleBody } from '#web/ui/rich-text/article-body.tsx';
import { ArticleList } from './article-link.tsx';
import { type Article, articleAt, articleBySlug, loadBody } from './articles.ts';
import { HelpLayout, HelpTrail } from './help-layout.tsx';
import { Opinion } from './opinion.tsx';
import { SampleQuestion } from './sample/sample-question.tsx';
import styles from './article.module.css';
import classes from './help.module.css';

/** One article, or the question of the sample knowledge base. */
export function ArticlePage() {
  const { t } = useTranslation('help');
  const { category, question } = useParams({
    from: '/shell/pages/knowledge-base/$category/$question',
  });
  if (knowledgeCategories.some((name) => name === category)) {
    return <SampleQuestion category={category} />;
  }
  const article = articleAt(category, question);
  if (article === undefined) {
    return (
      <HelpLayout title={t('title')} back={<HelpTrail />}>
        <EmptyState title={t('missing.article')}>{t('missing.text')}</EmptyState>
      </HelpLayout>
    );
  }
  return <ShownArticle key={article.slug} article={article} />;
}

function ShownArticle({ article }: { article: Article }) {
  const { t } = useTranslation('help');
  const related = article.related.flatMap((slug) => articleBySlug(slug) ?? []);
  const body = useQuery({
    queryKey: ['help', 'article', article.slug],
    queryFn: () => loadBody(article),
    staleTime: Infinity,
  });
  return (
    <HelpLayout
      title={article.title}
      topic={article.topic}
      slug={article.slug}
      back={<HelpTrail topic={article.topic} />}
      aside={
        <>
          {related.length === 0 ? null : (
            <Section title={t('related')}>
              <ArticleList articles={related} />
            </Section>
          )}
          <p className={classes.fine}>{t('reviewed', { day: formatIsoDate(article.reviewed) })}</p>
        </>
      }
    >
      <article className={styles.paper} lang="es">
        <p className={styles.answer}>{article.summary}</p>
        <QueryState query={body}>{(html) => <ArticleBody html={html} />}</QueryState>
        <Opinion slug={article.slug} />
      </article>
    </HelpLayout>
  );
}

import { knowledgeCategories } from '@pliego/contract/areas/faq';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ArticleList } from './article-link.tsx';
import { articlesOf } from './articles.ts';
import { HelpLayout, HelpTrail } from './help-layout.tsx';
import { SampleCategory } from './sample/sample-category.tsx';
import { isHelpTopic } from './topics.ts';

/** The articles of a topic. The addresses of the sample knowledge base are topics too. */
export function TopicPage() {
  const { t } = useTranslation('help');
  const { category } = useParams({ from: '/shell/pages/knowledge-base/$category' });
  const sample = knowledgeCategories.find((name) => name === category);
  if (sample !== undefined) return <SampleCategory category={sample} />;
  if (!isHelpTopic(category)) {
    return (
      <HelpLayout title={t('title')} back={<HelpTrail />}>
        <EmptyState title={t('missing.topic')}>{t('missing.text')}</EmptyState>
      </HelpLayout>
    );
  }
  return (
    <HelpLayout title={t(`topics.${category}`)} topic={category} back={<HelpTrail />}>
      <Section>
        <ArticleList articles={articlesOf(category)} withSummary />
      </Section>
    </HelpLayout>
  );
}

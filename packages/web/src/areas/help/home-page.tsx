import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ArticleList } from './article-link.tsx';
import { articlesOf } from './articles.ts';
import { HelpLayout } from './help-layout.tsx';
import { SampleCards } from './sample/sample-cards.tsx';
import { TopicIcon } from './topic-icons.tsx';
import type { HelpTopic } from './topics.ts';
import { useTopics } from './use-topics.ts';
import classes from './help.module.css';

/** How many articles a card names before it says "all". */
const shownArticles = 4;

/** The start of the help. */
export function HelpHomePage() {
  const { t } = useTranslation('help');
  const topics = useTopics();
  const count = topics.flatMap(articlesOf).length;
  return (
    <HelpLayout title={t('title')}>
      <p className={classes.lead}>{t('lead', { count })}</p>
      <div className={classes.cards}>
        {topics.map((topic) => (
          <TopicCard key={topic} topic={topic} />
        ))}
      </div>
      <SampleCards />
    </HelpLayout>
  );
}

function TopicCard({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help');
  const own = articlesOf(topic);
  return (
    <Section>
      <h2 className={classes.cardTitle}>
        <TopicIcon topic={topic} size={20} />
        {t(`topics.${topic}`)}
      </h2>
      <ArticleList articles={own.slice(0, shownArticles)} />
      {own.length <= shownArticles ? null : (
        <p className={classes.all}>
          <AppLink to="/pages/knowledge-base/$category" params={{ category: topic }}>
            {t('all', { count: own.length })}
          </AppLink>
        </p>
      )}
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { articlesOf } from './articles.ts';
import type { HelpTopic } from './topics.ts';
import { useTopics } from './use-topics.ts';
import { TopicIcon } from './topic-icons.tsx';
import classes from './help.module.css';

/** The topics, and the articles of the one that is open. */
export function TopicNav({ topic, slug }: { topic?: HelpTopic; slug?: string }) {
  const { t } = useTranslation('help');
  const topics = useTopics();
  return (
    <nav aria-label={t('topicsLabel')} className={classes.nav}>
      <ul>
        {topics.map((name) => (
          <li key={name}>
            <Link
              to="/pages/knowledge-base/$category"
              params={{ category: name }}
              className={classes.topic}
              data-current={name === topic || undefined}
              aria-current={name === topic && slug === undefined ? 'page' : undefined}
            >
              <TopicIcon topic={name} />
              <span className={classes.topicName}>{t(`topics.${name}`)}</span>
              <span className={classes.count}>{articlesOf(name).length}</span>
            </Link>
            {name === topic ? <TopicArticles topic={name} slug={slug} /> : null}
          </li>
        ))}
        <li className={classes.apart}>
          <Link to="/pages/faq" className={classes.topic}>
            {t('faq.title')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function TopicArticles({ topic, slug }: { topic: HelpTopic; slug: string | undefined }) {
  return (
    <ul className={classes.inner}>
      {articlesOf(topic).map((article) => (
        <li key={article.slug}>
          <Link
            to="/pages/knowledge-base/$category/$question"
            params={{ category: topic, question: article.slug }}
            className={classes.article}
            aria-current={article.slug === slug ? 'page' : undefined}
          >
            {article.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

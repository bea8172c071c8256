import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ArticleList } from './article-link.tsx';
import { TopicNav } from './topic-nav.tsx';
import type { HelpTopic } from './topics.ts';
import { useFoundArticles } from './use-found-articles.ts';
import classes from './help.module.css';

interface HelpLayoutProps {
  title: string;
  /** Where in the help this is; absent at its start. */
  topic?: HelpTopic;
  /** The article that is read. */
  slug?: string;
  /** Above the heading: the way back. */
  back?: ReactNode;
  /** Beside what is read. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of the help: its search, its topics, and what is read; while something is looked for, what was found. */
export function HelpLayout({ title, topic, slug, back, aside, children }: HelpLayoutProps) {
  const { t } = useTranslation('help');
  const { search, change } = useSharedSearch();
  const q = search.q ?? '';
  return (
    <Page
      title={title}
      back={back}
      actions={
        <SearchField
          label={t('search.label')}
          value={q}
          onSearch={(text) =>
            change({ q: text.trim() === '' ? undefined : text }, { replace: true })
          }
          className={classes.search}
        />
      }
    >
      <div className={classes.columns} data-aside={aside !== undefined || undefined}>
        <TopicNav topic={topic} slug={slug} />
        <div className={classes.content}>{q.trim() === '' ? children : <Found text={q} />}</div>
        {aside === undefined ? null : (
          <aside className={classes.aside} aria-label={t('related')}>
            {aside}
          </aside>
        )}
      </div>
    </Page>
  );
}

function Found({ text }: { text: string }) {
  const { t } = useTranslation('help');
  const found = useFoundArticles(text);
  if (found.length === 0) {
    return (
      <EmptyState title={t('search.none', { text: text.trim() })}>
        {t('search.noneText')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('search.found', { count: found.length })}>
      <ArticleList articles={found} withSummary />
    </Section>
  );
}

/** The way back to the start of the help and, from an article, to its topic. */
export function HelpTrail({ topic }: { topic?: HelpTopic }) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('trail')} className={classes.trail}>
      <AppLink to="/pages/knowledge-base">{t('title')}</AppLink>
      {topic === undefined ? null : (
        <>
          <span aria-hidden>/</span>
          <AppLink to="/pages/knowledge-base/$category" params={{ category: topic }}>
            {t(`topics.${topic}`)}
          </AppLink>
        </>
      )}
    </nav>
  );
}

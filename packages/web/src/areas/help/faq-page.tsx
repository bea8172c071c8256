import { Accordion } from '@mantine/core';
import { faqCategories } from '@pliego/contract/areas/faq';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { type Article, articles } from './articles.ts';
import { ContactCards } from './contact-cards.tsx';
import { FaqTabs } from './faq-tabs.tsx';
import type { FaqTab } from './help-search.ts';
import { HelpTrail } from './help-layout.tsx';
import { SampleAnswers } from './sample/sample-answers.tsx';
import { isHelpTopic } from './topics.ts';
import { useFoundArticles } from './use-found-articles.ts';
import classes from './help.module.css';

const frequent = articles.filter(({ isFrequent }) => isFrequent);
const isSample = (tab: FaqTab) => faqCategories.some((name) => name === tab);

/** Frequent questions with their short answers, by topic. */
export function FaqPage() {
  const { t } = useTranslation('help');
  const { search, change } = useSearchState('/shell/pages/faq');
  const tab = search.tema ?? 'empezar';
  const q = search.q ?? '';
  return (
    <Page
      title={t('faq.title')}
      back={<HelpTrail />}
      actions={
        <SearchField
          label={t('faq.search')}
          value={q}
          onSearch={(text) =>
            change({ q: text.trim() === '' ? undefined : text }, { replace: true })
          }
          className={classes.search}
        />
      }
    >
      <div className={classes.columns}>
        <FaqTabs current={tab} frequent={frequent} />
        <div className={classes.content}>
          {isSample(tab) ? <SampleAnswers tab={tab} q={q} /> : <Answers tab={tab} q={q} />}
          <ContactCards />
        </div>
      </div>
    </Page>
  );
}

/** Of one topic; while something is looked for, of all. */
function Answers({ tab, q }: { tab: FaqTab; q: string }) {
  const { t } = useTranslation('help');
  const found = useFoundArticles(q);
  const isSearch = q.trim() !== '';
  const shown = isSearch
    ? found.filter(({ isFrequent }) => isFrequent)
    : frequent.filter(({ topic }) => topic === tab);
  if (shown.length === 0) {
    return (
      <EmptyState title={t('search.none', { text: q.trim() })}>
        <AppLink to="/pages/knowledge-base" search={{ q }}>
          {t('faq.inAll')}
        </AppLink>
      </EmptyState>
    );
  }
  const title =
    isSearch || !isHelpTopic(tab) ? t('faq.found', { count: shown.length }) : t(`topics.${tab}`);
  return (
    <Section title={title}>
      <Accordion variant="separated" multiple key={tab}>
        {shown.map((article) => (
          <Answer key={article.slug} article={article} />
        ))}
      </Accordion>
    </Section>
  );
}

function Answer({ article }: { article: Article }) {
  const { t } = useTranslation('help');
  return (
    <Accordion.Item value={article.slug}>
      <Accordion.Control>{article.title}</Accordion.Control>
      <Accordion.Panel>
        <p className={classes.short}>{article.summary}</p>
        <AppLink
          to="/pages/knowledge-base/$category/$question"
          params={{ category: article.topic, question: article.slug }}
        >
          {t('faq.more')}
        </AppLink>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

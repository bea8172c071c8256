import type { KnowledgeCategory, knowledgeCategories } from '@pliego/contract/areas/faq';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { containsText } from '#web/lib/rank-matches.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { HelpTrail } from '../help-layout.tsx';
import { categoryQuery } from './queries.ts';
import classes from '../help.module.css';

type SampleName = (typeof knowledgeCategories)[number];

/** Whether a list is shown: its title says what was typed, or one of its questions does. */
const saysSo = ({ title, questions }: KnowledgeCategory, q: string) =>
  containsText(title, q) || questions.some(({ question }) => containsText(question, q));

/** The lists of questions of the sample knowledge base: the same for each of its categories. */
export function SampleCategory({ category }: { category: SampleName }) {
  const { t } = useTranslation('help');
  const { search, change } = useSharedSearch();
  const q = search.q ?? '';
  const session = useSessionIfAny();
  const isOn = session?.userData.plantilla === true;
  const query = useQuery({ ...categoryQuery, enabled: isOn });
  return (
    <Page
      title={t(`sample.knowledge.${category}`)}
      back={<HelpTrail />}
      actions={
        <SearchField
          label={t('sample.search')}
          value={q}
          onSearch={(text) =>
            change({ q: text.trim() === '' ? undefined : text }, { replace: true })
          }
          className={classes.search}
        />
      }
    >
      {isOn ? (
        <QueryState
          query={query}
          isEmpty={(lists) => !lists.some((list) => saysSo(list, q))}
          empty={<EmptyState title={t('search.none', { text: q.trim() })} />}
        >
          {(lists) => (
            <div className={classes.cards}>
              {lists
                .filter((list) => saysSo(list, q))
                .map((list) => (
                  <QuestionList key={list.id} list={list} category={category} />
                ))}
            </div>
          )}
        </QueryState>
      ) : (
        <EmptyState title={t('sample.off')} />
      )}
    </Page>
  );
}

function QuestionList({ list, category }: { list: KnowledgeCategory; category: SampleName }) {
  return (
    <Section title={`${list.title} (${list.questions.length})`}>
      <ul className={classes.list}>
        {list.questions.map(({ id, question, slug }) => (
          <li key={id}>
            <AppLink
              to="/pages/knowledge-base/$category/$question"
              params={{ category, question: slug }}
            >
              {question}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

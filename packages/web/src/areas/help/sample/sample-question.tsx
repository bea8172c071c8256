import type { KnowledgeQuestion } from '@pliego/contract/areas/faq';
import { foldText } from '@pliego/contract/rules/fold-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { HelpTrail } from '../help-layout.tsx';
import { questionQuery } from './queries.ts';
import styles from '../article.module.css';
import classes from '../help.module.css';

/** A question as its address has it. */
const slugOf = (question: string): string =>
  foldText(question)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The one article of the sample knowledge base, whatever the address asks for. */
export function SampleQuestion({ category }: { category: string }) {
  const { t } = useTranslation('help');
  const session = useSessionIfAny();
  const isOn = session?.userData.plantilla === true;
  const query = useQuery({ ...questionQuery, enabled: isOn });
  return (
    <Page title={query.data?.title ?? t('sample.title')} back={<HelpTrail />}>
      {isOn ? (
        <QueryState query={query}>
          {(question) => <Shown question={question} category={category} />}
        </QueryState>
      ) : (
        <EmptyState title={t('sample.off')} />
      )}
    </Page>
  );
}

interface ShownProps {
  question: KnowledgeQuestion;
  category: string;
}

function Shown({ question, category }: ShownProps) {
  const { t } = useTranslation('help');
  return (
    <div className={classes.columns} data-wide>
      <article className={styles.paper}>
        <RichText html={question.content} />
        <p className={classes.fine}>{t('sample.updated', { day: question.lastUpdated })}</p>
      </article>
      <aside className={classes.aside} aria-label={t('related')}>
        <Section title={t('related')}>
          <ul className={classes.list}>
            {question.relatedQuestions.map(({ id, question: title }) => (
              <li key={id}>
                <AppLink
                  to="/pages/knowledge-base/$category/$question"
                  params={{ category, question: slugOf(title) }}
                >
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </Section>
      </aside>
    </div>
  );
}

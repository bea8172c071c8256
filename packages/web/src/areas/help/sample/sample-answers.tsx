import { Accordion } from '@mantine/core';
import { faqCategories } from '@pliego/contract/areas/faq';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Section } from '#web/ui/page/page.tsx';
import type { FaqTab } from '../help-search.ts';
import { faqQuery } from './queries.ts';
import classes from '../help.module.css';

/** The questions about orders of the sample shop. */
export function SampleAnswers({ tab, q }: { tab: FaqTab; q: string }) {
  const { t } = useTranslation('help');
  const session = useSessionIfAny();
  const category = faqCategories.find((name) => name === tab);
  const query = useQuery({ ...faqQuery(q), enabled: session?.userData.plantilla === true });
  if (category === undefined || session?.userData.plantilla !== true) {
    return <EmptyState title={t('sample.off')} />;
  }
  return (
    <QueryState
      query={query}
      isEmpty={(data) => data[category].qandA.length === 0}
      empty={<EmptyState title={t('search.none', { text: q.trim() })} />}
    >
      {(data) => (
        <Section title={data[category].title}>
          <p className={classes.summary}>{data[category].subtitle}</p>
          <Accordion variant="separated" multiple>
            {data[category].qandA.map(({ question, ans }) => (
              <Accordion.Item key={question} value={question}>
                <Accordion.Control>{question}</Accordion.Control>
                <Accordion.Panel>{ans}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Section>
      )}
    </QueryState>
  );
}

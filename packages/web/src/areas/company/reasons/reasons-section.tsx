import { reasonStages } from '@pliego/contract/rules/work-stages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonsQuery } from '#web/api/settings-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote } from '../may-set.tsx';
import { SavedMark } from '../saved-mark.tsx';
import { ReasonList } from './reason-list.tsx';
import classes from '../company.module.css';

/** Why tenders are discarded and bids withdrawn, in the company's own words. */
export function ReasonsSection() {
  const { t } = useTranslation('company');
  const reasons = useQuery({ ...reasonsQuery, refetchOnMount: 'always' });
  return (
    <Section title={t('reasons.title')} actions={<SavedMark queryKey={reasonsQuery.queryKey} />}>
      <p className={classes.text}>{t('reasons.text')}</p>
      <ReadOnlyNote of="lists" />
      <QueryState query={reasons} lines={8}>
        {({ datos }) =>
          reasonStages.map((stage) => (
            <ReasonList
              key={stage}
              stage={stage}
              reasons={datos.filter(({ etapa }) => etapa === stage)}
            />
          ))
        }
      </QueryState>
    </Section>
  );
}

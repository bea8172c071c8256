import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { criteriaQuery } from '#web/api/settings-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote } from '../may-set.tsx';
import { SavedMark } from '../saved-mark.tsx';
import { CriterionList } from './criterion-list.tsx';
import classes from '../company.module.css';

/** What the company decides by: hard requirements first, then weighted criteria. */
export function CriteriaSection() {
  const { t } = useTranslation('company');
  const criteria = useQuery({ ...criteriaQuery, refetchOnMount: 'always' });
  return (
    <Section title={t('criteria.title')} actions={<SavedMark queryKey={criteriaQuery.queryKey} />}>
      <p className={classes.text}>{t('criteria.text')}</p>
      <ReadOnlyNote of="lists" />
      <QueryState query={criteria} lines={8}>
        {({ datos }) =>
          (['requisito', 'criterio'] as const).map((kind) => (
            <CriterionList
              key={kind}
              kind={kind}
              criteria={datos.filter(({ clase }) => clase === kind)}
            />
          ))
        }
      </QueryState>
    </Section>
  );
}

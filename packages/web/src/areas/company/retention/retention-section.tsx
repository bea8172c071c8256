import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote } from '../may-set.tsx';
import { RetentionForm } from './retention-form.tsx';
import { retentionQuery } from './retention-query.ts';
import classes from '../company.module.css';

/** How long the company keeps what may name people. */
export function RetentionSection() {
  const { t } = useTranslation('company');
  const rule = useQuery({ ...retentionQuery, refetchOnMount: 'always' });
  return (
    <Section title={t('retention.title')}>
      <p className={classes.text}>{t('retention.text')}</p>
      <ReadOnlyNote of="data" />
      <QueryState query={rule} lines={6}>
        {(stored) => <RetentionForm key={JSON.stringify(stored)} stored={stored} />}
      </QueryState>
    </Section>
  );
}

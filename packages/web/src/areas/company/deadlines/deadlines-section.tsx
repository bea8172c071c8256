import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyDaysQuery } from '#web/api/settings-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { SavedMark } from '../saved-mark.tsx';
import { useDaysChange } from './day-changes.ts';
import { InternalDays } from './internal-days.tsx';
import { LegalHolidays } from './legal-holidays.tsx';
import { OwnHolidays } from './own-holidays.tsx';
import classes from '../company.module.css';

/** How the company counts its days: its own deadline before each closing, and the days on which it does not work. */
export function DeadlinesSection() {
  const { t } = useTranslation('company');
  const days = useQuery({ ...companyDaysQuery, refetchOnMount: 'always' });
  const maySet = useMaySet().lists;
  const change = useDaysChange();
  return (
    <Section
      title={t('deadlines.title')}
      actions={<SavedMark queryKey={companyDaysQuery.queryKey} />}
    >
      <p className={classes.text}>{t('deadlines.text')}</p>
      <ReadOnlyNote of="lists" />
      <QueryState query={days} lines={8}>
        {(held) => {
          const parts = { days: held, maySet, onChange: change };
          return (
            <>
              <InternalDays {...parts} />
              <OwnHolidays {...parts} />
              <LegalHolidays {...parts} />
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

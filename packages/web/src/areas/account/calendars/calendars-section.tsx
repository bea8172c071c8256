import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calendarFeedsQuery } from '#web/api/reference-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { FeedRow } from './feed-row.tsx';
import classes from '../account.module.css';

/** The addresses at which calendars read one's dates, and how to revoke them. */
export function CalendarsSection() {
  const { t } = useTranslation('account');
  const feeds = useQuery(calendarFeedsQuery);
  return (
    // The dialog that makes an address leads here.
    <div id="calendarios" className={classes.anchor}>
      <Section title={t('calendars.title')}>
        <p className={classes.text}>{t('calendars.text')}</p>
        <QueryState
          query={feeds}
          lines={2}
          isEmpty={({ datos }) => datos.length === 0}
          empty={<p className={classes.soft}>{t('calendars.none')}</p>}
        >
          {({ datos }) => (
            <ul className={classes.sessions} aria-label={t('calendars.title')}>
              {datos.map((feed) => (
                <FeedRow key={feed.id} feed={feed} />
              ))}
            </ul>
          )}
        </QueryState>
        <AppLink to="/licitaciones" search={{ forma: 'calendario' }}>
          {t('calendars.toCalendar')}
        </AppLink>
      </Section>
    </div>
  );
}

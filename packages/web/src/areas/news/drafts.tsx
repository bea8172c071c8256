import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { unpublishedQuery } from './queries.ts';
import classes from './news.module.css';

/** Posts that were written and are not in the list yet. */
export function Drafts() {
  const { t } = useTranslation('news');
  return (
    <Section title={t('drafts.title')}>
      <QueryState
        query={useQuery(unpublishedQuery)}
        lines={4}
        isEmpty={(drafts) => drafts.length === 0}
        empty={<EmptyState title={t('drafts.none')}>{t('drafts.noneText')}</EmptyState>}
      >
        {(drafts) => (
          <ul className={classes.rows}>
            {drafts.map(({ id, title, created, userFullName, status }) => (
              <li key={id} className={classes.row}>
                <span className={classes.rowText}>
                  <AppLink to="/pages/blog/edit/$id" params={{ id: String(id) }}>
                    {title}
                  </AppLink>
                  <span className={classes.soft}>
                    {userFullName} · {formatIsoDate(created)}
                  </span>
                </span>
                <Pill tone={status === 'Draft' ? 'gris' : 'naranja'}>
                  {t(`statuses.${status}`)}
                </Pill>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

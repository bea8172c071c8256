import { reportGroups } from '@pliego/contract/areas/reports';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BuiltCards } from './builder/built-links.tsx';
import { EmbedCards } from './embeds/embed-links.tsx';
import { reportsQuery } from './report-queries.ts';
import classes from './reports.module.css';

/** The questions, by what they serve. */
export function ReportsPage() {
  const { t } = useTranslation('reportPages');
  const { t: pages } = useTranslation('pages');
  const query = useQuery(reportsQuery);
  return (
    <Page title={pages('reports')}>
      <p className={classes.intro}>{t('intro')}</p>
      <QueryState query={query} lines={8}>
        {({ datos }) =>
          reportGroups.map((group) => (
            <section key={group} aria-labelledby={`reports-${group}`}>
              <h2 id={`reports-${group}`} className={classes.group}>
                {t(`groups.${group}`)}
              </h2>
              <ul className={classes.cards}>
                {datos
                  .filter(({ grupo }) => grupo === group)
                  .map(({ id, pregunta, paraQue }) => (
                    <li key={id}>
                      <Link to="/reportes/$id" params={{ id }} className={classes.card}>
                        <span className={classes.question}>{messageText(pregunta)}</span>
                        <span className={classes.soft}>{messageText(paraQue)}</span>
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))
        }
      </QueryState>
      <BuiltCards />
      <EmbedCards />
    </Page>
  );
}

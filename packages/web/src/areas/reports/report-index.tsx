import { reportGroups } from '@pliego/contract/areas/reports';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { BuiltLinks } from './builder/built-links.tsx';
import { EmbedLinks } from './embeds/embed-links.tsx';
import { reportsQuery } from './report-queries.ts';
import classes from './reports.module.css';

/** The questions beside the one that is answered. */
export function ReportIndex() {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(reportsQuery);
  return (
    <nav className={classes.index} aria-label={t('index')}>
      {reportGroups.map((group) => (
        <div key={group}>
          <p className={classes.indexGroup}>{t(`groups.${group}`)}</p>
          <ul>
            {data?.datos
              .filter(({ grupo }) => grupo === group)
              .map(({ id, pregunta }) => (
                <li key={id}>
                  <Link
                    to="/reportes/$id"
                    params={{ id }}
                    className={classes.indexLink}
                    activeOptions={{ includeSearch: false }}
                    activeProps={{ 'aria-current': 'page' }}
                  >
                    {messageText(pregunta)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <BuiltLinks />
      <EmbedLinks />
      <Link
        to="/reportes/nuevo"
        className={classes.addReport}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        <IconPlus size={16} aria-hidden />
        {t('builder.open')}
      </Link>
    </nav>
  );
}

import type { Page } from '@pliego/contract/pages';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShellLanguage } from './use-shell-language.ts';
import classes from './trail.module.css';

/** The breadcrumbs of a page. Pages of the daily work show only their title. */
export function Trail({ page }: { page: Page | undefined }) {
  const { t } = useTranslation();
  const { t: title } = useTranslation('pages');
  const { own } = useShellLanguage();
  if (page === undefined || page.section === 'work') return null;
  const above = [
    t(`nav.sections.${page.section}`),
    ...page.groups.map((group) => t(`nav.groups.${group}`)),
  ];
  return (
    <nav aria-label={t('shell.trail')} className={classes.trail} lang={own}>
      <ol className={classes.list}>
        <li>
          <Link to="/inicio" className={classes.link}>
            {t('shell.start')}
          </Link>
        </li>
        {above.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li aria-current="page">{title(page.target)}</li>
      </ol>
    </nav>
  );
}

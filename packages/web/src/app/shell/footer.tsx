import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/date/use-now.ts';
import { version } from '../../../package.json';
import classes from './footer.module.css';

/** Whose it is, which version, and where its API is written down. */
export function Footer({ sticky }: { sticky: boolean }) {
  const { t } = useTranslation();
  const year = new Date(useNow()).getFullYear();
  return (
    <footer className={classes.footer} data-sticky={sticky || undefined}>
      <div className={classes.line}>
        <bdi>{t('shell.rights', { year })}</bdi>
        <span className={classes.more}>
          {t('shell.version', { version })}
          <a href="/api/docs" target="_blank" rel="noreferrer" className={classes.link}>
            {t('shell.api')}
          </a>
        </span>
      </div>
    </footer>
  );
}

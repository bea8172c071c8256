import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/date/use-now.ts';
import { version } from '../../../package.json';
import { useShownPage } from './use-shown-page.ts';
import classes from './footer.module.css';

const SampleNote = lazy(async () => ({
  default: (await import('./sample-note.tsx')).SampleNote,
}));

/** Whose it is, which version, and where its API is written down. */
export function Footer({ sticky }: { sticky: boolean }) {
  const { page, path } = useShownPage();
  const isOfSample = page?.isTemplate === true && path.startsWith('/apps/');
  const { t } = useTranslation();
  const year = new Date(useNow()).getFullYear();
  return (
    <footer className={classes.footer} data-sticky={sticky || undefined}>
      <div className={classes.line}>
        {isOfSample ? (
          <Suspense fallback={<span />}>
            <SampleNote />
          </Suspense>
        ) : (
          <bdi>{t('shell.rights', { year })}</bdi>
        )}
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

import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlanPicture } from '#web/ui/illustrations/pictures.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { pageAt } from '../pages.ts';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';
import classes from './under-construction-page.module.css';

/** In the place of a page that is still being built, under that page's own title. */
export function Page() {
  const { t } = useTranslation();
  const page = useLocation({ select: ({ pathname }) => pageAt(pathname) });
  const title = usePageTitle(page?.target ?? 'comingSoon');
  const home = (
    <Link to="/licitaciones" {...buttonLook({ size: 'md' })}>
      {t('system.home')}
    </Link>
  );
  if (page?.layout === 'blank') {
    return (
      <SystemPage title={title} picture={<PlanPicture />} actions={home}>
        {t('system.constructionText')}
      </SystemPage>
    );
  }
  return (
    <PageFrame title={title} aside={<Pill tone="gris">{t('system.construction')}</Pill>}>
      <div className={classes.middle}>
        <PlanPicture />
        <p className={classes.text}>{t('system.constructionText')}</p>
        {home}
      </div>
    </PageFrame>
  );
}

import { Button } from '@mantine/core';
import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlanPicture } from '#web/ui/illustrations/pictures.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { matchedPage } from '../route-page.ts';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';
import classes from './under-construction-page.module.css';

/** In the place of a page that is still being built, under that page's own title. */
export function UnderConstructionPage() {
  const { t } = useTranslation();
  const page = useMatches({ select: matchedPage });
  const title = usePageTitle(page?.target ?? 'comingSoon');
  const home = (
    <Button size="md" renderRoot={(props) => <Link {...props} to="/licitaciones" />}>
      {t('system.home')}
    </Button>
  );
  if (page?.isBlank === true) {
    return (
      <SystemPage title={title} picture={<PlanPicture />} actions={home}>
        {t('system.constructionText')}
      </SystemPage>
    );
  }
  return (
    <Page title={title} aside={<Pill tone="gris">{t('system.construction')}</Pill>}>
      <div className={classes.middle}>
        <PlanPicture />
        <p className={classes.text}>{t('system.constructionText')}</p>
        {home}
      </div>
    </Page>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SoonPicture } from '#web/ui/illustrations/pictures.tsx';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';

export function ComingSoonPage() {
  const { t } = useTranslation();
  return (
    <SystemPage
      title={usePageTitle('comingSoon')}
      picture={<SoonPicture />}
      actions={
        <Button size="md" renderRoot={(props) => <Link {...props} to="/licitaciones" />}>
          {t('system.home')}
        </Button>
      }
    >
      {t('system.comingSoon')}
    </SystemPage>
  );
}

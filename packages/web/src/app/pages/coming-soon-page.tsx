import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SoonPicture } from '#web/ui/illustrations/pictures.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';

export function Page() {
  const { t } = useTranslation();
  return (
    <SystemPage
      title={usePageTitle('comingSoon')}
      picture={<SoonPicture />}
      actions={
        <Link to="/licitaciones" {...buttonLook({ size: 'md' })}>
          {t('system.home')}
        </Link>
      }
    >
      {t('system.comingSoon')}
    </SystemPage>
  );
}

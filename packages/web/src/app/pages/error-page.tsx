import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LostPicture } from '#web/ui/illustrations/pictures.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { SystemPage } from './system-page.tsx';

/** Where no page answers the address. Also at `/misc/error`. */
export function Page() {
  const { t } = useTranslation();
  return (
    <SystemPage
      title={t('states.notFoundTitle')}
      picture={<LostPicture />}
      actions={
        <Link to="/licitaciones" {...buttonLook({ size: 'md' })}>
          {t('states.toTenders')}
        </Link>
      }
    >
      {t('states.notFoundText')}
    </SystemPage>
  );
}

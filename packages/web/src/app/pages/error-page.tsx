import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LostPicture } from '#web/ui/illustrations/pictures.tsx';
import { SystemPage } from './system-page.tsx';

/** Where no page answers the address. Also at `/misc/error`. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <SystemPage
      title={t('states.notFoundTitle')}
      picture={<LostPicture />}
      actions={
        <Button size="md" renderRoot={(props) => <Link {...props} to="/licitaciones" />}>
          {t('states.toTenders')}
        </Button>
      }
    >
      {t('states.notFoundText')}
    </SystemPage>
  );
}

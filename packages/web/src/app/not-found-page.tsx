import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/states.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('states.notFoundTitle')}>
      <EmptyState
        icon={<IconCompass size={22} stroke={1.6} />}
        title={t('states.notFoundLead')}
        actions={
          <Button renderRoot={(props) => <Link to="/licitaciones" {...props} />}>
            {t('states.toTenders')}
          </Button>
        }
      >
        {t('states.notFoundText')}
      </EmptyState>
    </Page>
  );
}

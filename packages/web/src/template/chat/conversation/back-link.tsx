import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';

/** From where there is nothing to see back to the lists. */
export function BackLink() {
  const { t } = useTranslation('chat');
  return (
    <Button variant="default" renderRoot={(props) => <AppLink to="/apps/chat" {...props} />}>
      {t('back')}
    </Button>
  );
}

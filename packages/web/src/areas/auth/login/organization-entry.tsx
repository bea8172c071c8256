import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The way in with the account that one's organization gives. */
export function OrganizationEntry() {
  const { t } = useTranslation('auth');
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/ingreso-organizacion" search />}
    >
      {t('organization.enter')}
    </Button>
  );
}

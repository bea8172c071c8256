import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { healthApi } from '#web/api/areas/health.ts';
import { RepairPicture } from '#web/ui/illustrations/pictures.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Maintenance: checks whether the server is back, and continues. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const check = useMutation({
    mutationFn: async () => {
      const { estado } = await healthApi.check();
      if (estado !== 'ok') throw new Error('The server answers, its database does not');
    },
    onSuccess: () => navigate({ to: '/licitaciones' }),
  });
  return (
    <SystemPage
      title={usePageTitle('maintenance')}
      picture={<RepairPicture />}
      actions={
        <BusyButton size="md" busy={check.isPending} onClick={() => check.mutate()}>
          {t('system.check')}
        </BusyButton>
      }
    >
      {t('system.maintenance')}
      <output>{check.isError ? ` ${t('system.stillAway')}` : ''}</output>
    </SystemPage>
  );
}

import type { Webhook } from '@pliego/contract/areas/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhooksApi } from '#web/api/areas/webhooks.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { NewSecret } from './new-secret.tsx';
import { webhooksKey } from './queries.ts';
import { webhookName } from './webhook-name.ts';
import companyClasses from '../company.module.css';

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

const problemOf = (error: Error | null) => (error === null ? {} : { problem: problemText(error) });

export function RemoveWebhook({ webhook, onClose }: DialogProps) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => webhooksApi.remove({ params: { id: webhook.id } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('webhooks.removed') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <ConfirmDialog
      title={t('webhooks.removeTitle')}
      confirm={t('webhooks.remove')}
      danger
      busy={removing.isPending}
      {...problemOf(removing.error)}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p className={companyClasses.dialogText}>
        {t('webhooks.removeText', { name: webhookName(webhook) })}
      </p>
    </ConfirmDialog>
  );
}

/** Replaces the secret, and shows the new one once. */
export function RotateSecret({ webhook, onClose }: DialogProps) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const rotating = useMutation({
    mutationFn: () => webhooksApi.rotateSecret({ params: { id: webhook.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  if (rotating.data !== undefined) {
    return <NewSecret secret={rotating.data.secreto} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={t('webhooks.rotateTitle')}
      confirm={t('webhooks.rotate')}
      busy={rotating.isPending}
      {...problemOf(rotating.error)}
      onConfirm={() => rotating.mutate()}
      onClose={onClose}
    >
      <p className={companyClasses.dialogText}>
        {t('webhooks.rotateText', { name: webhookName(webhook) })}
      </p>
    </ConfirmDialog>
  );
}

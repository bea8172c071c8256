import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './webhooks.module.css';

/** A secret, this once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('company');
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Dialog title={t('webhooks.secretTitle')} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.warning}>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
          {t('webhooks.secretOnce')}
        </p>
        <TextInput
          readOnly
          dir="ltr"
          label={t('webhooks.secret')}
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          data-autofocus
          className={classes.copy}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => clipboard.copy(secret)}
        >
          {t(clipboard.copied ? 'webhooks.copied' : 'webhooks.copy')}
        </Button>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

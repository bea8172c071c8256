import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './webhooks.module.css';

/** A secret, this once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('company');
  return (
    <Dialog title={t('webhooks.secretTitle')} onClose={onClose}>
      <div className={classes.form}>
        <Caution>{t('webhooks.secretOnce')}</Caution>
        <CopyField label={t('webhooks.secret')} text={secret} copy={t('webhooks.copy')} isMain />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

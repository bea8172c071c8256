import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './dialogs.module.css';

interface SampleFormProps {
  title: string;
  formProps: object;
  /** What the button does. */
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form that is checked and stored nowhere. */
export function SampleForm({ title, formProps, submit, onClose, children }: SampleFormProps) {
  const { t } = useTranslation(['dialogs', 'common']);
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <form {...formProps} className={classes.form}>
        {children}
        <p className={classes.soft}>{t('notStored')}</p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{submit}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Says that it worked, and that nothing was stored. */
export function useSampleDone(onClose: () => void) {
  const { t } = useTranslation('dialogs');
  return (title: string) => {
    toastDone({ title, text: t('notStoredDone') });
    onClose();
  };
}

import { Button, TextInput } from '@mantine/core';
import { PasskeyName } from '@pliego/contract/areas/account-passkeys';
import { GivenPassword } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createPasskey } from '#web/api/passkeys.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from '../account.module.css';

const Values = z.object({ nombre: PasskeyName, password: GivenPassword });

/** A name and the password; then the browser asks for the rest. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { nombre: '', password: '' },
    send: ({ nombre, password }) => createPasskey(password, nombre),
    onDone: () => {
      onClose();
      toastDone({ title: t('passkeys.added') });
    },
  });
  return (
    <Dialog title={t('passkeys.add')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <p className={classes.text}>{t('passkeys.addText')}</p>
        <FormProblem text={problem} />
        <TextInput
          label={t('passkeys.name')}
          placeholder={t('passkeys.namePlaceholder')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('passkeys.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

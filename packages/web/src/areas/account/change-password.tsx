import { Button } from '@mantine/core';
import { GivenPassword, NewPassword } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { authApi } from '#web/api/areas/auth.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useSession } from '#web/api/use-session.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './account.module.css';

const Values = z.object({ actual: GivenPassword, nueva: NewPassword });

/** The present password, and the one to come. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { userData } = useSession();
  const empresa = userData.empresas.map(({ nombre }) => nombre).join(' ');
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { actual: '', nueva: '' },
    send: (body) => authApi.changePassword({ body }),
    onDone: () => {
      onClose();
      toastDone({ title: t('password.changed'), text: t('password.changedText') });
    },
  });
  return (
    <Dialog title={t('password.change')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <PasswordField
          label={t('password.actual')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('actual')}
        />
        <NewPasswordField
          label={t('password.nueva')}
          owner={{ ...userData, empresa }}
          {...form.getInputProps('nueva')}
          value={form.values.nueva}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('password.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

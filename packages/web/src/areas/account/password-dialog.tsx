import { Button } from '@mantine/core';
import { GivenPassword } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './account.module.css';

const Values = z.object({ password: GivenPassword });

interface PasswordDialogProps<Answer> {
  title: string;
  text: string;
  submit: string;
  isDangerous?: boolean;
  /** What is done with the password. */
  send: (body: { password: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for the password before actions that must not be possible on an unattended screen. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { title, text, submit, isDangerous = false, send, onDone, onClose } = props;
  const { t } = useTranslation(['account', 'common']);
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { password: '' },
    send,
    onDone,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <p className={classes.text}>{text}</p>
        <FormProblem text={problem} />
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" className={isDangerous ? classes.danger : undefined} loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

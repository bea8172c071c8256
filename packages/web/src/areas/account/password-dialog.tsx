import { Alert, Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { GivenPassword } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { formResolver } from '#web/i18n/form-resolver.ts';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './account.module.css';

const Values = z.object({ password: GivenPassword });
type Values = z.infer<typeof Values>;

interface PasswordDialogProps {
  title: string;
  text: string;
  submit: string;
  isDangerous?: boolean;
  /** What is done with the password. */
  call: {
    error: Error | null;
    isPending: boolean;
    mutate: (password: string, options: { onError: (error: Error) => void }) => void;
  };
  onClose: () => void;
}

/** Asks for the password before actions that must not be possible on an unattended screen. */
export function PasswordDialog({
  title,
  text,
  submit,
  isDangerous = false,
  call,
  onClose,
}: PasswordDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const form = useForm<Values>({
    initialValues: { password: '' },
    validate: formResolver(Values),
  });
  const focus = () => form.getInputNode('password')?.focus();
  const send = ({ password }: Values) =>
    call.mutate(password, {
      onError: (error) => {
        form.setErrors(fieldErrors(error));
        focus();
      },
    });
  const isGeneral = call.error !== null && Object.keys(fieldErrors(call.error)).length === 0;
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(send, focus)}>
        <p className={classes.text}>{text}</p>
        {isGeneral ? (
          <Alert color="red" role="alert" p="sm">
            {problemText(call.error)}
          </Alert>
        ) : null}
        <PasswordInput
          label={t('confirm.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            className={isDangerous ? classes.danger : undefined}
            loading={call.isPending}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Alert, Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  GivenPassword,
  NewPassword,
  passwordLength,
  type PasswordOwner,
} from '@pliego/contract/areas/account-password';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { authApi } from '#web/api/areas/auth.ts';
import { fieldErrors, problemText } from '#web/api/problems.ts';
import { useSession } from '#web/api/use-session.ts';
import { formResolver } from '#web/i18n/form-resolver.ts';
import { fieldText } from '#web/i18n/message-text.ts';
import { longPassword, passwordStrength } from '#web/lib/password-strength.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { PasswordMeter } from '#web/ui/fields/password-meter.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from './account.module.css';

const Values = z.object({ actual: GivenPassword, nueva: NewPassword });
type Values = z.infer<typeof Values>;

/** The present password, and the one to come. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { userData } = useSession();
  const change = useMutation({ mutationFn: (body: Values) => authApi.changePassword({ body }) });
  const form = useForm<Values>({
    initialValues: { actual: '', nueva: '' },
    validate: formResolver(Values),
  });
  const focusFirst = (errors: object) => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
  const submit = (values: Values) =>
    change.mutate(values, {
      onSuccess: () => {
        onClose();
        toastDone({ title: t('password.changed'), text: t('password.changedText') });
      },
      onError: (error) => {
        form.setErrors(fieldErrors(error));
        focusFirst(fieldErrors(error));
      },
    });
  const isGeneral = change.error !== null && Object.keys(fieldErrors(change.error)).length === 0;
  return (
    <Dialog title={t('password.change')} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, focusFirst)}>
        {isGeneral ? (
          <Alert color="red" role="alert" p="sm">
            {problemText(change.error)}
          </Alert>
        ) : null}
        <PasswordInput
          label={t('password.actual')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('actual')}
        />
        <PasswordInput
          label={t('password.nueva')}
          autoComplete="new-password"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={
            form.errors['nueva'] === undefined ? (
              <Strength password={form.values.nueva} owner={userData} />
            ) : undefined
          }
          {...form.getInputProps('nueva')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('password.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Strength({ password, owner }: { password: string; owner: PasswordOwner }) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(password, owner);
  const words = () => {
    switch (strength.say) {
      case 'empty':
        return t('strength.empty', { count: passwordLength.min });
      case 'missing':
        return t('strength.missing', { count: strength.count });
      case 'weak':
        return fieldText(strength.why);
      case 'enough':
        return t('strength.enough', { count: longPassword });
      case 'good':
        return t('strength.good');
    }
  };
  return <PasswordMeter level={strength.level}>{words()}</PasswordMeter>;
}

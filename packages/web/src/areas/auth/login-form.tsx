import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Login } from '@pliego/contract/areas/auth';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, problemCode, problemText } from '#web/api/problems.ts';
import classes from './login.module.css';

interface LoginFormProps {
  initial: Login;
  busy: boolean;
  error: Error | null;
  onSubmit: (login: Login) => void;
}

export function LoginForm({ initial, busy, error, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Login>({
    mode: 'uncontrolled',
    initialValues: { email: initial.email, password: initial.password },
    validate: schemaResolver(Login, { sync: true }),
  });
  const { setErrors } = form;

  useEffect(() => {
    if (error !== null) setErrors(fieldErrors(error));
  }, [error, setErrors]);

  // Choosing a company is the next step, not a mistake; what belongs to a field stands beside it.
  const isGeneral =
    error !== null &&
    problemCode(error) !== 'elegir-empresa' &&
    Object.keys(fieldErrors(error)).length === 0;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values))}
    >
      {isGeneral ? (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} aria-hidden />} p="sm">
          {problemText(error)}
        </Alert>
      ) : null}
      <TextInput
        size="md"
        type="email"
        label={t('email')}
        placeholder={t('emailPlaceholder')}
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        size="md"
        label={t('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={busy} mt={4}>
        {t('submit')}
      </Button>
    </form>
  );
}

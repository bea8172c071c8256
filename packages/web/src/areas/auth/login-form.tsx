import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Login } from '@pliego/contract/areas/auth';
import { IconAlertCircle } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, problemCode, problemText } from '#web/api/problems.ts';
import classes from './login.module.css';

interface LoginFormProps {
  initial: Login;
  busy: boolean;
  error: Error | null;
  onSubmit: (login: Login) => void;
}

/** The first message of each field, by its name. */
function errorsOf(values: Login): Record<string, string> {
  const issues = Login.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/**
 * Two fields. The form library of the other screens would be a tenth of what this page downloads, so
 * here the contract's schema is asked directly.
 */
export function LoginForm({ initial, busy, error, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const answered = fieldErrors(error);
  const errors = { ...answered, ...wrong };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(values);
    setWrong(found);
    if (Object.keys(found).length === 0) onSubmit(values);
  };
  const set = (patch: Partial<Login>) => {
    setValues({ ...values, ...patch });
    setWrong({});
  };
  // Choosing a company is the next step, not a mistake; what belongs to a field stands beside it.
  const isGeneral =
    error !== null && problemCode(error) !== 'elegir-empresa' && Object.keys(answered).length === 0;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {isGeneral ? (
        <p role="alert" className={classes.problem}>
          <IconAlertCircle size={18} aria-hidden />
          {problemText(error)}
        </p>
      ) : null}
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('email')}
        placeholder={t('emailPlaceholder')}
        autoComplete="username"
        value={values.email}
        error={errors['email']}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <PasswordInput
        size="md"
        name="password"
        label={t('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        value={values.password}
        error={errors['password']}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      <Button type="submit" size="md" fullWidth loading={busy} mt={4}>
        {t('submit')}
      </Button>
    </form>
  );
}

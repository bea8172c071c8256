import { TextInput } from '@mantine/core';
import type { Login } from '@pliego/contract/areas/auth';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { useMemory } from '../memory.ts';
import { PasswordField } from '../password-field.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import classes from '../auth-form.module.css';

interface LoginFormProps {
  busy: boolean;
  error: Error | null;
  onSubmit: (login: Login) => void;
}

/** The next step of signing in, or a refusal that the page shows itself. */
const isStep = (error: Error) =>
  ['elegir-empresa', 'segundo-paso', 'correo-sin-verificar'].includes(problemCode(error) ?? '');

export function LoginForm({ busy, error, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const email = useMemory((memory) => memory.email);
  const password = useMemory((memory) => memory.password);
  const values = { email, password };
  const { form, errors, isGeneral, change } = useAuthForm<Login>({
    rules: 'login',
    values,
    onChange: useMemory((memory) => memory.write),
    error,
    onSubmit: () => onSubmit(values),
  });
  return (
    <form {...form} className={classes.form}>
      {error !== null && isGeneral && !isStep(error) ? <ProblemBox error={error} /> : null}
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        value={email}
        error={errors['email']}
        onChange={({ currentTarget: { value } }) => change({ email: value })}
      />
      <PasswordField
        label={t('fields.password')}
        value={password}
        error={errors['password']}
        onChange={(text) => change({ password: text })}
      />
      <p className={classes.beside}>
        <TextLink to="/forgot-password" search>
          {t('login.forgot')}
        </TextLink>
      </p>
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t('login.submit')}
      </BusyButton>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import type { Login, Session } from '@pliego/contract/areas/auth';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import type { useContractForm } from '#web/api/use-contract-form.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { ProblemBox } from '../problem-box.tsx';
import classes from '../auth-form.module.css';

type LoginFormProps = ReturnType<typeof useContractForm<Login, Session>>;

/** The next step of signing in, or a refusal that the page shows itself. */
const isStep = (error: Error) =>
  ['elegir-empresa', 'segundo-paso', 'correo-sin-verificar'].includes(problemCode(error) ?? '');

export function LoginForm({ form, formProps, busy, error }: LoginFormProps) {
  const { t } = useTranslation('auth');
  return (
    <form {...formProps} className={classes.form}>
      {error === null || isStep(error) ? null : <ProblemBox error={error} />}
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <PasswordField
        size="md"
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
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

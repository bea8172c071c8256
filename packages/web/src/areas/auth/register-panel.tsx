import type { Registration } from '@pliego/contract/areas/account';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#web/ui/plain/plain-button.tsx';
import { PlainCheckbox } from '#web/ui/plain/plain-checkbox.tsx';
import { PlainField } from '#web/ui/plain/plain-field.tsx';
import { authCalls } from './auth-calls.ts';
import { type RegistrationDraft, useMemory } from './memory.ts';
import { Panel } from './panel.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ProblemBox } from './problem-box.tsx';
import { RutField } from './rut-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

type Draft = RegistrationDraft & { email: string };

/** A company and who administers it. */
export function RegisterPanel() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const email = useMemory((memory) => memory.email);
  const registration = useMemory((memory) => memory.registration);
  const write = useMemory((memory) => memory.write);
  const writeRegistration = useMemory((memory) => memory.writeRegistration);
  const forgetPasswords = useMemory((memory) => memory.forgetPasswords);
  const values: Draft = { ...registration, email };
  const register = useMutation({
    mutationFn: async (body: Registration) => (await authCalls()).register({ body }),
    onSuccess: async (_, body) => {
      await navigate({
        to: '/verify-email',
        search: true,
        state: { arrival: { mailTo: body.email } },
      });
      forgetPasswords();
    },
  });
  const { form, errors, isGeneral, change } = useAuthForm<Draft>({
    rules: 'registration',
    values,
    onChange: ({ email: address, ...rest }) => {
      if (address !== undefined) write({ email: address });
      writeRegistration(rest);
    },
    error: register.error,
    onSubmit: () => register.mutate({ ...values, acepta: true }),
  });
  return (
    <Panel title={t('register.title')} text={t('register.text')}>
      <form {...form} className={classes.form}>
        {register.error !== null && isGeneral ? <ProblemBox error={register.error} /> : null}
        <PlainField
          name="empresa"
          label={t('fields.empresa')}
          placeholder={t('fields.empresaPlaceholder')}
          autoComplete="organization"
          value={values.empresa}
          error={errors['empresa']}
          onChange={(empresa) => change({ empresa })}
        />
        <RutField
          name="rut"
          label={t('fields.rut')}
          placeholder={t('fields.rutPlaceholder')}
          value={values.rut}
          error={errors['rut']}
          onChange={(rut) => change({ rut })}
        />
        <PlainField
          name="fullName"
          label={t('fields.fullName')}
          placeholder={t('fields.fullNamePlaceholder')}
          autoComplete="name"
          value={values.fullName}
          error={errors['fullName']}
          onChange={(fullName) => change({ fullName })}
        />
        <PlainField
          type="email"
          name="email"
          label={t('fields.email')}
          placeholder={t('fields.emailPlaceholder')}
          autoComplete="username"
          value={values.email}
          error={errors['email']}
          onChange={(address) => change({ email: address })}
        />
        <NewPasswordField
          label={t('fields.password')}
          value={values.password}
          error={errors['password']}
          owner={values}
          onChange={(password) => change({ password })}
        />
        <div>
          <PlainCheckbox
            name="acepta"
            label={t('register.accept')}
            checked={values.acepta}
            error={errors['acepta']}
            onChange={(acepta) => change({ acepta })}
          />
          <details className={classes.details}>
            <summary>{t('register.conditions')}</summary>
            <p>{t('register.conditionsText')}</p>
          </details>
        </div>
        <PlainButton type="submit" size="md" wide loading={register.isPending}>
          {t('register.submit')}
        </PlainButton>
      </form>
    </Panel>
  );
}

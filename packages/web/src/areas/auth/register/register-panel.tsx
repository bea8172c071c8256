import { Checkbox, TextInput } from '@mantine/core';
import type { Registration } from '@pliego/contract/areas/account';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { type RegistrationDraft, useMemory } from '../memory.ts';
import { Panel } from '../panel.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { RutField } from './rut-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import classes from '../auth-form.module.css';

type Draft = RegistrationDraft & { email: string };

/** Registers a company and its administrator. */
export function RegisterPanel() {
  const { t } = useTranslation('auth');
  const { register, values, form, errors, isGeneral, change } = useRegistration();
  return (
    <Panel title={t('register.title')} text={t('register.text')}>
      <form {...form} className={classes.form}>
        {register.error !== null && isGeneral ? <ProblemBox error={register.error} /> : null}
        <TextInput
          size="md"
          name="empresa"
          label={t('fields.empresa')}
          placeholder={t('fields.empresaPlaceholder')}
          autoComplete="organization"
          value={values.empresa}
          error={errors['empresa']}
          onChange={({ currentTarget: { value } }) => change({ empresa: value })}
        />
        <RutField
          name="rut"
          label={t('fields.rut')}
          placeholder={t('fields.rutPlaceholder')}
          value={values.rut}
          error={errors['rut']}
          onChange={(rut) => change({ rut })}
        />
        <PersonFields values={values} errors={errors} onChange={change} />
        <NewPasswordField
          label={t('fields.password')}
          value={values.password}
          error={errors['password']}
          owner={values}
          onChange={(password) => change({ password })}
        />
        <Acceptance values={values} errors={errors} onChange={change} />
        <BusyButton type="submit" size="md" fullWidth busy={register.isPending}>
          {t('register.submit')}
        </BusyButton>
      </form>
    </Panel>
  );
}

/** The draft, which survives going to another screen and back, and the call that registers it. */
function useRegistration() {
  const navigate = useNavigate();
  const email = useMemory((memory) => memory.email);
  const registration = useMemory((memory) => memory.registration);
  const write = useMemory((memory) => memory.write);
  const writeRegistration = useMemory((memory) => memory.writeRegistration);
  const forgetPasswords = useMemory((memory) => memory.forgetPasswords);
  const values: Draft = { ...registration, email };
  const register = useMutation({
    mutationFn: (body: Registration) => authApi.register({ body }),
    onSuccess: async (_, body) => {
      await navigate({
        to: '/verify-email',
        search: true,
        state: { arrival: { mailTo: body.email } },
      });
      forgetPasswords();
    },
  });
  const authForm = useAuthForm<Draft>({
    rules: 'registration',
    values,
    onChange: ({ email: address, ...rest }) => {
      if (address !== undefined) write({ email: address });
      writeRegistration(rest);
    },
    error: register.error,
    onSubmit: () => register.mutate({ ...values, acepta: true }),
  });
  return { register, values, ...authForm };
}

interface FieldsProps {
  values: Draft;
  errors: Record<string, string>;
  onChange: (patch: Partial<Draft>) => void;
}

function PersonFields({ values, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextInput
        size="md"
        name="fullName"
        label={t('fields.fullName')}
        placeholder={t('fields.fullNamePlaceholder')}
        autoComplete="name"
        value={values.fullName}
        error={errors['fullName']}
        onChange={({ currentTarget: { value } }) => onChange({ fullName: value })}
      />
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        value={values.email}
        error={errors['email']}
        onChange={({ currentTarget: { value } }) => onChange({ email: value })}
      />
    </>
  );
}

/** The conditions, and the box that accepts them. */
function Acceptance({ values, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <div>
      <Checkbox
        name="acepta"
        label={t('register.accept')}
        checked={values.acepta}
        error={errors['acepta']}
        onChange={({ currentTarget: { checked } }) => onChange({ acepta: checked })}
      />
      <details className={classes.details}>
        <summary>{t('register.conditions')}</summary>
        <p>{t('register.conditionsText')}</p>
      </details>
    </div>
  );
}

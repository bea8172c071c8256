import { Checkbox, TextInput } from '@mantine/core';
import { Registration } from '@pliego/contract/areas/account';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx';
import { toPlan } from '#web/lib/chosen-plan.ts';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { type RegistrationDraft, useMemory } from '../memory.ts';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import classes from '../auth-form.module.css';

type Draft = RegistrationDraft & { email: string };

/** Registers a company and its administrator. */
export function RegisterPanel() {
  const { t } = useTranslation('auth');
  const registration = useRegistration();
  const { form, formProps, busy, error } = registration;
  return (
    <Panel title={t('register.title')} text={t('register.text')}>
      <form {...formProps} className={classes.form}>
        {error === null ? null : <ProblemBox error={error} />}
        <ChosenPlan />
        <TextInput
          size="md"
          name="empresa"
          label={t('fields.empresa')}
          placeholder={t('fields.empresaPlaceholder')}
          autoComplete="organization"
          {...form.getInputProps('empresa')}
        />
        <RutField
          name="rut"
          size="md"
          label={t('fields.rut')}
          placeholder={t('fields.rutPlaceholder')}
          {...form.getInputProps('rut')}
        />
        <PersonFields form={form} />
        <NewPasswordField
          size="md"
          name="password"
          label={t('fields.password')}
          owner={form.values}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <Acceptance form={form} />
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          {t('register.submit')}
        </BusyButton>
      </form>
    </Panel>
  );
}

/** The plan that was chosen on the page of prices, which led here. */
function ChosenPlan() {
  const { t } = useTranslation('auth');
  const plan = toPlan(useSharedSearch().search.plan);
  if (plan === undefined) return null;
  return (
    <p className={classes.plan}>
      {t('plan.chosen', { name: t(`plan.names.${plan}`) })}{' '}
      <TextLink to="/pages/pricing">{t('plan.other')}</TextLink>
    </p>
  );
}

/** The form over the draft, which survives going to another screen and back. */
function useRegistration() {
  const navigate = useNavigate();
  const email = useMemory((memory) => memory.email);
  const registration = useMemory((memory) => memory.registration);
  const write = useMemory((memory) => memory.write);
  const writeRegistration = useMemory((memory) => memory.writeRegistration);
  const forgetPasswords = useMemory((memory) => memory.forgetPasswords);
  return useContractForm<Draft, unknown>({
    schema: Registration,
    initialValues: { ...registration, email },
    onValuesChange: ({ email: address, ...rest }) => {
      write({ email: address });
      writeRegistration(rest);
    },
    send: (values) => authApi.register({ body: { ...values, acepta: true } }),
    onDone: async (_, values) => {
      await navigate({
        to: '/verify-email',
        search: true,
        state: { arrival: { mailTo: values.email } },
      });
      forgetPasswords();
    },
  });
}

type FieldsProps = Pick<ReturnType<typeof useRegistration>, 'form'>;

function PersonFields({ form }: FieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextInput
        size="md"
        name="fullName"
        label={t('fields.fullName')}
        placeholder={t('fields.fullNamePlaceholder')}
        autoComplete="name"
        {...form.getInputProps('fullName')}
      />
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        {...form.getInputProps('email')}
      />
    </>
  );
}

/** The conditions, and the box that accepts them. */
function Acceptance({ form }: FieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <div>
      <Checkbox
        name="acepta"
        label={t('register.accept')}
        {...form.getInputProps('acepta', { type: 'checkbox' })}
      />
      <details className={classes.details}>
        <summary>{t('register.conditions')}</summary>
        <p>{t('register.conditionsText')}</p>
      </details>
    </div>
  );
}

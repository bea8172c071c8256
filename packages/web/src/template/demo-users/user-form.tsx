import { Button, NativeSelect, TextInput } from '@mantine/core';
import { roles } from '@pliego/contract/abilities';
import { userStatuses } from '@pliego/contract/areas/auth-shapes';
import { demoCountries, type DemoUser, DemoUserForm } from '@pliego/contract/areas/demo-users';
import { demoUserPlans } from '@pliego/contract/areas/demo-user-choices';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useRoleNames } from './roles/use-role-names.ts';
import { useSendUser } from './mutations.ts';
import classes from './user-form.module.css';

/** The values of a new user. */
const blank: DemoUserForm = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: 'Chile',
  role: 'subscriber',
  currentPlan: 'basic',
  status: 'active',
};

function valuesOf(user: DemoUser): DemoUserForm {
  const { fullName, username, email, contact, company, country, role, currentPlan, status } = user;
  return { fullName, username, email, contact, company, country, role, currentPlan, status };
}

type TextField = 'fullName' | 'username' | 'email' | 'contact' | 'company';
const inputModes: Partial<Record<TextField, 'email' | 'tel'>> = { email: 'email', contact: 'tel' };

/** Adds a user, or edits the given one. */
export function UserForm({ user, onClose }: { user: DemoUser | null; onClose: () => void }) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const { nameOfUsers } = useRoleNames();
  const send = useSendUser(user);
  const { form, busy, problem, formProps } = useContractForm<DemoUserForm, DemoUser>({
    schema: DemoUserForm,
    initialValues: user === null ? blank : valuesOf(user),
    send: (values) => send(DemoUserForm.parse(values)),
    onDone: () => {
      letGo();
      onClose();
    },
  });
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  const text = (field: TextField) => (
    <TextInput
      required
      label={t(`form.${field}`)}
      autoComplete="off"
      inputMode={inputModes[field]}
      data-autofocus={field === 'fullName' ? true : undefined}
      {...form.getInputProps(field)}
    />
  );
  // A user whose country is not on the list keeps it.
  const countries = [...new Set([...demoCountries, form.values.country])].filter(Boolean);
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      {text('fullName')}
      {text('username')}
      {text('email')}
      {text('contact')}
      {text('company')}
      <NativeSelect
        required
        label={t('form.country')}
        data={[
          { value: '', label: t('form.countryNone') },
          ...countries.map((country) => ({ value: country, label: country })),
        ]}
        {...form.getInputProps('country')}
      />
      <NativeSelect
        label={t('form.role')}
        data={roles.map((role) => ({ value: role, label: nameOfUsers(role) }))}
        {...form.getInputProps('role')}
      />
      <NativeSelect
        label={t('form.plan')}
        data={demoUserPlans.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
        {...form.getInputProps('currentPlan')}
      />
      <NativeSelect
        label={t('form.status')}
        data={userStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        {...form.getInputProps('status')}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(user === null ? 'form.add' : 'form.save')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('form.discardText')} />
    </form>
  );
}

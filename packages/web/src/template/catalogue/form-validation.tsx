import { Button, MaskInput, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Email } from '@pliego/contract/fields';
import { regions } from '@pliego/contract/rules/regions';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formResolver } from '#web/i18n/form-resolver.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { formatIsoDate } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import classes from './forms.module.css';

export const parts = ['BusyButton', 'FormProblem'];

const needed = (key: 'name' | 'mail' | 'password' | 'region' | 'day') =>
  z
    .string()
    .check(
      z.refine((typed) => typed.trim() !== '', textKey('formValidation', `text.missing.${key}`)),
    );

/** Says what would be sent. */
function useTold() {
  const { t } = useTranslation('formValidation');
  return (values: readonly string[]) =>
    toastDone({ id: 'catalogue-form', title: t('text.sent'), text: values.join(' · ') });
}

function Actions({ busy = false, onReset }: { busy?: boolean; onReset: () => void }) {
  const { t } = useTranslation('formValidation');
  return (
    <div className={classes.actions}>
      <BusyButton type="submit" busy={busy}>
        {t('text.send')}
      </BusyButton>
      <Button variant="default" onClick={onReset}>
        {t('text.reset')}
      </Button>
    </div>
  );
}

const Required = z.object({
  name: needed('name'),
  mail: needed('mail'),
  password: needed('password'),
});

/** Checked when it is sent; the first field that is wrong takes the focus. */
export function Basic() {
  const { t } = useTranslation('formValidation');
  const tell = useTold();
  const { form, formProps } = useContractForm({
    schema: Required,
    initialValues: { name: '', mail: '', password: '' },
    send: async (values) => values,
    onDone: ({ name, mail }) => tell([name, mail]),
  });
  return (
    <form {...formProps} className={classes.form}>
      <TextInput {...form.getInputProps('name')} label={t('text.name')} withAsterisk />
      <TextInput {...form.getInputProps('mail')} label={t('text.mail')} withAsterisk />
      <PasswordField {...form.getInputProps('password')} label={t('text.password')} withAsterisk />
      <Actions onReset={form.reset} />
    </form>
  );
}

const Rules = z.object({
  name: z
    .string()
    .check(
      z.refine((typed) => typed.trim().length >= 3, textKey('formValidation', 'text.wrong.name')),
    ),
  mail: Email,
  password: z.string().check(z.minLength(6, textKey('formValidation', 'text.wrong.password'))),
});

/** Checked while one types, by a schema: three letters, an address, six signs. */
export function OnChange() {
  const { t } = useTranslation('formValidation');
  const tell = useTold();
  const form = useForm({
    initialValues: { name: '', mail: '', password: '' },
    validate: formResolver(Rules),
    validateInputOnChange: true,
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ name, mail }) => tell([name, mail]))}
    >
      <TextInput {...form.getInputProps('name')} label={t('text.name')} withAsterisk />
      <TextInput {...form.getInputProps('mail')} label={t('text.mail')} withAsterisk />
      <PasswordField {...form.getInputProps('password')} label={t('text.password')} withAsterisk />
      <Actions onReset={form.reset} />
    </form>
  );
}

const UserName = z.object({ name: needed('name') });

class Taken extends Error {}

/** Only the server knows: the name of a user that is there already. The button waits, and keeps the focus. */
export function Async() {
  const { t } = useTranslation('formValidation');
  const tell = useTold();
  const { form, formProps, busy, error, problem } = useContractForm({
    schema: UserName,
    initialValues: { name: '' },
    send: async ({ name }) => {
      const { users } = await demoUsersApi.list({ query: { q: name.trim(), perPage: 50 } });
      if (users.some(({ username }) => username === name.trim())) throw new Taken();
      return name.trim();
    },
    onDone: (name) => tell([name]),
    onRefused: (refusal) => {
      if (refusal instanceof Taken) form.setFieldValue('name', form.values.name);
    },
  });
  const isTaken = error instanceof Taken;
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={isTaken ? undefined : problem} />
      <TextInput
        {...form.getInputProps('name')}
        label={t('text.userName')}
        description={t('text.userNameHint')}
        error={form.errors['name'] ?? (isTaken ? t('text.wrong.taken') : undefined)}
        autoComplete="off"
        withAsterisk
      />
      <Actions busy={busy} onReset={form.reset} />
    </form>
  );
}

const Visit = z.object({
  region: needed('region'),
  day: needed('day'),
  phone: z
    .string()
    .check(
      z.refine((figures) => figures.length >= 9, textKey('formValidation', 'text.missing.phone')),
    ),
});

/** Fields that are no inputs of their own: a list, a calendar, a mask. */
export function OtherFields() {
  const { t } = useTranslation('formValidation');
  const tell = useTold();
  const { form, formProps } = useContractForm({
    schema: Visit,
    initialValues: { region: '', day: '', phone: '' },
    send: async (values) => values,
    onDone: ({ region, day, phone }) => tell([region, formatIsoDate(day), phone]),
  });
  return (
    <form {...formProps} className={classes.form}>
      <Select
        label={t('text.region')}
        withAsterisk
        data={regions.map(({ name }): string => name)}
        value={form.values.region === '' ? null : form.values.region}
        error={form.errors['region']}
        onChange={(region) => form.setFieldValue('region', region ?? '')}
      />
      <DateField
        label={t('text.day')}
        withAsterisk
        clearable
        value={form.values.day === '' ? null : form.values.day}
        error={form.errors['day']}
        onChange={(day) => form.setFieldValue('day', day ?? '')}
      />
      <MaskInput
        label={t('text.phone')}
        withAsterisk
        type="tel"
        mask="+56 # #### ####"
        tokens={{ '#': /\d/ }}
        error={form.errors['phone']}
        onChangeRaw={(figures) => form.setFieldValue('phone', figures)}
      />
      <Actions onReset={form.reset} />
    </form>
  );
}

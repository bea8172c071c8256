import { NativeSelect, TextInput } from '@mantine/core';
import { Email, text } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import { isPhone } from '@pliego/contract/rules/contact-texts';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { languageNames } from '#web/i18n/languages.ts';
import { locales, perLocale } from '#web/lib/locale.ts';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { SampleForm, useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

/** Those of the sample's people. */
const countries = ['CL', 'AR', 'BO', 'CO', 'PE', 'UY'] as const;
const countryNames = perLocale((customs) => new Intl.DisplayNames(customs, { type: 'region' }));
const states = ['active', 'inactive', 'suspended'] as const;

const User = z.object({
  firstName: text({ min: 1, max: 80, message: checkCode('falta-nombre-de-persona') }),
  lastName: text({ max: 80 }).check(
    z.refine((name) => name !== '', { message: textKey('dialogs', 'user.missingLastName') }),
  ),
  username: text({ min: 1, max: 40, message: checkCode('falta-usuario') }).check(
    z.regex(/^[\p{L}\p{N}._-]*$/u, checkCode('usuario-con-espacios')),
  ),
  email: Email,
  phone: text({ max: 30 }).check(
    z.refine((phone) => phone === '' || isPhone(phone), checkCode('telefono-no-valido')),
  ),
  rut: z
    .string()
    .check(
      z.refine(
        (rut) => rut.trim() === '' || normalisedRut(rut) !== null,
        checkCode('rut-no-valido'),
      ),
    ),
  state: z.enum(states),
  country: z.enum(countries),
  language: z.enum(locales),
  bills: z.boolean(),
});

/** The data of a person of the sample. */
export function UserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const done = useSampleDone(onClose);
  const { form, formProps } = useContractForm({
    schema: User,
    initialValues: {
      firstName: 'Valentina',
      lastName: 'Quiroz',
      username: 'valentina.quiroz',
      email: 'valentina.quiroz@andes.demo',
      phone: '+56 9 5550 1887',
      rut: '',
      country: 'CL',
      language: 'es',
      state: 'active',
      bills: true,
    },
    send: async ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    onDone: (name) => done(t('user.saved', { name })),
  });
  const field = (name: 'firstName' | 'lastName' | 'username' | 'email' | 'phone') => ({
    ...form.getInputProps(name),
    label: t(`user.${name}`),
    autoComplete: 'off',
  });
  return (
    <SampleForm
      title={t('cards.usuario.title')}
      formProps={formProps}
      submit={t('user.save')}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput {...field('firstName')} data-autofocus withAsterisk />
        <TextInput {...field('lastName')} withAsterisk />
        <TextInput {...field('username')} withAsterisk />
        <TextInput {...field('email')} withAsterisk type="email" />
        <TextInput {...field('phone')} type="tel" />
        <RutField
          {...form.getInputProps('rut')}
          label={t('user.rut')}
          onChange={(rut) => form.setFieldValue('rut', rut)}
        />
        <NativeSelect
          {...form.getInputProps('country')}
          label={t('user.country')}
          data={countries.map((value) => ({ value, label: countryNames().of(value) ?? value }))}
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('user.language')}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <NativeSelect
          {...form.getInputProps('state')}
          label={t('user.state')}
          data={states.map((value) => ({ value, label: t(`user.states.${value}`) }))}
        />
      </div>
      <SwitchRow
        label={t('user.bills')}
        checked={form.values.bills}
        onChange={(bills) => form.setFieldValue('bills', bills)}
      />
    </SampleForm>
  );
}

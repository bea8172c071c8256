import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type OwnProfile, socialNetworks } from '@pliego/contract/areas/own-profile';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { countryName } from '#web/lib/country-name.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { Section } from '#web/ui/page/page.tsx';
import { ownProfileQuery } from '../queries.ts';
import { countryCodes } from './country-codes.ts';
import {
  changeOf,
  networkNames,
  ProfileForm,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';
import { useKeepProfile } from './use-keep-profile.ts';
import classes from '../account.module.css';

/** Names, and what one says of oneself to colleagues. */
export function ProfileSection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('me.title')}>
      <QueryState query={useQuery(ownProfileQuery)} lines={8}>
        {(profile) => <Form key={profile.id} profile={profile} />}
      </QueryState>
    </Section>
  );
}

function useCountries() {
  const { t, i18n } = useTranslation('account');
  const { language } = i18n;
  return useMemo(() => {
    const named = countryCodes.map((value) => ({ value, label: countryName(value) }));
    named.sort((a, b) => a.label.localeCompare(b.label, language));
    return [{ value: '', label: t('me.noCountry') }, ...named];
  }, [t, language]);
}

interface NetworksProps {
  text: (name: keyof ProfileValues) => object;
}

function Networks({ text }: NetworksProps) {
  const { t } = useTranslation('account');
  return (
    <details className={classes.more}>
      <summary>{t('me.networks')}</summary>
      <div className={classes.fields}>
        {socialNetworks.map((name) => (
          <TextInput key={name} inputMode="url" label={networkNames[name]} {...text(name)} />
        ))}
      </div>
    </details>
  );
}

/** Up to today. */
function Birthday({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const { t } = useTranslation('account');
  const now = useNow();
  const { nacimiento } = form.values;
  return (
    <DateField
      clearable
      autoComplete="bday"
      label={t('me.nacimiento')}
      maxDate={santiagoDay(now)}
      {...form.getInputProps('nacimiento')}
      value={nacimiento === '' ? null : nacimiento}
      onChange={(day) => form.setFieldValue('nacimiento', day ?? '')}
    />
  );
}

function Form({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['account', 'common']);
  const keep = useKeepProfile();
  const countries = useCountries();
  const made = useContractForm<ProfileValues, OwnProfile>({
    schema: ProfileForm,
    initialValues: valuesOf(profile),
    send: (typed) => ownProfileApi.update({ body: changeOf(typed) }),
    onDone: (answer) => {
      keep(answer);
      made.form.setInitialValues(valuesOf(answer));
      made.form.setValues(valuesOf(answer));
      toastDone({ title: t('me.kept') });
    },
  });
  const { form, formProps, busy, problem } = made;
  const isDirty = form.isDirty();
  const { guard } = useLeaving({ isDirty });
  const text = (name: keyof ProfileValues) => form.getInputProps(name);
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <div className={classes.fields}>
        <TextInput
          withAsterisk
          autoComplete="name"
          label={t('me.fullName')}
          {...text('fullName')}
        />
        <TextInput
          withAsterisk
          autoComplete="username"
          label={t('me.username')}
          {...text('username')}
        />
        <TextInput autoComplete="organization-title" label={t('me.cargo')} {...text('cargo')} />
        <TextInput type="tel" autoComplete="tel" label={t('me.telefono')} {...text('telefono')} />
        <Birthday form={form} />
        <NativeSelect
          autoComplete="country"
          label={t('me.pais')}
          data={countries}
          {...text('pais')}
        />
        <TextInput
          className={classes.wide}
          inputMode="url"
          autoComplete="url"
          label={t('me.sitio')}
          {...text('sitio')}
        />
        <Textarea
          className={classes.wide}
          autosize
          minRows={3}
          label={t('me.bio')}
          description={t('me.bioText')}
          {...text('bio')}
        />
      </div>
      <Networks text={text} />
      <div className={classes.actions}>
        <Button type="submit" loading={busy} disabled={!isDirty}>
          {t('common:actions.save')}
        </Button>
        {isDirty && !busy ? (
          <Button variant="default" onClick={() => form.reset()}>
            {t('me.undo')}
          </Button>
        ) : null}
      </div>
      <LeaveGuard {...guard} text={t('me.leave')} />
    </form>
  );
}

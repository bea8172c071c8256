import { Button, TextInput } from '@mantine/core';
import { type DemoUserDetails, minSamplePassword } from '@pliego/contract/areas/demo-user-details';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { withReadAgain } from '#web/api/read-again.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { detailsKey } from '../queries.ts';
import { Devices } from './devices.tsx';
import { usePatchDetails } from './use-patch-details.ts';
import classes from './view.module.css';

interface Shown {
  user: DemoUser;
  details: DemoUserDetails;
}

/** Password, second step, and where the person is signed in. */
export function SecurityTab({ user, details }: Shown) {
  return (
    <>
      <PasswordSection user={user} />
      <TwoStepsSection user={user} details={details} />
      <Devices details={details} />
    </>
  );
}

const Passwords = z
  .object({
    password: z.string().check(z.minLength(minSamplePassword)),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, {
      path: ['again'],
      message: textKey('demoUsers', 'view.security.different'),
    }),
  );
const blank = { password: '', again: '' };

function PasswordSection({ user }: { user: DemoUser }) {
  const { t } = useTranslation('demoUsers');
  const client = useQueryClient();
  const { form, busy, problem, formProps } = useContractForm({
    schema: Passwords,
    initialValues: blank,
    send: ({ password }) =>
      withReadAgain(
        () => demoUsersApi.changePassword({ body: { id: user.id, password } }),
        () => client.invalidateQueries({ queryKey: detailsKey(user.id) }),
      ),
    onDone: () => {
      form.reset();
      toastDone({ title: t('view.security.changed') });
    },
  });
  return (
    <Section title={t('view.security.password')}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <div className={classes.pair}>
          <PasswordField
            label={t('view.security.new')}
            description={t('view.security.hint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={t('view.security.again')}
            description={' '}
            autoComplete="new-password"
            {...form.getInputProps('again')}
          />
        </div>
        <div>
          <Button type="submit" loading={busy}>
            {t('view.security.change')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

const phoneForm = /^\+?[\d ()-]{6,}$/;

function TwoStepsSection({ user, details }: Shown) {
  const { t } = useTranslation('demoUsers');
  const patch = usePatchDetails(user.id);
  const { enabled, phone } = details.twoSteps;
  const disable = () => {
    patch(() => ({ twoSteps: { enabled: false, phone } }));
    toastDone({ title: t('view.security.disabled') });
  };
  return (
    <Section title={t('view.security.twoSteps')}>
      <p className={classes.text}>
        {enabled ? t('view.security.twoStepsOn', { phone }) : t('view.security.twoStepsOff')}
      </p>
      {enabled ? (
        <Button variant="default" onClick={disable}>
          {t('view.security.disable')}
        </Button>
      ) : (
        <EnableTwoSteps user={user} phone={phone} />
      )}
    </Section>
  );
}

function EnableTwoSteps({ user, phone }: { user: DemoUser; phone: string }) {
  const { t } = useTranslation('demoUsers');
  const patch = usePatchDetails(user.id);
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(phone === '' ? user.contact : phone);
  const [isWrong, setWrong] = useState(false);
  const enable = () => {
    const isRight = phoneForm.test(typed.trim());
    setWrong(!isRight);
    if (!isRight) return;
    patch(() => ({ twoSteps: { enabled: true, phone: typed.trim() } }));
    setAsking(false);
    toastDone({ title: t('view.security.enabled') });
  };
  if (!asking) {
    return (
      <Button variant="light" onClick={() => setAsking(true)}>
        {t('view.security.enable')}
      </Button>
    );
  }
  return (
    <form
      noValidate
      className={classes.inline}
      onSubmit={(event) => {
        event.preventDefault();
        enable();
      }}
    >
      <TextInput
        data-autofocus
        label={t('view.security.phone')}
        inputMode="tel"
        value={typed}
        error={isWrong ? t('view.security.phoneWrong') : undefined}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit">{t('view.security.save')}</Button>
    </form>
  );
}

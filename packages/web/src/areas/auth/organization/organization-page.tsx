import { TextInput } from '@mantine/core';
import { organizationEndpoints } from '@pliego/contract/areas/account-organization';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { useSearch } from '@tanstack/react-router';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { useMemory } from '../memory.ts';
import { onceOnly } from '../once-only.ts';
import { Panel, PanelLinks } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useEntry } from '../use-entry.ts';
import { departFor } from './leave.ts';
import classes from '../auth-form.module.css';

/** Signing in with the account of one’s organization: on the way there, and back from it. */
export function OrganizationPage() {
  const answer = useMemory((memory) => memory.links.organization);
  return answer === null ? <Leave /> : <Return key={answer} answer={answer} />;
}

/** The way to the provider, which the mail address names. */
function Leave() {
  const { t } = useTranslation('auth');
  const email = useMemory((memory) => memory.email);
  const { volver } = useSearch({ strict: false });
  const { form, formProps, busy, error } = useContractForm<{ email: string }, { url: string }>({
    schema: organizationEndpoints.startOrganization.body,
    initialValues: { email },
    send: (body) => departFor(body, volver),
    onDone: ({ url }) => location.assign(url),
  });
  return (
    <Panel title={t('organization.title')} text={t('organization.text')}>
      <form {...formProps} className={classes.form}>
        {error === null ? null : <ProblemBox error={error} />}
        <TextInput
          size="md"
          type="email"
          label={t('fields.email')}
          placeholder={t('fields.emailPlaceholder')}
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          {t('organization.go')}
        </BusyButton>
      </form>
      <ToLogin />
    </Panel>
  );
}

/** Spends what the provider answered, once. */
function Return({ answer }: { answer: string }) {
  const { t } = useTranslation('auth');
  const enter = useEntry();
  const keepLink = useMemory((memory) => memory.keepLink);
  const finish = useMutation({
    mutationFn: () => authApi.finishOrganization({ body: { respuesta: answer } }),
    onSuccess: enter,
  });
  const [spend] = useState(() => onceOnly(() => finish.mutate()));
  useEffect(() => spend(), [spend]);
  if (finish.error === null) {
    return (
      <Panel title={t('organization.title')} text={t('organization.checking')}>
        <LoadingState lines={2} />
      </Panel>
    );
  }
  return (
    <Panel title={t('organization.failedTitle')}>
      <div className={classes.form}>
        <ProblemBox error={finish.error} />
        <BusyButton size="md" fullWidth busy={false} onClick={() => keepLink('organization', null)}>
          {t('organization.again')}
        </BusyButton>
      </div>
      <ToLogin />
    </Panel>
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  return (
    <PanelLinks>
      <TextLink to="/login" search>
        {t('organization.otherWay')}
      </TextLink>
    </PanelLinks>
  );
}

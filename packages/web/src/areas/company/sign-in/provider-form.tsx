import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import {
  IdentityProvider,
  type StoredIdentityProvider,
} from '@pliego/contract/areas/identity-provider';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identityProviderApi } from '#web/api/areas/identity-provider.ts';
import { problemText } from '#web/api/problems.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { useMaySet } from '../may-set.tsx';
import { signInRulesQuery } from './sign-in-query.ts';
import classes from '../company.module.css';
import own from './sign-in.module.css';

const providerQuery = queryOptions({
  queryKey: ['company', 'identity-provider'],
  queryFn: ({ signal }) => identityProviderApi.identityProvider({ signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The identity provider through which people enter, set up by administrators. */
export function ProviderSection() {
  const { t } = useTranslation('company');
  const maySet = useMaySet().data;
  const provider = useQuery({ ...providerQuery, enabled: maySet });
  if (!maySet) return null;
  return (
    <Section title={t('signIn.provider.title')}>
      <p className={classes.text}>{t('signIn.provider.text')}</p>
      <QueryState query={provider} lines={6}>
        {(stored) => <ProviderForm key={stored.version} stored={stored} />}
      </QueryState>
    </Section>
  );
}

type Values = { emisor: string; idCliente: string; secreto: string };

const bodyOf = ({ emisor, idCliente, secreto }: Values): IdentityProvider =>
  secreto === '' ? { emisor, idCliente } : { emisor, idCliente, secreto };

/** What is kept, and which rules may name. */
function useKept() {
  const client = useQueryClient();
  return (kept: StoredIdentityProvider) => {
    client.setQueryData(providerQuery.queryKey, kept);
    void client.invalidateQueries({ queryKey: signInRulesQuery.queryKey });
  };
}

function ProviderForm({ stored }: { stored: StoredIdentityProvider }) {
  const { t } = useTranslation(['company', 'common']);
  const keep = useKept();
  const { proveedor, regreso, version } = stored;
  const { form, formProps, busy, problem } = useContractForm<Values, StoredIdentityProvider>({
    schema: IdentityProvider,
    initialValues: {
      emisor: proveedor?.emisor ?? '',
      idCliente: proveedor?.idCliente ?? '',
      secreto: '',
    },
    send: (values) =>
      identityProviderApi.setIdentityProvider({ body: bodyOf(values), ifVersion: version }),
    onDone: (kept) => {
      keep(kept);
      toastDone({ title: t('signIn.provider.kept') });
    },
  });
  const trial = useMutation({
    mutationFn: () => identityProviderApi.tryIdentityProvider({ body: bodyOf(form.values) }),
  });
  return (
    <form {...formProps} className={own.fields}>
      <FormProblem text={problem} />
      <TextInput
        label={t('signIn.provider.issuer')}
        description={t('signIn.provider.issuerText')}
        placeholder={t('signIn.provider.issuerExample')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('emisor')}
      />
      <TextInput
        label={t('signIn.provider.client')}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('idCliente')}
      />
      <PasswordInput
        label={t('signIn.provider.secret')}
        description={t(
          proveedor === null ? 'signIn.provider.secretText' : 'signIn.provider.secretKept',
        )}
        autoComplete="off"
        {...form.getInputProps('secreto')}
      />
      <CopyField
        label={t('signIn.provider.back')}
        description={t('signIn.provider.backText')}
        text={regreso}
        copy={t('signIn.provider.copy')}
      />
      <Trial trial={trial} />
      <div className={`${classes.actions} ${own.actions}`}>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('common:actions.save')}
        </Button>
        <BusyButton variant="default" busy={trial.isPending} onClick={() => trial.mutate()}>
          {t('signIn.provider.try')}
        </BusyButton>
        {proveedor === null ? null : <RemoveProvider onRemoved={keep} />}
      </div>
    </form>
  );
}

interface TrialProps {
  trial: {
    data: Awaited<ReturnType<typeof identityProviderApi.tryIdentityProvider>> | undefined;
    error: Error | null;
  };
}

function Trial({ trial: { data, error } }: TrialProps) {
  const { t } = useTranslation('company');
  if (error !== null) return <FormProblem text={problemText(error)} />;
  if (data === undefined) return null;
  return data.falla === null ? (
    <Alert color="green" role="alert">
      {t('signIn.provider.works')}
    </Alert>
  ) : (
    <FormProblem text={messageText(data.falla)} />
  );
}

function RemoveProvider({ onRemoved }: { onRemoved: (kept: StoredIdentityProvider) => void }) {
  const { t } = useTranslation('company');
  const [asks, setAsks] = useState(false);
  const removing = useMutation({
    mutationFn: () => identityProviderApi.removeIdentityProvider(),
    onSuccess: (kept) => {
      setAsks(false);
      onRemoved(kept);
      toastDone({ title: t('signIn.provider.removed') });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('signIn.provider.remove')}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={t('signIn.provider.removeTitle')}
          confirm={t('signIn.provider.remove')}
          danger
          busy={removing.isPending}
          {...(removing.error === null ? {} : { problem: problemText(removing.error) })}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsks(false)}
        >
          <p className={classes.dialogText}>{t('signIn.provider.removeText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

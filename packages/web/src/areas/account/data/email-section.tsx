import { Button, TextInput } from '@mantine/core';
import { GivenPassword } from '@pliego/contract/areas/account-password';
import { Email } from '@pliego/contract/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ownProfileQuery } from '../queries.ts';
import classes from '../account.module.css';

/** The address one enters with; another counts once its link was opened. */
export function EmailSection() {
  const { t } = useTranslation('account');
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={t('email.title')}>
      <QueryState query={useQuery(ownProfileQuery)} lines={2}>
        {({ email, correoNuevo }) => (
          <>
            <p className={classes.text}>{t('email.now', { email })}</p>
            {correoNuevo === null ? null : (
              <output className={classes.waiting}>
                {t('email.waiting', { email: correoNuevo })}
              </output>
            )}
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('email.change')}
            </Button>
          </>
        )}
      </QueryState>
      {isChanging ? <ChangeEmail onClose={() => setChanging(false)} /> : null}
    </Section>
  );
}

const Values = z.object({ email: Email, password: GivenPassword });

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const client = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: { email: '', password: '' },
    send: (body) => ownProfileApi.askEmail({ body }),
    onDone: (_, { email }) => {
      onClose();
      void client.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
      toastDone({ title: t('email.sent'), text: t('email.sentText', { email: email.trim() }) });
    },
  });
  return (
    <Dialog title={t('email.change')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <p className={classes.dialogText}>{t('email.text')}</p>
        <FormProblem text={problem} />
        <TextInput
          type="email"
          autoComplete="email"
          data-autofocus
          label={t('email.new')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('email.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Button, TextInput } from '@mantine/core';
import { privacyEndpoints } from '@pliego/contract/areas/privacy';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacyApi } from '#web/api/areas/privacy.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from '../company.module.css';
import own from './danger.module.css';

/** Asks for the name and the password: neither a slip nor somebody at an unattended screen closes a company. */
export function CloseCompany({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation(['company', 'common']);
  const queries = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm({
    schema: privacyEndpoints.closeCompany.body,
    initialValues: { nombre: '', password: '' },
    send: (body) => privacyApi.closeCompany({ body }),
    // The session has ended with the company: the next call says so, and the screen tells it.
    onDone: () => void queries.invalidateQueries(),
  });
  return (
    <Dialog title={t('danger.close.ask', { name })} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <p className={classes.dialogText}>{t('danger.close.askText')}</p>
        <FormProblem text={problem} />
        <TextInput
          label={t('danger.close.name', { name })}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <PasswordField
          label={t('danger.close.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" className={own.button} loading={busy}>
            {t('danger.close.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

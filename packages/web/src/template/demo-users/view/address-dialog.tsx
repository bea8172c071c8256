import { Button, TextInput } from '@mantine/core';
import { DemoAddress, type DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { withReadAgain } from '#web/api/read-again.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { detailsKey } from '../queries.ts';
import classes from './view.module.css';

const fields = ['company', 'taxId', 'street', 'commune', 'region', 'phone'] as const;

/** To whom the invoices of a user go. */
export function AddressDialog({
  details,
  onClose,
}: {
  details: DemoUserDetails;
  onClose: () => void;
}) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const client = useQueryClient();
  const { form, busy, problem, formProps } = useContractForm({
    schema: DemoAddress,
    initialValues: details.address,
    send: (address) =>
      withReadAgain(
        () => demoUsersApi.updateDetails({ body: { id: details.id, patch: { address } } }),
        () => client.invalidateQueries({ queryKey: detailsKey(details.id) }),
      ),
    onDone: () => {
      toastDone({ title: t('view.billing.addressSaved') });
      onClose();
    },
  });
  return (
    <Dialog title={t('view.billing.address')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        {fields.map((field) => (
          <TextInput
            key={field}
            label={t(`view.billing.${field}`)}
            data-autofocus={field === 'company' ? true : undefined}
            {...form.getInputProps(field)}
          />
        ))}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

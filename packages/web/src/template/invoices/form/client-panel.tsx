import { Autocomplete, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type InvoiceClient, NewInvoiceClient } from '@pliego/contract/areas/invoice-draft';
import { allCommunes } from '@pliego/contract/rules/communes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { invoiceClientsQuery } from '../queries.ts';
import panels from '../panels/panels.module.css';

interface ClientPanelProps {
  opened: boolean;
  onClose: () => void;
  /** Takes the client that was added. */
  onAdded: (client: InvoiceClient) => void;
}

/** Adds a client without leaving the invoice. */
export function ClientPanel({ opened, onClose, onAdded }: ClientPanelProps) {
  const { t } = useTranslation('invoices');
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      side="right"
      width={420}
      title={t('client.title')}
    >
      <ClientForm opened={opened} onClose={onClose} onAdded={onAdded} />
    </SideDrawer>
  );
}

const emptyClient: Record<keyof NewInvoiceClient, string> = {
  name: '',
  company: '',
  companyEmail: '',
  rut: '',
  business: '',
  commune: '',
  address: '',
  country: 'Chile',
  contact: '',
};

function ClientForm({ opened, onClose, onAdded }: ClientPanelProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const queries = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm({
    schema: NewInvoiceClient,
    initialValues: emptyClient,
    send: (values) => invoicesApi.addClient({ body: values }),
    onDone: (client) => {
      void queries.invalidateQueries(invoiceClientsQuery);
      toastDone({ title: t('client.done', { name: client.name }) });
      onAdded(client);
      letGo();
      onClose();
    },
  });
  // During the closing animation the form no longer counts as open.
  const { guard, letGo } = useLeaving({ isDirty: opened && form.isDirty() });
  return (
    <form {...formProps} className={panels.form}>
      <FormProblem text={problem} />
      <ClientFields form={form} />
      <div className={panels.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('client.submit')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('client.discardText')} />
    </form>
  );
}

/** Of the whole country, by the alphabet; one of another country is typed. */
const communes = allCommunes();

function ClientFields({ form }: { form: UseFormReturnType<typeof emptyClient> }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <TextInput
        label={t('client.name')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('client.company')}
        autoComplete="off"
        {...form.getInputProps('company')}
      />
      <TextInput
        label={t('client.email')}
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('companyEmail')}
      />
      <TextInput
        label={t('client.rut')}
        description={t('client.rutHint')}
        autoComplete="off"
        {...form.getInputProps('rut')}
      />
      <TextInput
        label={t('client.business')}
        autoComplete="off"
        {...form.getInputProps('business')}
      />
      <div className={panels.two}>
        <TextInput
          label={t('client.address')}
          autoComplete="off"
          {...form.getInputProps('address')}
        />
        <Autocomplete
          label={t('client.commune')}
          autoComplete="off"
          data={communes}
          limit={6}
          {...form.getInputProps('commune')}
        />
      </div>
      <div className={panels.two}>
        <TextInput
          label={t('client.country')}
          autoComplete="off"
          {...form.getInputProps('country')}
        />
        <TextInput
          label={t('client.contact')}
          inputMode="tel"
          autoComplete="off"
          {...form.getInputProps('contact')}
        />
      </div>
    </>
  );
}

import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { balanceOf, pesos, writtenDay } from '../money.ts';
import { invoiceSetupQuery } from '../queries.ts';
import { usePaperTexts } from '../paper/use-paper-texts.ts';
import { addressesIn, SendValues } from './send-values.ts';
import { useSendInvoice } from './use-send-invoice.ts';
import classes from './panels.module.css';

interface SendPanelProps {
  /** The one to send; nothing while the panel is closed. */
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** Sends an invoice by e-mail. */
export function SendPanel({ invoice, onClose }: SendPanelProps) {
  const { t } = useTranslation('invoices');
  // While it moves away it still shows what it was about.
  const [last, setLast] = useState(invoice);
  if (invoice !== undefined && invoice !== last) setLast(invoice);
  return (
    <SideDrawer
      opened={invoice !== undefined}
      onClose={onClose}
      side="right"
      width={440}
      title={last === undefined ? '' : t('send.title', { id: last.id })}
    >
      {last === undefined ? null : (
        <SendForm key={last.id} invoice={last} opened={invoice !== undefined} onClose={onClose} />
      )}
    </SideDrawer>
  );
}

interface SendFormProps {
  invoice: Invoice;
  opened: boolean;
  onClose: () => void;
}

function SendForm({ invoice, opened, onClose }: SendFormProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const { fileName } = usePaperTexts();
  const issuer = useQuery(invoiceSetupQuery).data?.issuer;
  const send = useSendInvoice(invoice);
  const owed = balanceOf(invoice);
  const { form, formProps, busy, problem } = useContractForm({
    schema: SendValues,
    initialValues: {
      to: invoice.client.companyEmail,
      cc: '',
      subject: t('send.subjectText', { id: invoice.id }),
      message: t(owed > 0 ? 'send.messageOwed' : 'send.messageText', {
        name: invoice.client.name,
        id: invoice.id,
        total: pesos(invoice.total),
        balance: pesos(owed),
        due: writtenDay(invoice.dueDate),
      }),
      attach: true,
    },
    send: ({ to, cc, ...rest }) => send({ ...rest, to: addressesIn(to), cc: addressesIn(cc) }),
    onDone: () => {
      letGo();
      onClose();
    },
  });
  // While it moves away it was left already.
  const { guard, letGo } = useLeaving({ isDirty: opened && form.isDirty() });
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <p className={classes.from}>
        <span>{t('send.from')}</span>
        {issuer === undefined ? '—' : `${issuer.name} · ${issuer.email}`}
      </p>
      <TextInput label={t('send.to')} type="text" inputMode="email" {...form.getInputProps('to')} />
      <TextInput label={t('send.cc')} inputMode="email" {...form.getInputProps('cc')} />
      <TextInput label={t('send.subject')} {...form.getInputProps('subject')} />
      <Textarea
        label={t('send.message')}
        autosize
        minRows={7}
        maxRows={14}
        {...form.getInputProps('message')}
      />
      <Checkbox label={t('send.attach')} {...form.getInputProps('attach', { type: 'checkbox' })} />
      {form.values.attach ? (
        <span className={classes.badge}>
          <IconPaperclip size={15} aria-hidden />
          {`${fileName(invoice.id)}.pdf`}
        </span>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy} leftSection={<IconSend size={16} aria-hidden />}>
          {t('send.submit')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('send.discardText')} />
    </form>
  );
}

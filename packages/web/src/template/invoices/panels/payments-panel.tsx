import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import {
  NewInvoicePayment,
  type PaymentMethod,
  paymentMethods,
} from '@pliego/contract/areas/invoice-draft';
import { checkCode } from '@pliego/contract/message';
import { paymentDays } from '@pliego/contract/rules/invoice-standing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formatIsoDate, santiagoToday } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { balanceOf, pesos } from '../money.ts';
import { PaymentList } from './payment-list.tsx';
import { invoicesKey } from '../queries.ts';
import classes from './panels.module.css';

interface PaymentsPanelProps {
  invoice: Invoice;
  opened: boolean;
  onClose: () => void;
}

/** What was paid of an invoice, and a new payment. */
export function PaymentsPanel({ invoice, opened, onClose }: PaymentsPanelProps) {
  const { t } = useTranslation('invoices');
  const owed = balanceOf(invoice);
  const payments = invoice.payments ?? [];
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      side="right"
      width={420}
      title={t('payments.title', { id: invoice.id })}
    >
      <div className={classes.form}>
        <div className={classes.balance}>
          <span>{t('paper.balance')}</span>
          <b>{pesos(owed)}</b>
        </div>
        {owed > 0 ? (
          <PaymentForm invoice={invoice} owed={owed} opened={opened} />
        ) : (
          <p className={classes.soft}>{t(owed < 0 ? 'payments.credit' : 'payments.nothingOwed')}</p>
        )}
        <h3 className={classes.heading}>{t('payments.made')}</h3>
        {payments.length === 0 ? (
          <p className={classes.soft}>{t('payments.none')}</p>
        ) : (
          <PaymentList invoice={invoice} payments={payments} />
        )}
      </div>
    </SideDrawer>
  );
}

interface Values extends Record<string, unknown> {
  amount: number | null;
  date: string | null;
  method: PaymentMethod;
  note: string;
}

interface PaymentFormProps {
  invoice: Invoice;
  /** In pesos. */
  owed: number;
  opened: boolean;
}

function PaymentForm({ invoice, owed, opened }: PaymentFormProps) {
  const { t } = useTranslation('invoices');
  const now = useNow();
  const { form, formProps, busy, problem } = usePaymentForm(invoice, owed);
  // During the closing animation the form no longer counts as open.
  const { guard } = useLeaving({ isDirty: opened && form.isDirty() });
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <div className={classes.two}>
        <AmountField
          label={t('payments.amount')}
          leftSection="$"
          data-autofocus
          {...form.getInputProps('amount')}
          value={form.values.amount}
        />
        <DateField
          label={t('payments.date')}
          maxDate={santiagoToday(now)}
          {...form.getInputProps('date')}
          value={form.values.date}
        />
      </div>
      <NativeSelect
        label={t('payments.method')}
        data={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        {...form.getInputProps('method')}
      />
      <Textarea label={t('payments.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {t('payments.submit')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('payments.discardText')} />
    </form>
  );
}

/** A payment that was made: on no day before its invoice, and on none to come. */
function paymentSchema({ issuedDate, today }: { issuedDate: string; today: string }) {
  const { first, last } = paymentDays(issuedDate, today);
  const isMade = z.refine<{ date: string }>(({ date }) => date >= first && date <= last, {
    path: ['date'],
    message: checkCode('fecha-de-pago'),
    params: { min: formatIsoDate(first), max: formatIsoDate(last) },
  });
  return z.omit(NewInvoicePayment, { id: true }).check(isMade);
}

/** A payment of the whole balance, until another amount is typed. */
function usePaymentForm({ id, issuedDate }: Invoice, owed: number) {
  const { t } = useTranslation('invoices');
  const queries = useQueryClient();
  const now = useNow();
  const blank = (amount: number): Values => ({
    amount,
    date: santiagoToday(now),
    method: 'transfer',
    note: '',
  });
  const offered = useRef(owed);
  const payment = useContractForm({
    schema: paymentSchema({ issuedDate, today: santiagoToday(now) }),
    initialValues: blank(owed),
    send: (values) => invoicesApi.addPayment({ body: NewInvoicePayment.parse({ id, ...values }) }),
    // Somebody else may have paid, or changed it: the balance on the screen is of before.
    onRefused: () => void queries.invalidateQueries({ queryKey: invoicesKey }),
    onDone: ({ balance }) => {
      const rest = balanceOf({ balance });
      toastDone({
        title: t('payments.done', { id }),
        text: balance === 0 ? t('payments.settled') : t('payments.rest', { amount: pesos(rest) }),
      });
      offered.current = rest;
      payment.form.setInitialValues(blank(rest));
      payment.form.reset();
      void queries.invalidateQueries({ queryKey: invoicesKey });
    },
  });
  // Other payments are added and removed meanwhile: an amount that was not edited follows the balance.
  const { form } = payment;
  useEffect(() => {
    if (owed === offered.current) return;
    form.setInitialValues({ ...form.getInitialValues(), amount: owed });
    if (form.getValues().amount === offered.current) form.setFieldValue('amount', owed);
    offered.current = owed;
  });
  return payment;
}

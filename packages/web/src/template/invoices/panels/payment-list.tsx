import { ActionIcon } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoicePayment } from '@pliego/contract/areas/invoice-draft';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { pesos, writtenDay } from '../money.ts';
import { invoicesKey } from '../queries.ts';
import classes from './panels.module.css';

/** The payments of an invoice; removing one shows an undo. */
export function PaymentList({
  invoice: { id },
  payments,
}: {
  invoice: Invoice;
  payments: readonly InvoicePayment[];
}) {
  const { t } = useTranslation('invoices');
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: invoicesKey });
  const onError = (error: unknown) =>
    toastProblem({ title: t('payments.changeFailed'), text: problemText(error) });
  const putBack = useMutation({
    mutationFn: (paymentId: number) => invoicesApi.restorePayment({ body: { id, paymentId } }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (payment: InvoicePayment) =>
      invoicesApi.removePayment({ body: { id, paymentId: payment.id } }),
    onSuccess: (_, payment) =>
      toastUndo({
        title: t('payments.removed', { amount: pesos(payment.amount) }),
        action: { label: t('undo.undo'), onClick: () => putBack.mutate(payment.id) },
      }),
    onError,
    onSettled,
  });
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.payments} aria-label={t('payments.made')}>
      {payments.map((payment) => (
        <li key={payment.id} className={classes.payment}>
          <span className={classes.paymentWhat}>
            <span>{writtenDay(payment.date)}</span>
            <span className={classes.paymentNote}>
              {t(`methods.${payment.method}`)}
              {payment.note === '' ? null : ` · ${payment.note}`}
            </span>
          </span>
          <span className={classes.paymentAmount}>{pesos(payment.amount)}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('payments.remove', {
              amount: pesos(payment.amount),
              day: writtenDay(payment.date),
            })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(payment)}
          >
            <IconTrash size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

import type { PaymentMethod } from '@pliego/contract/areas/invoice-draft';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The texts of an invoice, on screen and in its PDF. */
export function usePaperTexts() {
  const { t } = useTranslation('invoices');
  return useMemo(
    () => ({
      title: (id: number) => t('paper.title', { id }),
      fileName: (id: number) => t('paper.fileName', { id }),
      rut: t('paper.rut'),
      business: t('paper.business'),
      purchaseOrder: t('paper.purchaseOrder'),
      tender: t('paper.tender'),
      issued: t('paper.issued'),
      due: t('paper.due'),
      billTo: t('paper.billTo'),
      payTo: t('paper.payTo'),
      toPay: t('paper.toPay'),
      bank: t('paper.bank'),
      country: t('paper.country'),
      iban: t('paper.iban'),
      swift: t('paper.swift'),
      method: t('paper.method'),
      methodName: (method: PaymentMethod) => t(`methods.${method}`),
      item: t('paper.item'),
      quantity: t('paper.quantity'),
      price: t('paper.price'),
      discount: t('paper.discount'),
      amount: t('paper.amount'),
      subtotal: t('paper.subtotal'),
      net: t('paper.net'),
      vat: (percent: number) => t('paper.vat', { percent }),
      total: t('paper.total'),
      paid: t('paper.paid'),
      balance: t('paper.balance'),
      salesperson: t('paper.salesperson'),
      note: t('paper.note'),
      terms: t('paper.terms'),
      stub: t('paper.stub'),
      stubHint: t('paper.stubHint'),
      stubClient: t('paper.stubClient'),
    }),
    [t],
  );
}

export type PaperTexts = ReturnType<typeof usePaperTexts>;

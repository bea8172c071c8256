import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceStatus } from '@pliego/contract/areas/invoice-choices';
import { balanceAmount, dayOfShortDate } from '@pliego/contract/rules/sample-texts';

/** The name of a status in the list, and its order: from draft to paid. */
const statuses: Record<InvoiceStatus, { word: string; place: number }> = {
  Draft: { word: 'Borrador', place: 1 },
  Downloaded: { word: 'Descargada', place: 2 },
  Sent: { word: 'Enviada', place: 3 },
  'Past Due': { word: 'Vencida', place: 4 },
  'Partial Payment': { word: 'Pago parcial', place: 5 },
  Paid: { word: 'Pagada', place: 6 },
};

export const statusPlace = ({ invoiceStatus }: Invoice): number => statuses[invoiceStatus].place;

/** `-$3.150.000`. */
function pesos(amount: number): string {
  const size = String(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}$${size}`;
}

/** `29-12-2026`. */
const day = (shortDate: string): string =>
  dayOfShortDate(shortDate)?.split('-').toReversed().join('-') ?? shortDate;

/** The translated texts of an invoice in the list, so that a search matches what is shown. */
export function shownTexts({ id, total, balance, ...rest }: Invoice): string[] {
  const owed = balanceAmount(balance);
  return [
    `#${id}`,
    pesos(total),
    owed === 0 ? 'Sin saldo' : pesos(owed),
    day(rest.issuedDate),
    day(rest.dueDate),
    statuses[rest.invoiceStatus].word,
  ];
}

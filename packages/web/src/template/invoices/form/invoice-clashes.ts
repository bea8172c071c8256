import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { Clash } from '#web/api/rebase.ts';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import type { ShownClash } from '#web/ui/feedback/clash-note.tsx';
import { type DiscountValues, type InvoiceValues, totalsSoFar } from './form-values.ts';

/** What two people may change of an invoice. */
export const invoiceFields = [
  'issuedDate',
  'dueDate',
  'client',
  'items',
  'discount',
  'salesperson',
  'purchaseOrder',
  'tender',
  'note',
  'paymentMethod',
  'parts',
] as const;
type InvoiceField = (typeof invoiceFields)[number];

const day = (text: string | null) => (text === null ? '' : formatIsoDate(text));
const pesos = (amount: number) => formatMoney(amount, 'CLP') ?? '';
const discountText = (discount: DiscountValues | undefined) => {
  if (discount === undefined) return '';
  const value = discount.value ?? 0;
  return discount.kind === 'percent' ? `${value} %` : pesos(value);
};

/** A value as it is read out. */
function useValueText(): (name: InvoiceField, values: InvoiceValues) => string {
  const { t } = useTranslation('invoices');
  return (name, values) => {
    switch (name) {
      case 'issuedDate':
      case 'dueDate':
        return day(values[name]);
      case 'client':
        return values.client === null ? '' : `${values.client.name}, ${values.client.company}`;
      case 'items':
        return t('form.itemsOf', {
          names: values.items.map((item) => item.name).join(', '),
          total: pesos(totalsSoFar(values).total),
        });
      case 'discount':
        return discountText(values.discount);
      case 'paymentMethod':
        return t(`methods.${values.paymentMethod}`);
      case 'parts':
        return (['terms', 'note', 'paymentStub'] as const)
          .filter((part) => values.parts[part])
          .map((part) => t(`form.part.${part}`))
          .join(', ');
      default:
        return values[name];
    }
  };
}

interface Over {
  clashes: readonly Clash<InvoiceValues>[] | null;
  isSame: (one: unknown, other: unknown) => boolean;
}

/** What somebody else made of an invoice meanwhile, in words; null while nobody did. */
export function useShownClashes(
  { clashes, isSame }: Over,
  form: UseFormReturnType<InvoiceValues>,
): ShownClash[] | null {
  const { t } = useTranslation('invoices');
  const valueText = useValueText();
  const labels: Record<InvoiceField, string> = {
    issuedDate: t('form.issued'),
    dueDate: t('form.due'),
    client: t('form.client'),
    items: t('form.items'),
    discount: t('form.discount'),
    salesperson: t('form.salesperson'),
    purchaseOrder: t('form.purchaseOrder'),
    tender: t('form.tender'),
    note: t('form.note'),
    paymentMethod: t('form.paymentMethod'),
    parts: t('form.parts'),
  };
  if (clashes === null) return null;
  return invoiceFields.flatMap((name) => {
    const clash = clashes.find((one) => one.name === name);
    return clash === undefined || isSame(form.values[name], clash.stored)
      ? []
      : {
          name,
          field: labels[name],
          value: valueText(name, { ...form.values, [name]: clash.stored }),
          onTake: () => form.setValues({ [name]: clash.stored }),
        };
  });
}

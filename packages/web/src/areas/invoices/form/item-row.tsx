import { ActionIcon, Autocomplete, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { InvoiceSetup } from '@pliego/contract/areas/invoices';
import { lineAmount } from '@pliego/contract/rules/invoice-amounts';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/amount-field.tsx';
import { pesos } from '../money.ts';
import { DiscountField } from './discount-field.tsx';
import { type InvoiceValues, itemSoFar, type ItemValues } from './form-values.ts';
import classes from './form.module.css';

interface ItemRowProps {
  form: UseFormReturnType<InvoiceValues>;
  item: ItemValues;
  index: number;
  catalogue: InvoiceSetup['catalogue'];
  onRemove: () => void;
}

/** One line of an invoice, as it is written. */
export function ItemRow({ form, item, index, catalogue, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoices');
  const path = `items.${index}`;
  const number = index + 1;
  const name = form.getInputProps(`${path}.name`);
  /** What is in the catalogue brings its description and price along. */
  const pick = (chosen: string) => {
    const known = catalogue.find((product) => product.name === chosen);
    if (known === undefined) return;
    form.setFieldValue(`${path}.description`, known.description);
    form.setFieldValue(`${path}.price`, known.price);
  };
  return (
    <li className={classes.item} aria-label={t('form.itemName', { number })}>
      <div className={classes.what}>
        <Autocomplete
          {...name}
          aria-label={t('form.name', { number })}
          placeholder={t('form.namePlaceholder')}
          data={catalogue.map((product) => product.name)}
          onOptionSubmit={pick}
        />
        <Textarea
          {...form.getInputProps(`${path}.description`)}
          aria-label={t('form.description', { number })}
          placeholder={t('form.descriptionPlaceholder')}
          autosize
          minRows={1}
          maxRows={4}
        />
      </div>
      <div className={classes.quantity}>
        <span className={classes.phoneLabel} aria-hidden>
          {t('paper.quantity')}
        </span>
        <AmountField
          {...form.getInputProps(`${path}.quantity`)}
          value={item.quantity}
          aria-label={t('form.quantity', { number })}
        />
      </div>
      <div className={classes.price}>
        <span className={classes.phoneLabel} aria-hidden>
          {t('paper.price')}
        </span>
        <AmountField
          {...form.getInputProps(`${path}.price`)}
          value={item.price}
          aria-label={t('form.price', { number })}
          leftSection="$"
        />
      </div>
      <div className={classes.off}>
        <span className={classes.phoneLabel} aria-hidden>
          {t('paper.discount')}
        </span>
        <DiscountField
          label={t('form.itemName', { number })}
          value={item.discount}
          error={form.errors[`${path}.discount.value`]}
          onChange={(discount) => {
            form.setFieldValue(`${path}.discount`, discount);
            form.clearFieldError(`${path}.discount.value`);
          }}
        />
      </div>
      <output className={classes.sum} aria-label={t('form.amount', { number })}>
        {pesos(lineAmount(itemSoFar(item)))}
      </output>
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('form.removeItem', { number })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

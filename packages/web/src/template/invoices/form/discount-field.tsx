import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import type { DiscountValues } from './form-values.ts';
import classes from './form.module.css';

interface DiscountFieldProps {
  /** Of what, for screen readers. */
  label: string;
  value: DiscountValues | undefined;
  onChange: (value: DiscountValues | undefined) => void;
  error?: ReactNode;
}

/** No discount, a percentage, or an amount in pesos. */
export function DiscountField({ label, value, onChange, error }: DiscountFieldProps) {
  const { t } = useTranslation('invoices');
  return (
    <div className={classes.discount}>
      <NativeSelect
        aria-label={t('form.discountKind', { of: label })}
        value={value?.kind ?? ''}
        data={[
          { value: '', label: t('form.noDiscount') },
          { value: 'percent', label: '%' },
          { value: 'amount', label: '$' },
        ]}
        onChange={(event) => {
          const kind = event.currentTarget.value;
          const amount = value?.value ?? null;
          if (kind === 'percent' || kind === 'amount') onChange({ kind, value: amount });
          else onChange(undefined);
        }}
      />
      {value === undefined ? null : (
        <AmountField
          aria-label={t('form.discountValue', { of: label })}
          value={value.value}
          error={error}
          onChange={(amount) => onChange({ ...value, value: amount })}
        />
      )}
    </div>
  );
}

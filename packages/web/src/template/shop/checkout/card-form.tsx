import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readExpiry } from '#web/lib/card-expiry.ts';
import { cardKind, groupedNumber, writtenExpiry } from './card-check.ts';
import type { PaymentValues } from './payment-form.ts';
import classes from './checkout-forms.module.css';

interface Formats {
  format: (typed: string) => string;
  /** When the field is left; `format` when absent. */
  formatOnBlur?: (typed: string) => string;
}

/**
 * Input props that write a field as it is printed on the card. While the caret stands inside of the text the text stays
 * as typed: rewriting it would move the caret to the end, in the middle of a correction.
 */
function formattedInput(
  form: UseFormReturnType<PaymentValues>,
  field: 'cardNumber' | 'cardExpiry',
  { format, formatOnBlur = format }: Formats,
) {
  const props = form.getInputProps(field);
  return {
    ...props,
    onChange: ({ currentTarget: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(field, selectionEnd === value.length ? format(value) : value),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const typed = form.getValues()[field];
      const formatted = formatOnBlur(typed);
      if (formatted !== typed) form.setFieldValue(field, formatted);
      props.onBlur?.(event);
    },
  };
}

/**
 * The fields of a card. They have no name and are not to be filled in by the browser: what reloads the
 * page keeps only fields with a name, and nothing typed here may be kept anywhere.
 */
export function CardForm({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { t } = useTranslation('shop');
  const { name, codeLength } = cardKind(form.values.cardNumber);
  const secret = { autoComplete: 'off', withAsterisk: true, spellCheck: false };
  return (
    <>
      <p className={classes.notice}>
        <IconLock size={15} stroke={1.8} aria-hidden /> {t('payment.notice')}
      </p>
      <div className={classes.fields}>
        <TextInput
          {...secret}
          {...formattedInput(form, 'cardNumber', { format: groupedNumber })}
          label={t('payment.cardNumber')}
          description={name ?? t('payment.cardHint')}
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
        />
        <TextInput
          {...secret}
          {...form.getInputProps('cardName')}
          label={t('payment.cardName')}
          description={t('payment.cardNameHint')}
          maxLength={60}
        />
        <TextInput
          {...secret}
          {...formattedInput(form, 'cardExpiry', {
            format: writtenExpiry,
            formatOnBlur: (typed) => readExpiry(typed) ?? typed,
          })}
          label={t('payment.cardExpiry')}
          inputMode="numeric"
          placeholder={t('payment.expiryExample')}
        />
        <TextInput
          {...secret}
          {...form.getInputProps('cardCode')}
          label={t('payment.cardCode', { count: codeLength })}
          type="password"
          inputMode="numeric"
          maxLength={codeLength}
        />
      </div>
    </>
  );
}

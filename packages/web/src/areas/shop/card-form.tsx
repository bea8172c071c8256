import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readExpiry } from '#web/lib/card-expiry.ts';
import { cardKind, groupedNumber, writtenExpiry } from './card-check.ts';
import type { PaymentValues } from './payment-form.ts';
import classes from './checkout-forms.module.css';

/**
 * The fields of a card. They have no name and are not to be filled in by the browser: what reloads the
 * page keeps only fields with a name, and nothing typed here may be kept anywhere.
 */
export function CardForm({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { t } = useTranslation('shop');
  const { name, codeLength } = cardKind(form.values.cardNumber);
  /**
   * Writes a field as it stands on the card. While the caret is within what is typed it stays as it is: to write it
   * again would throw the caret to its end, in the middle of a correction.
   */
  const writes = (
    field: 'cardNumber' | 'cardExpiry',
    written: (typed: string) => string,
    whenLeft = written,
  ) => {
    const props = form.getInputProps(field);
    return {
      ...props,
      onChange: ({ currentTarget: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) =>
        form.setFieldValue(field, selectionEnd === value.length ? written(value) : value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        const left = whenLeft(form.getValues()[field]);
        if (left !== form.getValues()[field]) form.setFieldValue(field, left);
        props.onBlur?.(event);
      },
    };
  };
  const secret = { autoComplete: 'off', withAsterisk: true, spellCheck: false };
  return (
    <>
      <p className={classes.notice}>
        <IconLock size={15} stroke={1.8} aria-hidden /> {t('payment.notice')}
      </p>
      <div className={classes.fields}>
        <TextInput
          {...secret}
          {...writes('cardNumber', groupedNumber)}
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
          {...writes('cardExpiry', writtenExpiry, (typed) => readExpiry(typed) ?? typed)}
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

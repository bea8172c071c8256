import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
  const number = form.getInputProps('cardNumber');
  const expiry = form.getInputProps('cardExpiry');
  const secret = { autoComplete: 'off', withAsterisk: true, spellCheck: false };
  return (
    <>
      <p className={classes.notice}>
        <IconLock size={15} stroke={1.8} aria-hidden /> {t('payment.notice')}
      </p>
      <div className={classes.fields}>
        <TextInput
          {...secret}
          {...number}
          label={t('payment.cardNumber')}
          description={name ?? t('payment.cardHint')}
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          onChange={(event) =>
            form.setFieldValue('cardNumber', groupedNumber(event.currentTarget.value))
          }
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
          {...expiry}
          label={t('payment.cardExpiry')}
          inputMode="numeric"
          placeholder={t('payment.expiryExample')}
          onChange={(event) =>
            form.setFieldValue('cardExpiry', writtenExpiry(event.currentTarget.value))
          }
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

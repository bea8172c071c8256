import { TextInput } from '@mantine/core';
import { text } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import { cvv, expirationDate, number as cardNumber } from 'card-validator';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { readExpiry } from '#web/lib/card-expiry.ts';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { SampleForm, useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');
const kindOf = (typed: string) => cardNumber(digitsOf(typed)).card;

const Card = z
  .object({
    number: z.string().check(
      z.refine((typed) => cardNumber(digitsOf(typed)).isValid, {
        message: textKey('dialogs', 'card.wrong.number'),
      }),
    ),
    holder: text({ min: 1, max: 60, message: checkCode('falta-nombre-de-persona') }),
    expiry: z.string().check(
      z.refine((typed) => expirationDate(readExpiry(typed) ?? '').isValid, {
        message: textKey('dialogs', 'card.wrong.expiry'),
      }),
    ),
    code: z.string(),
    isKept: z.boolean(),
  })
  .check(
    z.refine(({ number, code }) => cvv(code.trim(), kindOf(number)?.code.size ?? 3).isValid, {
      message: textKey('dialogs', 'card.wrong.code'),
      path: ['code'],
    }),
  );

/** A card to pay with: its number is checked here and goes nowhere. */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const done = useSampleDone(onClose);
  const { form, formProps } = useContractForm({
    schema: Card,
    initialValues: { number: '', holder: '', expiry: '', code: '', isKept: true },
    send: async ({ number }) => digitsOf(number).slice(-4),
    onDone: (last) => done(t('card.added', { last })),
  });
  const secret = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <SampleForm
      title={t('cards.tarjeta.title')}
      formProps={formProps}
      submit={t('card.add')}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('number')}
        {...secret}
        data-autofocus
        withAsterisk
        label={t('card.number')}
        description={kindOf(form.values.number)?.niceType ?? t('card.numberHint')}
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
      />
      <TextInput
        {...form.getInputProps('holder')}
        {...secret}
        withAsterisk
        label={t('card.holder')}
      />
      <div className={classes.pair}>
        <TextInput
          {...form.getInputProps('expiry')}
          {...secret}
          withAsterisk
          label={t('card.expiry')}
          placeholder={t('card.expiryExample')}
          inputMode="numeric"
        />
        <TextInput
          {...form.getInputProps('code')}
          {...secret}
          withAsterisk
          type="password"
          label={t('card.code')}
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <SwitchRow
        label={t('card.keep')}
        checked={form.values.isKept}
        onChange={(isKept) => form.setFieldValue('isKept', isKept)}
      />
    </SampleForm>
  );
}

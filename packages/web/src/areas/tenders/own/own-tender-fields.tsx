import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { currencies } from '@pliego/contract/fields';
import { communesOf } from '@pliego/contract/rules/communes';
import { regions } from '@pliego/contract/rules/regions';
import { stateClasses, stateNames } from '@pliego/contract/rules/tender-codes';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import { OwnDates } from './own-dates.tsx';
import { OwnLines } from './own-lines.tsx';
import { belowInput } from './below-input.ts';
import type { OwnValues } from './own-values.ts';
import classes from './own.module.css';

interface OwnTenderFieldsProps {
  form: UseFormReturnType<OwnValues>;
  /** The words that fields were read from. */
  quotes?: Record<string, string>;
  /** A code stays what it is once the tender has it. */
  hasCode: boolean;
}

const nothing: Record<string, string> = {};

/** All that a company states of a tender. */
export function OwnTenderFields({ form, quotes = nothing, hasCode }: OwnTenderFieldsProps) {
  const { t } = useTranslation('ownTender');
  const quoteOf = (name: string) => {
    const text = quotes[name];
    return text === undefined
      ? {}
      : { description: t('quote', { text }), inputWrapperOrder: belowInput };
  };
  const text = (name: 'codigo' | 'nombre' | 'comprador' | 'url') => ({
    label: t(`fields.${name}`),
    autoComplete: 'off',
    ...quoteOf(name),
    ...form.getInputProps(name),
  });
  return (
    <>
      <div className={classes.fields}>
        <TextInput className={classes.wide} withAsterisk {...text('nombre')} />
        {hasCode ? null : <TextInput {...text('codigo')} placeholder={t('fields.noCode')} />}
        <NativeSelect
          label={t('fields.estado')}
          data={stateClasses
            .filter((one) => one !== 'desconocida')
            .map((value) => ({ value, label: stateNames[value] }))}
          {...form.getInputProps('estado')}
        />
        <TextInput {...text('comprador')} />
        <RutField
          label={t('fields.rutComprador')}
          {...quoteOf('rutComprador')}
          {...form.getInputProps('rutComprador')}
        />
        <Place form={form} />
        <AmountField
          label={t('fields.monto')}
          {...quoteOf('monto')}
          value={form.values.monto}
          onChange={(amount) => form.setFieldValue('monto', amount)}
          error={form.errors['monto']}
        />
        <NativeSelect
          label={t('fields.moneda')}
          data={currencies.map((value) => ({ value, label: t(`currencies.${value}`) }))}
          {...form.getInputProps('moneda')}
        />
        <TextInput className={classes.wide} inputMode="url" {...text('url')} />
        <Textarea
          className={classes.wide}
          label={t('fields.descripcion')}
          autosize
          minRows={3}
          maxRows={14}
          {...form.getInputProps('descripcion')}
        />
      </div>
      <OwnDates form={form} quotes={quotes} />
      <OwnLines form={form} />
    </>
  );
}

function Place({ form }: Pick<OwnTenderFieldsProps, 'form'>) {
  const { t } = useTranslation('ownTender');
  return (
    <>
      <NativeSelect
        label={t('fields.region')}
        data={[
          { value: '', label: t('fields.noRegion') },
          ...regions.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        {...form.getInputProps('region')}
        onChange={(event) => {
          // A commune belongs to one region.
          form.setValues({ region: event.currentTarget.value, comuna: '' });
          form.clearFieldError('comuna');
        }}
      />
      <NativeSelect
        label={t('fields.comuna')}
        disabled={form.values.region === ''}
        data={[
          { value: '', label: t('fields.noCommune') },
          ...communesOf(Number(form.values.region)),
        ]}
        {...form.getInputProps('comuna')}
      />
    </>
  );
}

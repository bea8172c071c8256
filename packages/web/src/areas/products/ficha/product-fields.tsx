import { Checkbox, MultiSelect, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { mayBeResponsible } from '@pliego/contract/abilities';
import { mostWords } from '@pliego/contract/areas/product-shapes';
import type { Person } from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import { regions } from '@pliego/contract/rules/regions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { formatQuantity } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { CodeField } from './code-field.tsx';
import { marginOf, type ProductName } from './product-values.ts';
import type { MadeProductForm } from './use-product-form.ts';
import classes from './ficha.module.css';

type Form = MadeProductForm['form'];
interface FieldsProps {
  form: Form;
}

/** The error of a list, or of one of its elements. */
function listError({ errors }: Form, name: ProductName) {
  const key = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}.`));
  return key === undefined ? undefined : errors[key];
}

type ListName = 'palabrasClave' | 'palabrasExcluidas' | 'marcas';

function WordList({ form, name, hint }: FieldsProps & { name: ListName; hint?: string }) {
  const { t } = useTranslation('products');
  return (
    <TagsInput
      label={t(`fields.${name}`)}
      description={hint}
      maxTags={mostWords}
      splitChars={[',', ';']}
      acceptValueOnBlur
      value={form.values[name]}
      error={listError(form, name)}
      onChange={(words) => form.setFieldValue(name, words)}
    />
  );
}

type AmountName =
  | 'precio'
  | 'costo'
  | 'margenMinimo'
  | 'montoMinimo'
  | 'montoMaximo'
  | 'plazoDias'
  | 'capacidad';

function Amount({ form, name, hint }: FieldsProps & { name: AmountName; hint?: string }) {
  const { t } = useTranslation('products');
  return (
    <AmountField
      label={t(`fields.${name}`)}
      description={hint}
      error={form.errors[name]}
      value={form.values[name]}
      onChange={(amount) => form.setFieldValue(name, amount)}
    />
  );
}

export function WhatFields({ form }: FieldsProps) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.fields}>
      <TextInput
        withAsterisk
        label={t('fields.sku')}
        autoComplete="off"
        {...form.getInputProps('sku')}
      />
      <TextInput
        withAsterisk
        className={classes.wide}
        label={t('fields.nombre')}
        autoComplete="off"
        {...form.getInputProps('nombre')}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        className={classes.wide}
        label={t('fields.descripcion')}
        {...form.getInputProps('descripcion')}
      />
      <div className={classes.wide}>
        <WordList form={form} name="marcas" />
      </div>
    </div>
  );
}

/** By what a line of a tender is recognised. */
export function RuleFields({ form }: FieldsProps) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.stack}>
      <CodeField
        codes={form.values.unspsc}
        error={listError(form, 'unspsc')}
        onChange={(codes) => form.setFieldValue('unspsc', codes)}
      />
      <WordList form={form} name="palabrasClave" hint={t('hints.palabrasClave')} />
      <WordList form={form} name="palabrasExcluidas" hint={t('hints.palabrasExcluidas')} />
    </div>
  );
}

export function MoneyFields({ form, seesCost }: FieldsProps & { seesCost: boolean }) {
  const { t } = useTranslation('products');
  const { moneda } = form.values;
  const known = currencies.some((currency) => currency === moneda);
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('fields.unidad')}
        placeholder={t('hints.unidad')}
        {...form.getInputProps('unidad')}
      />
      <TextInput
        label={t('fields.envase')}
        placeholder={t('hints.envase')}
        {...form.getInputProps('envase')}
      />
      <Amount form={form} name="precio" />
      <NativeSelect
        label={t('fields.moneda')}
        data={[
          ...(known ? [] : [moneda]),
          ...currencies.map((value) => ({ value, label: t(`currencies.${value}`) })),
        ]}
        {...form.getInputProps('moneda')}
      />
      {seesCost ? (
        <>
          <Amount form={form} name="costo" />
          <Amount form={form} name="margenMinimo" />
          <MarginLine form={form} />
        </>
      ) : null}
    </div>
  );
}

/** What is left of the price as it is typed. */
function MarginLine({ form }: FieldsProps) {
  const { t } = useTranslation('products');
  const { margenMinimo } = form.values;
  const margin = marginOf(form.values);
  const isLow = margin !== null && margenMinimo !== null && margin < margenMinimo;
  return (
    <output className={classes.margin} data-low={isLow || undefined}>
      {margin === null ? t('margin.unknown') : t('margin.is', { value: formatQuantity(margin) })}
      {isLow ? ` ${t('margin.low')}` : null}
    </output>
  );
}

/** Where, how much and how soon. */
export function LimitFields({ form }: FieldsProps) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.fields}>
      <MultiSelect
        searchable
        clearable
        className={classes.wide}
        label={t('fields.regiones')}
        placeholder={form.values.regiones.length === 0 ? t('hints.regiones') : undefined}
        nothingFoundMessage={t('hints.noRegion')}
        comboboxProps={{ withinPortal: true }}
        data={regions.map(({ number, name }) => ({ value: String(number), label: name }))}
        value={form.values.regiones.map(String)}
        error={listError(form, 'regiones')}
        onChange={(chosen) => form.setFieldValue('regiones', chosen.map(Number))}
      />
      <Amount form={form} name="montoMinimo" />
      <Amount form={form} name="montoMaximo" />
      <Amount form={form} name="plazoDias" />
      <Amount form={form} name="capacidad" />
    </div>
  );
}

interface OwnerFieldsProps extends FieldsProps {
  named: Person | null;
  /** What the responsible person is given. */
  children: ReactNode;
}

export function OwnerFields({ form, named, children }: OwnerFieldsProps) {
  const { t } = useTranslation('products');
  const { data } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(({ role }) => mayBeResponsible(role));
  // Somebody who has left stays named until another is.
  const former = named !== null && !people.some(({ id }) => id === named.id) ? [named] : [];
  return (
    <div className={classes.stack}>
      <NativeSelect
        label={t('fields.responsable')}
        error={form.errors['responsable']}
        value={form.values.responsable ?? ''}
        data={[
          { value: '', label: t('nobody') },
          ...[...former, ...people].map(({ id, fullName }) => ({
            value: String(id),
            label: fullName,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('responsable', value === '' ? null : Number(value))
        }
      />
      {children}
      <Checkbox
        label={t('fields.activo')}
        description={t('hints.activo')}
        checked={form.values.activo}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('activo', checked)}
      />
    </div>
  );
}

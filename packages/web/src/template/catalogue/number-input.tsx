import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Group, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import classes from './fields.module.css';
import own from './number-input.module.css';

export const parts = ['NumberInput', 'AmountField', 'QuantityStepper'];

export function Basic() {
  const { t } = useTranslation('numberInput');
  return <NumberInput label={t('text.units')} defaultValue={12} allowDecimal={false} min={0} />;
}

export function Sizes() {
  const { t } = useTranslation('numberInput');
  return (
    <div className={classes.column}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <NumberInput key={size} size={size} label={t(`text.sizes.${size}`)} defaultValue={30} />
      ))}
    </div>
  );
}

/** What is out of them is put right when the field is left. */
export function Limits() {
  const { t } = useTranslation('numberInput');
  return (
    <NumberInput
      label={t('text.weight')}
      description={t('text.weightHint')}
      defaultValue={40}
      min={5}
      max={100}
      step={5}
      clampBehavior="blur"
    />
  );
}

/** What the language of the screen puts between thousands, and before decimals. */
function separators() {
  const group = formatCount(1_000_000).includes('.') ? '.' : ',';
  return { thousandSeparator: group, decimalSeparator: group === '.' ? ',' : '.' };
}

export function Format() {
  const { t } = useTranslation('numberInput');
  return (
    <NumberInput
      {...separators()}
      label={t('text.price')}
      defaultValue={1_250_000}
      prefix="$ "
      step={10_000}
      min={0}
    />
  );
}

export function Decimals() {
  const { t } = useTranslation('numberInput');
  return (
    <NumberInput
      {...separators()}
      label={t('text.uf')}
      defaultValue={37.5}
      decimalScale={2}
      fixedDecimalScale
      step={0.25}
      min={0}
    />
  );
}

export function Controlled() {
  const { t } = useTranslation('numberInput');
  const [days, setDays] = useState<string | number>(10);
  return (
    <div className={classes.column}>
      <NumberInput
        label={t('text.term')}
        value={days}
        min={0}
        max={365}
        allowDecimal={false}
        onChange={setDays}
      />
      <Group gap="xs">
        {[5, 10, 20].map((count) => (
          <Button key={count} size="compact-sm" variant="default" onClick={() => setDays(count)}>
            {t('text.days', { count })}
          </Button>
        ))}
      </Group>
      <output className={classes.soft}>
        {days === '' ? t('text.noDays') : t('text.days', { count: Number(days) })}
      </output>
    </div>
  );
}

export function Colors() {
  const { t } = useTranslation('numberInput');
  return (
    <div className={classes.column}>
      {(['good', 'warn', 'bad'] as const).map((tone) => (
        <NumberInput
          key={tone}
          className={own[tone]}
          label={t(`text.${tone}`)}
          description={t(`text.${tone}Text`)}
          defaultValue={{ good: 85, warn: 60, bad: 20 }[tone]}
          suffix=" %"
          min={0}
          max={100}
        />
      ))}
    </div>
  );
}

/** Amounts are typed in full: no arrows, and what cannot be read stays with its reason. */
export function Amount() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState<number | null>(8_400_000);
  return (
    <div className={classes.column}>
      <AmountField label={t('text.offer')} value={amount} onChange={setAmount} />
      <output className={classes.soft}>{formatMoney(amount, 'CLP') ?? t('text.noAmount')}</output>
    </div>
  );
}

export function Stepper() {
  const { t } = useTranslation('numberInput');
  const [copies, setCopies] = useState(2);
  return (
    <QuantityStepper
      label={t('text.copies')}
      fewer={t('text.fewer')}
      more={t('text.more')}
      value={copies}
      min={1}
      max={9}
      onChange={setCopies}
    />
  );
}

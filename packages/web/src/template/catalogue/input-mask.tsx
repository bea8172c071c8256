import '@mantine/core/styles/NumberInput.layer.css';
import { MaskInput, NumberInput } from '@mantine/core';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { number as cardNumber } from 'card-validator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { readTypedDate } from '#web/lib/typed-date.ts';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import classes from './fields.module.css';

export const parts = ['RutField', 'NumberInput', 'MaskInput'];

/** What the language of the screen puts between thousands, and before decimals. */
function separators() {
  const group = formatCount(1_000_000).includes('.') ? '.' : ',';
  return { thousandSeparator: group, decimalSeparator: group === '.' ? ',' : '.' };
}

/** What is kept of what is typed: never the signs of the mask. */
function Kept({ value }: { value: string | number }) {
  const { t } = useTranslation('inputMask');
  return (
    <output className={classes.soft}>
      {value === '' ? t('text.nothing') : t('text.kept', { value })}
    </output>
  );
}

/** Dots and hyphen come by themselves; the check digit is computed. */
export function Rut() {
  const { t } = useTranslation('inputMask');
  const [typed, setTyped] = useState('');
  const key = normalisedRut(typed);
  const isWhole = typed.length > 8;
  return (
    <div className={classes.column}>
      <RutField
        label={t('text.rut')}
        placeholder="76.123.456-0"
        value={typed}
        onChange={setTyped}
        error={isWhole && key === null ? t('text.wrongRut') : undefined}
      />
      <Kept value={key ?? ''} />
    </div>
  );
}

export function Pesos() {
  const { t } = useTranslation('inputMask');
  const [amount, setAmount] = useState<string | number>(12_500_000);
  return (
    <div className={classes.column}>
      <NumberInput
        {...separators()}
        label={t('text.pesos')}
        prefix="$ "
        allowDecimal={false}
        allowNegative={false}
        hideControls
        value={amount}
        onChange={setAmount}
      />
      <Kept value={amount} />
    </div>
  );
}

export function Utm() {
  const { t } = useTranslation('inputMask');
  const [amount, setAmount] = useState<string | number>(1_000.5);
  return (
    <div className={classes.column}>
      <NumberInput
        {...separators()}
        label={t('text.utm')}
        suffix=" UTM"
        decimalScale={2}
        allowNegative={false}
        hideControls
        value={amount}
        onChange={setAmount}
      />
      <Kept value={amount} />
    </div>
  );
}

const digit = /\d/;
const four = [digit, digit, digit, digit];

/** Nine figures in all of Chile: mobile phones begin with 9, those of Santiago with 2. */
export function Phone() {
  const { t } = useTranslation('inputMask');
  const [raw, setRaw] = useState('');
  return (
    <div className={classes.column}>
      <MaskInput
        type="tel"
        autoComplete="off"
        label={t('text.phone')}
        mask={['+', '5', '6', ' ', /[2-9]/, ' ', ...four, ' ', ...four]}
        placeholder="+56 9 8765 4321"
        onChangeRaw={(figures) => setRaw(figures)}
      />
      <Kept value={raw === '' ? '' : `+56${raw.replace(/^\+?56/, '')}`} />
    </div>
  );
}

export function Card() {
  const { t } = useTranslation('inputMask');
  const [raw, setRaw] = useState('');
  const { card, isPotentiallyValid } = cardNumber(raw);
  return (
    <MaskInput
      inputMode="numeric"
      autoComplete="off"
      label={t('text.card')}
      description={card?.niceType ?? t('text.cardHint')}
      mask="9999 9999 9999 9999"
      error={isPotentiallyValid ? undefined : t('text.wrongCard')}
      onChangeRaw={(figures) => setRaw(figures)}
    />
  );
}

/** The mask knows figures, not months: the day is read as everywhere. */
export function Day() {
  const { t } = useTranslation('inputMask');
  const [error, setError] = useState<string>();
  return (
    <MaskInput
      inputMode="numeric"
      label={t('text.day')}
      mask={[/[0-3]/, digit, '-', /[01]/, digit, '-', /[12]/, digit, digit, digit]}
      placeholder="26-11-2026"
      error={error}
      onChangeRaw={() => setError(undefined)}
      onComplete={(masked) =>
        setError(readTypedDate(masked) === null ? t('text.wrongDay') : undefined)
      }
    />
  );
}

export function Time() {
  const { t } = useTranslation('inputMask');
  return (
    <MaskInput
      inputMode="numeric"
      label={t('text.time')}
      mask={[/[0-2]/, digit, ':', /[0-5]/, digit]}
      // After a two there are only the hours up to 23.
      modify={(typed) =>
        typed.startsWith('2') ? { mask: ['2', /[0-3]/, ':', /[0-5]/, digit] } : undefined
      }
      placeholder="15:00"
    />
  );
}

export function Numeral() {
  const { t } = useTranslation('inputMask');
  return (
    <NumberInput
      {...separators()}
      label={t('text.units')}
      allowNegative={false}
      hideControls
      defaultValue={120_000}
    />
  );
}

export function Blocks() {
  const { t } = useTranslation('inputMask');
  return <MaskInput inputMode="numeric" label={t('text.guide')} mask="9999 999 999" />;
}

const consonant = /[BCDFGHJKLPRSTVWXYZ]/;

/** A plate of Chile: four letters, none of them a vowel, and two figures. */
export function Delimiters() {
  const { t } = useTranslation('inputMask');
  return (
    <MaskInput
      label={t('text.plate')}
      mask={[consonant, consonant, '·', consonant, consonant, '·', digit, digit]}
      transform={(sign) => sign.toUpperCase()}
      placeholder={t('text.plateExample')}
      autoComplete="off"
    />
  );
}

/** Each place has a sign of its own. */
export function CustomDelimiters() {
  const { t } = useTranslation('inputMask');
  return (
    <MaskInput
      inputMode="numeric"
      label={t('text.moment')}
      mask="99-99-9999, 99:99"
      placeholder="26-11-2026, 15:00"
    />
  );
}

export function Prefix() {
  const { t } = useTranslation('inputMask');
  return (
    <MaskInput
      inputMode="numeric"
      label={t('text.resolution')}
      mask={['R', 'E', 'X', '-', digit, digit, digit, digit, '/', '2', '0', digit, digit]}
      alwaysShowMask
    />
  );
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatQuantity, parseAmount } from '#web/lib/format.ts';
import { useWidgetTexts } from '../texts/widget-texts.tsx';

interface AmountFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Null: nothing, or nothing that can be read as a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  error?: ReactNode;
}

const written = (value: number | null) => (value === null ? '' : formatQuantity(value));

/** An amount in the local format: `1.234,5`. Text that cannot be parsed stays, with an error. */
export function AmountField({ value, onChange, error, onBlur, ...rest }: AmountFieldProps) {
  const texts = useWidgetTexts();
  const [text, setText] = useState(written(value));
  const [told, setTold] = useState(value);
  // Changed by others than the keys: a form that is set anew, an item that brings its price.
  if (value !== told) {
    setTold(value);
    setText(written(value));
  }
  const wrong = text.trim() !== '' && parseAmount(text) === null;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={wrong ? texts.wrongAmount : error}
      onChange={(event) => {
        const next = event.currentTarget.value;
        const amount = parseAmount(next);
        setText(next);
        setTold(amount);
        onChange(amount);
      }}
      onBlur={(event) => {
        if (value !== null) setText(written(value));
        onBlur?.(event);
      }}
    />
  );
}

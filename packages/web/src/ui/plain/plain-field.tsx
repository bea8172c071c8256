import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field-frame.tsx';
import classes from './plain-field.module.css';

export interface PlainFieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text. */
export function PlainField({ label, error, hint, onChange, ...rest }: PlainFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <FieldFrame label={label} error={error} hint={hint} ids={ids}>
      <input
        type="text"
        {...rest}
        {...ids.input}
        className={classes.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

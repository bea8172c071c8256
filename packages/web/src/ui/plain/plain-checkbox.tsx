import type { ReactNode } from 'react';
import { useFieldIds } from './field-frame.tsx';
import classes from './plain-checkbox.module.css';

interface PlainCheckboxProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

export function PlainCheckbox({ name, label, checked, error, onChange }: PlainCheckboxProps) {
  const ids = useFieldIds(error, undefined);
  return (
    <div>
      <div className={classes.row}>
        <input
          {...ids.input}
          type="checkbox"
          name={name}
          className={classes.box}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={ids.id} className={classes.label}>
          {label}
        </label>
      </div>
      {error === undefined ? null : (
        <span id={ids.errorId} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import classes from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  /** For screen readers only, where the text beside it shows the same. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off, at once. */
export function SwitchRow({ label, labelHidden = false, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={classes.row}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={checked}
        aria-checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

import classes from './check-row.module.css';

interface CheckRowProps {
  kind: 'checkbox' | 'radio';
  /** Groups radio buttons. */
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A plain checkbox or radio button with its label, in the colours of the skin. */
export function CheckRow({ kind, name, label, checked, disabled, onChange }: CheckRowProps) {
  return (
    <label className={classes.row}>
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        className={classes.input}
        onChange={onChange}
      />
      {label}
    </label>
  );
}

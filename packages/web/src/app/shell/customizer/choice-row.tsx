import { useId } from 'react';
import classes from './customizer.module.css';

interface ChoiceRowProps<T extends string> {
  label: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  value: T;
  onChange: (option: T) => void;
  hint?: string;
}

/** One of a few, side by side. */
export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const { label, options, nameOf, value, onChange, hint } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
    </fieldset>
  );
}

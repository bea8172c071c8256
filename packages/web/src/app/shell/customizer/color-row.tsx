import { useId } from 'react';
import type { NavbarColor } from '#web/ui/layout/layout-state.ts';
import bar from '../bar-colors.module.css';
import classes from './customizer.module.css';

interface ColorRowProps {
  label: string;
  options: readonly NavbarColor[];
  nameOf: (color: NavbarColor) => string;
  value: NavbarColor;
  onChange: (color: NavbarColor) => void;
}

/** The colours of the bar, each as it would be. */
export function ColorRow({ label, options, nameOf, value, onChange }: ColorRowProps) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>
        {label}: <span className={classes.chosen}>{nameOf(value)}</span>
      </legend>
      <div className={classes.colors}>
        {options.map((color) => (
          <label key={color} className={classes.color} title={nameOf(color)}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              aria-label={nameOf(color)}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <span aria-hidden className={`${bar.colors} ${classes.swatch}`} data-color={color} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

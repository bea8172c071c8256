import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './quantity-stepper.module.css';

interface QuantityStepperProps {
  label: string;
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** How many, one more or one less at a time. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, fewer, more, value, min, max, onChange } = props;
  return (
    <fieldset className={classes.stepper} aria-label={label}>
      <button
        type="button"
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={14} aria-hidden />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={14} aria-hidden />
      </button>
    </fieldset>
  );
}

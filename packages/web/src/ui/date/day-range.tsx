import classes from './day-range.module.css';
import { DateField } from './date-field.tsx';

/** Two days, both within; null is no limit. */
export interface Days {
  from: string | null;
  until: string | null;
}

interface DayRangeProps {
  /** What is limited by it. */
  label: string;
  fromLabel: string;
  untilLabel: string;
  days: Days;
  /** Of the fields; small beside other fields of that size. */
  size?: 'xs' | 'sm';
  onChange: (days: Days) => void;
}

/** From one day to another; either may be left open. */
export function DayRange(props: DayRangeProps) {
  const { label, fromLabel, untilLabel, days, size = 'xs', onChange } = props;
  return (
    <fieldset className={classes.range} aria-label={label}>
      <DateField
        size={size}
        aria-label={fromLabel}
        placeholder={fromLabel}
        clearable
        value={days.from}
        maxDate={days.until ?? undefined}
        onChange={(from) => onChange({ ...days, from })}
      />
      <DateField
        size={size}
        aria-label={untilLabel}
        placeholder={untilLabel}
        clearable
        value={days.until}
        onChange={(until) => onChange({ ...days, until })}
      />
    </fieldset>
  );
}

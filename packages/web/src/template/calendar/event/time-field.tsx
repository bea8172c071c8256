import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { halfHours, readTypedTime } from './typed-time.ts';

interface TimeFieldProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** An hour of the day, typed in any usual way or chosen. */
export function TimeField({ value, onChange, onBlur, ...rest }: TimeFieldProps) {
  return (
    <Autocomplete
      {...rest}
      value={value}
      onChange={onChange}
      data={[...halfHours]}
      // All of them, whatever is written: they are there to choose another one.
      filter={({ options }) => options}
      maxDropdownHeight={220}
      inputMode="numeric"
      leftSection={<IconClock size={16} aria-hidden />}
      onBlur={(event) => {
        const read = readTypedTime(value);
        if (read !== null && read !== value) onChange(read);
        onBlur?.(event);
      }}
    />
  );
}

import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { ReactNode } from 'react';
import classes from './conflict.module.css';

interface Side {
  whose: string;
  value: ReactNode;
}

interface ValueChoiceProps {
  /** What both changed. */
  label: string;
  mine: Side;
  theirs: Side;
  isMine: boolean;
  /** The dialog opens at it. */
  isFocused?: boolean;
  onChange: (isMine: boolean) => void;
}

/** Two values of one field, side by side, of which one stays. */
export function ValueChoice({
  label,
  mine,
  theirs,
  isMine,
  isFocused = false,
  onChange,
}: ValueChoiceProps) {
  return (
    <Radio.Group
      label={label}
      value={isMine ? 'mine' : 'theirs'}
      onChange={(value) => onChange(value === 'mine')}
      classNames={{ label: classes.legend }}
    >
      <div className={classes.choices}>
        <Radio
          value="mine"
          data-autofocus={(isFocused && isMine) || undefined}
          className={classes.choice}
          label={mine.whose}
          description={mine.value}
        />
        <Radio
          value="theirs"
          className={classes.choice}
          label={theirs.whose}
          description={theirs.value}
        />
      </div>
    </Radio.Group>
  );
}

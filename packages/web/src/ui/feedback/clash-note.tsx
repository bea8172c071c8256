import { Alert, Button } from '@mantine/core';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import classes from './clash-note.module.css';

/** A field that two people changed, each to something else. */
export interface ShownClash {
  name: string;
  /** The field, in words. */
  field: string;
  /** What is stored now, in words; empty where nothing is. */
  value: string;
  onTake: () => void;
}

/** Somebody else saved first: what both changed, field by field, with the choice of either. */
export function ClashNote({ clashes }: { clashes: readonly ShownClash[] }) {
  const { clash: texts } = useWidgetTexts();
  return (
    <Alert color="yellow" role="alert" title={texts.title}>
      <p className={classes.clashText}>{clashes.length === 0 ? texts.merged : texts.choose}</p>
      {clashes.length === 0 ? null : (
        <ul className={classes.clashes}>
          {clashes.map(({ name, field, value, onTake }) => (
            <li key={name}>
              <span>{value === '' ? texts.emptied(field) : texts.stored(field, value)}</span>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={texts.takeOf(field)}
                onClick={onTake}
              >
                {texts.take}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

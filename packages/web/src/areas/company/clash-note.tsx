import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('company');
  return (
    <Alert color="yellow" role="alert" title={t('clash.title')}>
      <p className={classes.clashText}>
        {t(clashes.length === 0 ? 'clash.merged' : 'clash.choose')}
      </p>
      {clashes.length === 0 ? null : (
        <ul className={classes.clashes}>
          {clashes.map(({ name, field, value, onTake }) => (
            <li key={name}>
              <span>
                {value === '' ? t('clash.emptied', { field }) : t('clash.stored', { field, value })}
              </span>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('clash.takeOf', { field })}
                onClick={onTake}
              >
                {t('clash.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

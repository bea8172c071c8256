import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { regionName } from '@pliego/contract/rules/regions';
import type { Clash } from './company-values.ts';
import own from './data.module.css';

const shownValue = ({ name, stored }: Clash): string =>
  name === 'region' ? (regionName(Number(stored)) ?? '') : stored;

interface ClashNoteProps {
  clashes: Clash[];
  onTake: (clash: Clash) => void;
}

/** Somebody else saved first: what both changed, field by field, with the choice of either. */
export function ClashNote({ clashes, onTake }: ClashNoteProps) {
  const { t } = useTranslation('company');
  return (
    <Alert color="yellow" role="alert" title={t('clash.title')}>
      <p className={own.clashText}>{t(clashes.length === 0 ? 'clash.merged' : 'clash.choose')}</p>
      {clashes.length === 0 ? null : (
        <ul className={own.clashes}>
          {clashes.map((clash) => {
            const field = t(`data.${clash.name}`);
            const value = shownValue(clash);
            return (
              <li key={clash.name}>
                <span>
                  {value === ''
                    ? t('clash.emptied', { field })
                    : t('clash.stored', { field, value })}
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('clash.takeOf', { field })}
                  onClick={() => onTake(clash)}
                >
                  {t('clash.take')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}

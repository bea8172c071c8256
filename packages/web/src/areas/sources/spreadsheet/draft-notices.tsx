import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { areAlike } from './mapping.ts';
import type { Draft } from './use-draft.ts';
import classes from './mapping-screen.module.css';

/** The origin of the choices on the screen, when it is not the proposal. */
export function DraftNotices({ draft }: { draft: Draft }) {
  const { t } = useTranslation('sources');
  const { basis, isRestored, mapping, reset } = draft;
  const { saved, gone } = basis;
  const isChanged = !areAlike(mapping, basis.mapping);
  if (isRestored) {
    return (
      <output className={classes.notice}>
        <span>{t('spreadsheet.restored')}</span>
        <Button size="compact-sm" variant="default" onClick={reset}>
          {t('spreadsheet.reset')}
        </Button>
      </output>
    );
  }
  if (saved === null) return null;
  const names = gone.map((name) => `«${name}»`).join(', ');
  return (
    <output className={classes.notice} data-warning={gone.length > 0 || undefined}>
      <span>
        {t(isChanged ? 'spreadsheet.usedChanged' : 'spreadsheet.used', { name: saved.nombre })}{' '}
        {gone.length === 0 ? null : t('spreadsheet.missingColumns', { count: gone.length, names })}
      </span>
    </output>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './cells.module.css';

/** A lock at a tender that is kept to its team, where there is no room for words. */
export function RestrictedMark({ tender }: { tender: { restringida: boolean } }) {
  const { t } = useTranslation('tenders');
  if (!tender.restringida) return null;
  return (
    <span className={classes.lock} title={t('marks.restringidaHint')}>
      <IconLock size={14} stroke={1.8} aria-hidden />
      <VisuallyHidden>{t('marks.restringida')}. </VisuallyHidden>
    </span>
  );
}

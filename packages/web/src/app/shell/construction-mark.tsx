import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './construction-mark.module.css';

/** Beside the name of a page that is still being built: a small ring, and its meaning in words. */
export function ConstructionMark() {
  const { t } = useTranslation();
  return (
    <span className={classes.mark} title={t('shell.construction')}>
      <VisuallyHidden>({t('shell.construction')})</VisuallyHidden>
    </span>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { Severity } from '@pliego/contract/rules/change-severity';
import { useTranslation } from 'react-i18next';
import classes from './follow-up.module.css';

/** How much something matters: a full, a hollow or a small sign, with its word for screen readers. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { t } = useTranslation('followUp');
  return (
    <span className={classes.mark} data-severity={severity} title={t(`severities.${severity}`)}>
      <VisuallyHidden>{t(`severities.${severity}`)}</VisuallyHidden>
    </span>
  );
}

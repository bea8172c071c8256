import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './notice-panel.module.css';

export type SignTone = 'accent' | 'warning' | 'success' | 'error';

/** What a notice is about, as a drawing before it. */
export function Sign({ tone, icon }: { tone: SignTone; icon: ReactNode }) {
  return (
    <span className={classes.sign} data-tone={tone}>
      {icon}
    </span>
  );
}

export function Unread() {
  const { t } = useTranslation();
  return (
    <span className={classes.unread}>
      <VisuallyHidden>({t('notices.unread')})</VisuallyHidden>
    </span>
  );
}

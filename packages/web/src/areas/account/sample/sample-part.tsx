import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import classes from '../account.module.css';

/** Around what shows sample data: says so, and shows nothing where the server has none. */
export function SamplePart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  if (!useSession().userData.plantilla) return <EmptyState title={t('sample.off')} />;
  return (
    <>
      <p className={classes.sampleNote}>{t('sample.note')}</p>
      {children}
    </>
  );
}

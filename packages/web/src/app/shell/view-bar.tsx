import { Button } from '@mantine/core';
import type { View } from '@pliego/contract/areas/auth-shapes';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionKey } from '#web/api/session.ts';
import { formatTime } from '#web/lib/format.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useEndView } from './use-end-view.ts';
import classes from './view-bar.module.css';

/** Says that the company is looked at as another role, and ends it. */
export function ViewBar({ view, onChange }: { view: View; onChange: () => void }) {
  const { t } = useTranslation();
  const { mutate: end, isPending } = useEndView();
  useEndInTime(view);
  const role = t(`shell.roles.${view.role}`);
  const { persona } = view;
  return (
    <section className={classes.bar} aria-label={t('shell.viewAs.region')}>
      <IconEye size={18} stroke={1.8} aria-hidden />
      <p className={classes.text}>
        <strong>
          {persona === null
            ? t('shell.viewAs.as', { role })
            : t('shell.viewAs.asPerson', { role, name: persona.fullName })}
        </strong>{' '}
        <span className={classes.note}>
          {t('shell.viewAs.note', { time: formatTime(view.hasta) })}
        </span>
      </p>
      <Button variant="white" size="compact-sm" className={classes.change} onClick={onChange}>
        {t('shell.viewAs.change')}
      </Button>
      <Button
        variant="white"
        size="compact-sm"
        loading={isPending}
        aria-label={t('shell.viewAs.end')}
        onClick={() => end()}
      >
        {t('shell.viewAs.endShort')}
      </Button>
    </section>
  );
}

/** The server ends it by itself: the page then asks whose screen it draws. */
function useEndInTime({ hasta }: View): void {
  const { t } = useTranslation();
  const client = useQueryClient();
  useEffect(() => {
    const left = Date.parse(hasta) - Date.now();
    const timer = setTimeout(
      () => {
        void client.refetchQueries({ queryKey: sessionKey });
        toastDone({ title: t('shell.viewAs.over') });
      },
      Math.max(1_000, left + 1_000),
    );
    return () => clearTimeout(timer);
  }, [hasta, client, t]);
}

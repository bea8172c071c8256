import { useMutation } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys, signInWithPasskey } from '#web/api/passkeys.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useEntry } from '../use-entry.ts';
import classes from '../auth-form.module.css';

/** Signing in without a password, where the browser can. */
export function PasskeyEntry() {
  const { t } = useTranslation();
  const enter = useEntry();
  const entry = useMutation({ mutationFn: () => signInWithPasskey(), onSuccess: enter });
  if (!hasPasskeys()) return null;
  return (
    <div className={classes.form}>
      <BusyButton
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconKey size={18} stroke={1.6} aria-hidden />}
        busy={entry.isPending}
        onClick={() => entry.mutate()}
      >
        {t('passkeys.signIn')}
      </BusyButton>
      {entry.error === null ? null : <ProblemBox error={entry.error} />}
    </div>
  );
}

import { Button } from '@mantine/core';
import type { Session } from '@pliego/contract/areas/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { forgetSession } from '#web/api/session.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import classes from '../auth-form.module.css';

/** A link of a mail was opened in a browser with a session, possibly of another user. */
export function SignedInPanel({ session }: { session: Session }) {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const router = useRouter();
  const { fullName, email } = session.userData;
  const leave = useMutation({
    mutationFn: () => authApi.logout(),
    onSuccess: () => forgetSession(client, () => router.invalidate()),
  });
  return (
    <Panel title={t('signedIn.title')} text={t('signedIn.text', { name: fullName, email })}>
      <div className={classes.form}>
        {leave.error === null ? null : <ProblemBox error={leave.error} />}
        <BusyButton size="md" fullWidth busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('signedIn.leave')}
        </BusyButton>
        <Button
          variant="default"
          size="md"
          fullWidth
          renderRoot={(props) => <Link {...props} to="/inicio" />}
        >
          {t('signedIn.stay')}
        </Button>
      </div>
    </Panel>
  );
}

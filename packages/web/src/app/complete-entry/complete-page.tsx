import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionKey } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { RecoveryCodes } from '#web/areas/account/recovery-codes.tsx';
import { Panel } from '#web/areas/auth/panel.tsx';
import { OtherWays } from './other-ways.tsx';
import { MeetRule } from './meet-rule.tsx';

/** What the company asks of a session before it opens: it is done here, or one goes elsewhere. */
export function CompletePage() {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const router = useRouter();
  const { volver } = useSearch({ strict: false });
  const { pendiente, userData, empresa } = useSession();
  const [codes, setCodes] = useState<string[] | null>(null);
  const name = userData.empresas.find(({ id }) => id === empresa)?.nombre ?? '';

  const isMet = pendiente === undefined && codes === null;
  useEffect(() => {
    if (isMet) void router.navigate({ href: volver ?? '/inicio', replace: true });
  }, [isMet, router, volver]);

  const goOn = () => {
    setCodes(null);
    void client.refetchQueries({ queryKey: sessionKey });
  };
  if (codes !== null) {
    return (
      <Panel title={t('complete.doneTitle')}>
        <RecoveryCodes codes={codes} onDone={goOn} />
      </Panel>
    );
  }
  if (pendiente === undefined) return null;
  return (
    <Panel
      title={t(`complete.${pendiente.falta}.title`)}
      text={t(`complete.${pendiente.falta}.text`, { empresa: name })}
    >
      <MeetRule missing={pendiente} onCodes={setCodes} onMet={goOn} />
      <OtherWays />
    </Panel>
  );
}

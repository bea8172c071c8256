import { Button } from '@mantine/core';
import type { Missing } from '@pliego/contract/areas/auth-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '#web/api/passkeys.ts';
import { useLogout } from '../shell/use-logout.ts';
import { AddPasskey } from '#web/areas/account/passkeys/add-passkey.tsx';
import { passkeysQuery, twoStepsQuery } from '#web/areas/account/queries.ts';
import { SetUpTwoSteps } from '#web/areas/account/set-up-two-steps.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSession } from '#web/api/use-session.ts';
import { AskProvider } from '#web/areas/auth/organization/ask-provider.tsx';
import { NoticeBox } from '#web/areas/auth/problem-box.tsx';
import classes from '#web/areas/auth/auth-form.module.css';

interface MeetRuleProps {
  missing: Missing;
  /** The second step is on: its recovery codes are shown once. */
  onCodes: (codes: string[]) => void;
  onMet: () => void;
}

/** What a person has already decides what is left to do: set it up, or sign in with it. */
export function MeetRule({ missing, onCodes, onMet }: MeetRuleProps) {
  const twoSteps = useQuery(twoStepsQuery);
  const passkeys = useQuery(passkeysQuery);
  return (
    <QueryState query={twoSteps} lines={3}>
      {({ activo }) => (
        <QueryState query={passkeys} lines={3}>
          {({ datos }) => (
            <Choices
              missing={missing}
              has={{ step: activo, key: datos.length > 0 }}
              onCodes={onCodes}
              onMet={onMet}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

interface ChoicesProps extends MeetRuleProps {
  has: { step: boolean; key: boolean };
}

function Choices({ missing: { falta, metodos }, has, onCodes, onMet }: ChoicesProps) {
  const { t } = useTranslation('auth');
  const logout = useLogout();
  const [doing, setDoing] = useState<'step' | 'key' | null>(null);
  const close = () => setDoing(null);
  const takesKeys = metodos.includes('llave');
  const mayStep = falta === 'segundo-paso' && !has.step;
  const mayAddKey = takesKeys && !has.key && hasPasskeys();
  const isReady = falta === 'segundo-paso' ? has.step || has.key : takesKeys && has.key;
  const maySetUp = mayStep || mayAddKey;
  const again = isReady || !maySetUp;
  return (
    <div className={classes.form}>
      {isReady ? <NoticeBox>{t('complete.ready')}</NoticeBox> : null}
      {mayStep ? (
        <Button size="md" fullWidth onClick={() => setDoing('step')}>
          {t('complete.step')}
        </Button>
      ) : null}
      {mayAddKey ? (
        <Button
          size="md"
          fullWidth
          variant={mayStep ? 'default' : 'filled'}
          onClick={() => setDoing('key')}
        >
          {t('complete.key')}
        </Button>
      ) : null}
      <ThroughProvider metodos={metodos} isOther={isReady || maySetUp} />
      {again || falta === 'metodo' ? (
        <BusyButton
          size="md"
          fullWidth
          variant={again ? 'filled' : 'default'}
          busy={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {t('complete.again')}
        </BusyButton>
      ) : null}
      {doing === 'step' ? (
        <SetUpTwoSteps
          onEnabled={({ codigos }) => {
            close();
            onCodes(codigos);
          }}
          onClose={close}
        />
      ) : null}
      {doing === 'key' ? (
        <AddPasskey
          onClose={() => {
            close();
            onMet();
          }}
        />
      ) : null}
    </div>
  );
}

/** The provider of this company, where it takes its word. */
function ThroughProvider({ metodos, isOther }: Pick<Missing, 'metodos'> & { isOther: boolean }) {
  const { userData, empresa } = useSession();
  if (!metodos.includes('organizacion')) return null;
  return <AskProvider email={userData.email} empresa={empresa} isOther={isOther} />;
}

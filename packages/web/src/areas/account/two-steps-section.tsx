import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { DisableTwoSteps, RenewCodes } from './confirm-dialogs.tsx';
import { twoStepsQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpTwoSteps } from './set-up-two-steps.tsx';
import classes from './account.module.css';

/** Fewer codes than this are soon none. */
const few = 3;

type Doing = 'enable' | 'renew' | 'disable';

/** The second step of signing in: whether there is one, and how to change that. */
export function TwoStepsSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const twoSteps = useQuery(twoStepsQuery);
  const { data } = twoSteps;
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const end = () => {
    setDoing(null);
    void client.invalidateQueries({ queryKey: twoStepsQuery.queryKey });
  };
  const show = ({ codigos }: { codigos: string[] }) => {
    setCodes(codigos);
    end();
  };
  const state =
    data === undefined ? undefined : (
      <Pill tone={data.activo ? 'verde' : 'gris'}>
        {t(data.activo ? 'twoSteps.on' : 'twoSteps.off')}
      </Pill>
    );
  return (
    <Section title={t('twoSteps.title')} actions={state}>
      <QueryState query={twoSteps} lines={2}>
        {(current) => (
          <>
            <p className={classes.text}>
              {t(current.activo ? 'twoSteps.textOn' : 'twoSteps.text')}
            </p>
            {codes === null ? (
              <TwoStepsActions state={current} onDo={setDoing} />
            ) : (
              <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
            )}
          </>
        )}
      </QueryState>
      {doing === 'enable' ? <SetUpTwoSteps onEnabled={show} onClose={end} /> : null}
      {doing === 'renew' ? <RenewCodes onRenewed={show} onClose={end} /> : null}
      {doing === 'disable' ? <DisableTwoSteps onClose={end} /> : null}
    </Section>
  );
}

interface TwoStepsActionsProps {
  state: { activo: boolean; codigosRestantes: number };
  onDo: (doing: Doing) => void;
}

function TwoStepsActions({ state, onDo }: TwoStepsActionsProps) {
  const { t } = useTranslation('account');
  if (!state.activo) return <Button onClick={() => onDo('enable')}>{t('twoSteps.enable')}</Button>;
  return (
    <>
      <p className={classes.text}>
        {t('twoSteps.left', { count: state.codigosRestantes })}
        {state.codigosRestantes < few ? ` ${t('twoSteps.leftFew')}` : ''}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onDo('renew')}>
          {t('twoSteps.renew')}
        </Button>
        <Button variant="default" onClick={() => onDo('disable')}>
          {t('twoSteps.disable')}
        </Button>
      </div>
    </>
  );
}

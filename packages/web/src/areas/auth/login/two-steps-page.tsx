import { Button, TextInput } from '@mantine/core';
import { SecondStepCode } from '@pliego/contract/areas/account-two-steps';
import { IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { problemCode } from '#web/api/problems.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { Panel, PanelLinks } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useEntry } from '../use-entry.ts';
import { useToLogin } from '../use-to-login.ts';
import classes from '../auth-form.module.css';

const Values = z.object({ code: SecondStepCode });

/** The user chose this field: it takes the focus. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Asks for the code of the authenticator, or for a recovery code. */
export function TwoStepsPage() {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  const { isRecovering, swap, form, formProps, busy, error, sending } = useSecondStep();
  return (
    <Panel
      title={t('twoSteps.title')}
      icon={<IconShieldLock size={24} stroke={1.6} />}
      text={t(isRecovering ? 'twoSteps.recoveryText' : 'twoSteps.text')}
    >
      <form {...formProps} className={classes.form}>
        {error === null ? null : <ProblemBox error={error} />}
        {isRecovering ? (
          <TextInput
            size="md"
            name="code"
            label={t('twoSteps.recovery')}
            placeholder={t('twoSteps.recoveryPlaceholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={focusOnce}
            {...form.getInputProps('code')}
          />
        ) : (
          <CodeField
            label={t('twoSteps.code')}
            boxLabel={(box, of) => t('twoSteps.box', { box, of })}
            value={form.values.code}
            error={form.errors['code']}
            focusFirst
            onChange={(typed) => form.setFieldValue('code', typed)}
            onComplete={(code) => {
              if (!busy) sending.mutate({ code });
            }}
          />
        )}
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          {t('twoSteps.submit')}
        </BusyButton>
        <Button variant="subtle" size="md" fullWidth onClick={swap}>
          {t(isRecovering ? 'twoSteps.useCode' : 'twoSteps.useRecovery')}
        </Button>
      </form>
      <PanelLinks>
        <TextLink {...toLogin}>{t('twoSteps.back')}</TextLink>
      </PanelLinks>
    </Panel>
  );
}

/** The form of the code. `swap` changes between authenticator and recovery codes. */
function useSecondStep() {
  const enter = useEntry();
  const navigate = useNavigate();
  const [isRecovering, setRecovering] = useState(false);
  const secondStep = useContractForm({
    schema: Values,
    initialValues: { code: '' },
    send: (body) => authApi.completeSignIn({ body }),
    onDone: enter,
    onRefused: (error) => {
      if (problemCode(error) === 'sin-sesion') {
        void navigate({
          to: '/login',
          search: true,
          replace: true,
          state: { arrival: { notice: 'stepOver' } },
        });
      }
      if (problemCode(error) === 'codigo-invalido' && !isRecovering) {
        secondStep.form.setFieldValue('code', '');
      }
    },
  });
  const swap = () => {
    setRecovering(!isRecovering);
    secondStep.form.reset();
    secondStep.sending.reset();
  };
  return { isRecovering, swap, ...secondStep };
}

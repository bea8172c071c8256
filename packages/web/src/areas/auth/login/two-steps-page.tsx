import { Button, TextInput } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { authApi } from '#web/api/areas/auth.ts';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { TextLink } from '#web/ui/navigation/text-link.tsx';
import { Panel, PanelLinks } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useEntry } from '../use-entry.ts';
import { useToLogin } from '../use-to-login.ts';
import classes from '../auth-form.module.css';

/** The user chose this field: it takes the focus. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Asks for the code of the authenticator, or for a recovery code. */
export function TwoStepsPage() {
  const { t } = useTranslation('auth');
  const toLogin = useToLogin();
  const { code, isRecovering, swap, complete, form, errors, isGeneral, change } = useSecondStep();
  const { error, isPending: busy } = complete;
  return (
    <Panel
      title={t('twoSteps.title')}
      icon={<IconShieldLock size={24} stroke={1.6} />}
      text={t(isRecovering ? 'twoSteps.recoveryText' : 'twoSteps.text')}
    >
      <form {...form} className={classes.form}>
        {error !== null && isGeneral ? <ProblemBox error={error} /> : null}
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
            value={code}
            error={errors['code']}
            onChange={({ currentTarget: { value } }) => change({ code: value })}
          />
        ) : (
          <CodeField
            label={t('twoSteps.code')}
            boxLabel={(box, of) => t('twoSteps.box', { box, of })}
            value={code}
            error={errors['code']}
            focusFirst
            onChange={(typed) => change({ code: typed })}
            onComplete={(typed) => {
              if (!busy) complete.mutate(typed);
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

/** The typed code and the call that checks it. `swap` changes between authenticator and recovery codes. */
function useSecondStep() {
  const enter = useEntry();
  const navigate = useNavigate();
  const [isRecovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const complete = useMutation({
    mutationFn: (typed: string) => authApi.completeSignIn({ body: { code: typed } }),
    onSuccess: enter,
    onError: (error) => {
      if (problemCode(error) === 'sin-sesion') {
        void navigate({
          to: '/login',
          search: true,
          replace: true,
          state: { arrival: { notice: 'stepOver' } },
        });
      }
      if (problemCode(error) === 'codigo-invalido' && !isRecovering) setCode('');
    },
  });
  const authForm = useAuthForm({
    rules: 'code',
    values: { code },
    onChange: ({ code: typed }) => setCode(typed ?? ''),
    error: complete.error,
    onSubmit: () => complete.mutate(code),
  });
  const swap = () => {
    setRecovering(!isRecovering);
    authForm.change({ code: '' });
    complete.reset();
  };
  return { code, isRecovering, swap, complete, ...authForm };
}

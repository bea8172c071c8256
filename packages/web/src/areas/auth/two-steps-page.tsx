import { IconShieldLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { CodeField } from '#web/ui/plain/code-field.tsx';
import { PlainButton } from '#web/ui/plain/plain-button.tsx';
import { PlainField } from '#web/ui/plain/plain-field.tsx';
import { PlainLink } from '#web/ui/plain/plain-link.tsx';
import { authCalls } from './auth-calls.ts';
import { Panel, PanelLinks } from './panel.tsx';
import { ProblemBox } from './problem-box.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useEntry } from './use-entry.ts';
import { useToLogin } from './use-to-login.ts';
import classes from './auth-form.module.css';

/** Whoever asked for this field wants to write in it. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** The code of the authenticator, or one of those that were kept for the day it is not at hand. */
export function TwoStepsPage() {
  const { t } = useTranslation('auth');
  const enter = useEntry();
  const navigate = useNavigate();
  const toLogin = useToLogin();
  const [isRecovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const complete = useMutation({
    mutationFn: async (typed: string) =>
      (await authCalls()).completeSignIn({ body: { code: typed } }),
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
  const { error, isPending: busy } = complete;
  const { form, errors, isGeneral, change } = useAuthForm({
    rules: 'code',
    values: { code },
    onChange: ({ code: typed }) => setCode(typed ?? ''),
    error,
    onSubmit: () => complete.mutate(code),
  });
  const swap = () => {
    setRecovering(!isRecovering);
    change({ code: '' });
    complete.reset();
  };
  return (
    <Panel
      title={t('twoSteps.title')}
      icon={<IconShieldLock size={24} stroke={1.6} />}
      text={t(isRecovering ? 'twoSteps.recoveryText' : 'twoSteps.text')}
    >
      <form {...form} className={classes.form}>
        {error !== null && isGeneral ? <ProblemBox error={error} /> : null}
        {isRecovering ? (
          <PlainField
            name="code"
            label={t('twoSteps.recovery')}
            placeholder={t('twoSteps.recoveryPlaceholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={focusOnce}
            value={code}
            error={errors['code']}
            onChange={(typed) => change({ code: typed })}
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
        <PlainButton type="submit" size="md" wide loading={busy}>
          {t('twoSteps.submit')}
        </PlainButton>
        <PlainButton variant="subtle" size="md" wide onClick={swap}>
          {t(isRecovering ? 'twoSteps.useCode' : 'twoSteps.useRecovery')}
        </PlainButton>
      </form>
      <PanelLinks>
        <PlainLink {...toLogin}>{t('twoSteps.back')}</PlainLink>
      </PanelLinks>
    </Panel>
  );
}

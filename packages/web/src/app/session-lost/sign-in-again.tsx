import { TextInput } from '@mantine/core';
import type { Session } from '@pliego/contract/areas/auth';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authApi } from '#web/api/areas/auth.ts';
import { fieldErrors, problemCode, problemText } from '#web/api/problems.ts';
import { hasPasskeys, signInWithPasskey } from '#web/api/passkeys.ts';
import { waitingRoom } from '#web/api/session-end.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import type { App } from '../create-app.ts';
import { isolateDialog } from './isolate-dialog.ts';
import { followOtherWindows, leave, lostSession, resume } from './session-outcomes.ts';
import classes from './sign-in-again.module.css';

/** Signs the same person in again, over the page they were working on. */
export function SignInAgain({ app }: { app: App }) {
  // As it was when the dialog opened: what is forgotten meanwhile does not empty it.
  const [lost] = useState(() => lostSession(app));
  // Modal: the page below neither takes the focus nor is read out, and gets its focus back afterwards. Before
  // the effects of the form, which chooses where to begin.
  const dialog = useModal();
  const ids = { title: useId(), text: useId() };
  const { t } = useTranslation();

  useEffect(() => followOtherWindows(app), [app]);
  useEffect(() => isolateDialog(dialog.current?.parentElement), [dialog]);

  if (lost === undefined) return null;
  const { why } = waitingRoom;
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      // There is nothing behind it to go back to without a session. Some browsers close it all the same when
      // they are requested twice.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={ids.title} className={classes.title}>
        {t(why === undefined ? 'sessionLost.title' : 'sessionLost.shutOut')}
      </h2>
      <p id={ids.text} className={classes.text}>
        {why === undefined ? t('sessionLost.text') : messageText(why)}
      </p>
      {why === undefined ? <SignInForm app={app} lost={lost} /> : null}
      <Leave app={app} name={lost.userData.fullName} isShutOut={why !== undefined} />
    </dialog>
  );
}

type Step = 'password' | 'code';

function SignInForm({ app, lost }: { app: App; lost: Session }) {
  const { t } = useTranslation();
  const { email } = lost.userData;
  const [step, setStep] = useState<Step>('password');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>(undefined);

  const toStep = (next: Step, message?: string) => {
    setStep(next);
    setTyped('');
    setWrong(message);
  };
  const fail = (error: unknown) => {
    const code = problemCode(error);
    if (code === 'segundo-paso') toStep('code');
    // For the second step this means that the first one has expired.
    else if (code === 'sin-sesion') toStep('password', t('sessionLost.codeExpired'));
    else setWrong(Object.values(fieldErrors(error))[0] ?? problemText(error));
  };
  const signIn = () =>
    step === 'password'
      ? authApi.login({ body: { email, password: typed, empresa: lost.empresa } })
      : authApi.completeSignIn({ body: { code: typed } });
  const go = async (enter: () => Promise<Session>) => {
    setBusy(true);
    setWrong(undefined);
    try {
      resume(app, await enter());
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === '') {
      setWrong(t(step === 'password' ? 'sessionLost.missingPassword' : 'sessionLost.missingCode'));
      return;
    }
    await go(signIn);
  };
  const byPasskey = () => go(() => signInWithPasskey(lost.empresa));

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* For password managers, and to show whose password is required. */}
      <TextInput
        size="md"
        label={t('sessionLost.email')}
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <StepField key={step} step={step} error={wrong} value={typed} onChange={setTyped} />
      <p role="alert" className={classes.said}>
        {wrong}
      </p>
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t(step === 'password' ? 'sessionLost.submit' : 'sessionLost.verify')}
      </BusyButton>
      {step === 'password' && hasPasskeys() ? (
        <BusyButton
          variant="default"
          size="md"
          fullWidth
          busy={busy}
          onClick={() => void byPasskey()}
        >
          {t('passkeys.signIn')}
        </BusyButton>
      ) : null}
    </form>
  );
}

interface StepFieldProps {
  step: Step;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The field of each step; it takes the focus when it appears. */
function StepField({ step, error, value, onChange }: StepFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const shared = {
    ref: field,
    size: 'md',
    // The alert below the fields shows why.
    error: error !== undefined,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  } as const;
  return step === 'password' ? (
    <PasswordField
      {...shared}
      label={t('sessionLost.password')}
      name="password"
      autoComplete="current-password"
    />
  ) : (
    <TextInput
      {...shared}
      label={t('sessionLost.code')}
      description={t('sessionLost.codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface LeaveProps {
  app: App;
  name: string;
  /** The company lets the person in no longer: to sign in again helps only with another account or company. */
  isShutOut: boolean;
}

function Leave({ app, name, isShutOut }: LeaveProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    void leave(app);
  };
  return (
    <div className={classes.leave}>
      {isShutOut ? null : <p className={classes.other}>{t('sessionLost.other', { name })}</p>}
      <BusyButton variant="default" busy={busy} onClick={go}>
        {t(isShutOut ? 'sessionLost.toLogin' : 'sessionLost.leave')}
      </BusyButton>
    </div>
  );
}

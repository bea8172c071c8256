import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { type DemoStyle, linkTo } from './demo-pages.ts';
import classes from './jwt.module.css';

interface DemoProps {
  style: DemoStyle;
}

const submitted = (then: () => void) => (event: FormEvent) => {
  event.preventDefault();
  then();
};

function ToLogin({ style }: DemoProps) {
  const { t } = useTranslation('jwt');
  return (
    <p className={classes.links}>
      <Link to={linkTo('login', style)}>{t('toLogin')}</Link>
    </p>
  );
}

/** Leads on to the new password, as the link of a mail would. */
export function ForgotDemo({ style }: DemoProps) {
  const { t } = useTranslation('jwt');
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={submitted(() => void navigate({ to: linkTo('reset', style) }))}
    >
      <p className={classes.text}>{t('forgot.text')}</p>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('fields.email')}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Button type="submit" fullWidth disabled={!email.includes('@')}>
        {t('forgot.submit')}
      </Button>
      <ToLogin style={style} />
    </form>
  );
}

const shortest = 8;

export function ResetDemo({ style }: DemoProps) {
  const { t } = useTranslation('jwt');
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = password.length < shortest;
  const isOther = password !== again;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={submitted(() => {
        setTried(true);
        if (!isShort && !isOther) void navigate({ to: linkTo('login', style) });
      })}
    >
      <PasswordField
        autoComplete="off"
        label={t('fields.newPassword')}
        value={password}
        error={isTried && isShort ? t('reset.short', { count: shortest }) : undefined}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <PasswordField
        autoComplete="off"
        label={t('fields.again')}
        value={again}
        error={isTried && isOther ? t('reset.other') : undefined}
        onChange={({ currentTarget: { value } }) => setAgain(value)}
      />
      <Button type="submit" fullWidth>
        {t('reset.submit')}
      </Button>
      <ToLogin style={style} />
    </form>
  );
}

export function VerifyDemo({ style }: DemoProps) {
  const { t } = useTranslation('jwt');
  const [isSent, setSent] = useState(false);
  return (
    <div className={classes.form}>
      <p className={classes.text}>{t('verify.text')}</p>
      <Button fullWidth renderRoot={(props) => <Link {...props} to="/inicio" />}>
        {t('verify.skip')}
      </Button>
      <output className={classes.text}>{isSent ? t('verify.sent') : null}</output>
      <Button variant="subtle" disabled={isSent} onClick={() => setSent(true)}>
        {t('verify.again')}
      </Button>
      <ToLogin style={style} />
    </div>
  );
}

const figures = 6;

export function TwoStepsDemo({ style }: DemoProps) {
  const { t } = useTranslation('jwt');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const go = (typed: string) => {
    setTried(true);
    if (typed.length === figures) void navigate({ to: '/inicio' });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submitted(() => go(code))}>
      <p className={classes.text}>{t('twoSteps.text')}</p>
      <CodeField
        label={t('twoSteps.code')}
        boxLabel={(box, of) => t('twoSteps.box', { box, of })}
        value={code}
        onChange={setCode}
        error={isTried && code.length < figures ? t('twoSteps.short') : undefined}
      />
      <Button type="submit" fullWidth>
        {t('twoSteps.submit')}
      </Button>
      <ToLogin style={style} />
    </form>
  );
}

import { Button, TextInput } from '@mantine/core';
import { jwtRefusals, type JwtSession } from '@pliego/contract/areas/jwt';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jwtApi } from '#web/api/areas/jwt.ts';
import { problemCode } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { type DemoStyle, linkTo } from './demo-pages.ts';
import { SessionPanel } from './session-panel.tsx';
import classes from './jwt.module.css';

/** What the sample sign-in says, in the words of the specification. */
export const loginRefusal = (error: unknown): string =>
  problemCode(error) === 'credenciales-invalidas' ? jwtRefusals.login : jwtRefusals.loginFailed;

/** The sample sign-in: two accounts, tokens of ten minutes. */
export function LoginDemo({ style }: { style: DemoStyle }) {
  const { t } = useTranslation('jwt');
  const [session, setSession] = useState<JwtSession | null>(null);
  const [email, setEmail] = useState('admin@demo.com');
  const [password, setPassword] = useState('admin');
  const login = useMutation({
    mutationFn: () => jwtApi.login({ body: { email, password } }),
    onSuccess: setSession,
  });
  if (session !== null) {
    return (
      <SessionPanel
        session={session}
        onRenewed={setSession}
        onLeave={() => {
          setSession(null);
          login.reset();
        }}
      />
    );
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        login.mutate();
      }}
    >
      <p className={classes.text}>{t('login.text')}</p>
      <FormProblem text={login.error === null ? undefined : loginRefusal(login.error)} />
      <TextInput
        type="email"
        autoComplete="off"
        label={t('fields.email')}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <PasswordField
        autoComplete="off"
        label={t('fields.password')}
        value={password}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <Button type="submit" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
      <p className={classes.links}>
        <Link to={linkTo('forgot', style)}>{t('login.forgot')}</Link>
        <Link to={linkTo('register', style)}>{t('login.register')}</Link>
      </p>
    </form>
  );
}

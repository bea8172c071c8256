import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jwtApi } from '#web/api/areas/jwt.ts';
import { problemText } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { type DemoStyle, linkTo } from './demo-pages.ts';
import classes from './jwt.module.css';

/** The sample registration: it says which of the two is taken. */
export function RegisterDemo({ style }: { style: DemoStyle }) {
  const { t } = useTranslation('jwt');
  const [values, setValues] = useState({ username: '', email: '', password: '' });
  const [agrees, setAgrees] = useState(false);
  const register = useMutation({ mutationFn: () => jwtApi.register({ body: values }) });
  const answer = register.data;
  const refused = answer !== undefined && 'error' in answer ? answer.error : null;
  const field = (name: keyof typeof values) => ({
    value: values[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((held) => ({ ...held, [name]: value })),
  });
  if (answer !== undefined && 'user' in answer) {
    return (
      <div className={classes.form}>
        <p className={classes.text}>{t('register.done', { name: answer.user.username ?? '' })}</p>
        <Button renderRoot={(props) => <Link {...props} to={linkTo('login', style)} />}>
          {t('register.toLogin')}
        </Button>
      </div>
    );
  }
  const isComplete = Object.values(values).every((value) => value.trim() !== '') && agrees;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        register.mutate();
      }}
    >
      <FormProblem text={register.error === null ? undefined : problemText(register.error)} />
      <TextInput label={t('fields.username')} error={refused?.username} {...field('username')} />
      <TextInput
        type="email"
        label={t('fields.email')}
        error={refused?.email}
        {...field('email')}
      />
      <PasswordField label={t('fields.password')} {...field('password')} />
      <Checkbox
        label={t('register.agree')}
        checked={agrees}
        onChange={({ currentTarget: { checked } }) => setAgrees(checked)}
      />
      <Button type="submit" fullWidth disabled={!isComplete} loading={register.isPending}>
        {t('register.submit')}
      </Button>
      <p className={classes.links}>
        <Link to={linkTo('login', style)}>{t('register.hasAccount')}</Link>
      </p>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { useMemory } from '../memory.ts';
import { ProblemBox } from '../problem-box.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import classes from '../auth-form.module.css';

interface EmailFormProps {
  submit: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (email: string) => void;
}

/** An address to send a link to. */
export function EmailForm({ submit, busy, error, onSubmit }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const email = useMemory((memory) => memory.email);
  const { form, errors, isGeneral, change } = useAuthForm({
    rules: 'email',
    values: { email },
    onChange: useMemory((memory) => memory.write),
    error,
    onSubmit: () => onSubmit(email.trim()),
  });
  return (
    <form {...form} className={classes.form}>
      {error !== null && isGeneral ? <ProblemBox error={error} /> : null}
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        value={email}
        error={errors['email']}
        onChange={({ currentTarget: { value } }) => change({ email: value })}
      />
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {submit}
      </BusyButton>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import { Email } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { useMemory } from '../memory.ts';
import { ProblemBox } from '../problem-box.tsx';
import classes from '../auth-form.module.css';

const Values = z.object({ email: Email });

interface EmailFormProps {
  submit: string;
  send: (email: string) => Promise<unknown>;
}

/** An address to send a link to. */
export function EmailForm({ submit, send }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const email = useMemory((memory) => memory.email);
  const { form, formProps, busy, error } = useContractForm({
    schema: Values,
    initialValues: { email },
    onValuesChange: useMemory((memory) => memory.write),
    send: (values) => send(values.email.trim()),
  });
  return (
    <form {...formProps} className={classes.form}>
      {error === null ? null : <ProblemBox error={error} />}
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {submit}
      </BusyButton>
    </form>
  );
}

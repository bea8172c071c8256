import { Button, TextInput } from '@mantine/core';
import { Email } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import classes from './dialogs.module.css';

const Line = z.object({ email: Email });

interface MailLineProps {
  label: string;
  submit: string;
  onAdd: (email: string) => void;
}

/** Takes e-mail addresses, one after the other. */
export function MailLine({ label, submit, onAdd }: MailLineProps) {
  const { form, formProps } = useContractForm({
    schema: Line,
    initialValues: { email: '' },
    send: async ({ email }) => onAdd(email.trim().toLowerCase()),
    onDone: () => {
      form.reset();
    },
  });
  return (
    <form {...formProps} className={classes.line}>
      <TextInput
        {...form.getInputProps('email')}
        data-autofocus
        className={classes.grow}
        label={label}
        autoComplete="off"
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}

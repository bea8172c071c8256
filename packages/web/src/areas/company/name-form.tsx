import { Button, TextInput } from '@mantine/core';
import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './company.module.css';

interface NameProps {
  /** Of the contract. */
  schema: $ZodType;
  send: (name: string) => Promise<unknown>;
}

interface AddNameProps extends NameProps {
  label: string;
}

/** Adds to the end of a list by a name, and is ready for the next. */
export function AddName({ label, schema, send }: AddNameProps) {
  const { t } = useTranslation('company');
  const added = useContractForm<{ nombre: string }, unknown>({
    schema: z.object({ nombre: schema }),
    initialValues: { nombre: '' },
    send: ({ nombre }) => send(nombre),
    onDone: (): void => added.form.reset(),
  });
  const { form, formProps, busy, problem } = added;
  return (
    <form {...formProps} className={classes.add}>
      <FormProblem text={problem} />
      <div className={classes.addLine}>
        <TextInput
          label={label}
          autoComplete="off"
          className={classes.addField}
          {...form.getInputProps('nombre')}
        />
        <Button type="submit" variant="default" loading={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

interface RenameProps extends NameProps {
  name: string;
  onRefused?: (error: Error) => void;
  /** What somebody else made of it meanwhile, in words. */
  clash?: string | undefined;
  onClose: () => void;
}

export function Rename({ name, schema, send, onRefused, clash, onClose }: RenameProps) {
  const { t } = useTranslation(['company', 'common']);
  const { form, formProps, busy, problem } = useContractForm({
    schema: z.object({ nombre: schema }),
    initialValues: { nombre: name },
    send: ({ nombre }) => send(nombre),
    onDone: onClose,
    ...(onRefused === undefined ? {} : { onRefused }),
  });
  return (
    <Dialog title={t('renameOf', { name })} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem === undefined ? undefined : (clash ?? problem)} />
        <TextInput
          label={t('name')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

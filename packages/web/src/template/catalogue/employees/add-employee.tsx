import { Button, TextInput } from '@mantine/core';
import type { Employee } from '@pliego/contract/areas/datatables';
import { Email } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { textKey } from '#web/i18n/text-key.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { useColumnNames } from './employee-columns.tsx';
import classes from './employees.module.css';

const NewEmployee = z.object({
  full_name: z
    .string()
    .check(z.refine((name) => name.trim() !== '', textKey('dataTables', 'text.missing.name'))),
  post: z.string(),
  email: Email,
  start: z.string().check(z.minLength(1, textKey('dataTables', 'text.missing.day'))),
  salary: z.number(),
});

interface AddEmployeeProps {
  /** The present day, which the form offers. */
  today: string;
  onAdd: (employee: Omit<Employee, 'id'>) => void;
  onClose: () => void;
}

/** Somebody more in the table, who is kept while the page is open. */
export function AddEmployee({ today, onAdd, onClose }: AddEmployeeProps) {
  const { t } = useTranslation('dataTables');
  const nameOf = useColumnNames();
  const { form, formProps } = useContractForm({
    schema: NewEmployee,
    initialValues: { full_name: '', post: '', email: '', start: today, salary: 0 },
    send: async (values) => values,
    onDone: ({ full_name, post, email, start, salary }) => {
      const [year = '', month = '', day = ''] = start.split('-');
      onAdd({
        responsive_id: '',
        avatar: '',
        full_name: full_name.trim(),
        post: post.trim(),
        email: email.trim(),
        city: '',
        start_date: `${month}/${day}/${year}`,
        salary: `$${salary.toFixed(2)}`,
        age: '',
        experience: '',
        status: 5,
      });
      onClose();
    },
  });
  return (
    <SideDrawer opened side="right" title={t('text.add')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <TextInput
          {...form.getInputProps('full_name')}
          label={nameOf('full_name')}
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <TextInput {...form.getInputProps('post')} label={nameOf('post')} autoComplete="off" />
        <TextInput
          {...form.getInputProps('email')}
          label={nameOf('email')}
          autoComplete="off"
          withAsterisk
        />
        <DateField
          label={nameOf('start_date')}
          value={form.values.start === '' ? null : form.values.start}
          error={form.errors['start']}
          onChange={(start) => form.setFieldValue('start', start ?? '')}
        />
        <AmountField
          label={nameOf('salary')}
          value={form.values.salary}
          onChange={(salary) => form.setFieldValue('salary', salary ?? 0)}
        />
        <Button type="submit">{t('text.save')}</Button>
      </form>
    </SideDrawer>
  );
}

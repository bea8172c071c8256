import { ActionIcon, Button, TextInput } from '@mantine/core';
import { CompanyHoliday } from '@pliego/contract/areas/deadlines';
import { IsoDate } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import type { Holiday } from './day-changes.ts';
import type { DaysPartProps } from './internal-days.tsx';
import { useDayText } from './use-day-text.ts';
import classes from '../company.module.css';
import own from './deadlines.module.css';

/** Days on which the company does not work, besides those of the law. */
export function OwnHolidays({ days, maySet, onChange }: DaysPartProps) {
  const { t } = useTranslation('company');
  const dayText = useDayText();
  const listed = days.feriados.filter(({ habil }) => !habil);
  const remove = (holiday: Holiday) => {
    onChange({ quitar: holiday.dia });
    toastUndo({
      title: t('removed', { name: holiday.nombre }),
      action: {
        label: t('undo'),
        onClick: () => onChange({ poner: holiday }),
      },
    });
  };
  return (
    <div className={classes.part}>
      <h3 className={classes.partTitle}>{t('deadlines.own')}</h3>
      <p className={classes.soft}>{t('deadlines.ownText')}</p>
      {listed.length === 0 ? (
        <p className={classes.soft}>{t('deadlines.noOwn')}</p>
      ) : (
        // Lists without bullets lose their role in Safari unless it is set.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.list} aria-label={t('deadlines.own')}>
          {listed.map((holiday) => (
            <li key={holiday.dia} className={classes.row}>
              <time className={own.day} dateTime={holiday.dia}>
                {dayText(holiday.dia)}
              </time>
              <span className={classes.rowName}>{holiday.nombre}</span>
              {maySet ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={t('removeOf', { name: holiday.nombre })}
                  title={t('remove')}
                  onClick={() => remove(holiday)}
                >
                  <IconTrash size={16} stroke={1.7} aria-hidden />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {maySet ? <AddHoliday days={days} onChange={onChange} /> : null}
    </div>
  );
}

const HolidayForm = z.object({
  dia: z.pipe(z.string(checkCode('dia')), IsoDate),
  nombre: CompanyHoliday.shape.nombre,
});

function AddHoliday({ days, onChange }: Omit<DaysPartProps, 'maySet'>) {
  const { t } = useTranslation('company');
  const initialValues: { dia: string | null; nombre: string } = { dia: null, nombre: '' };
  const { form, formProps } = useContractForm({
    schema: HolidayForm,
    initialValues,
    send: async ({ dia, nombre }) => {
      if (dia === null) return false;
      const known =
        days.feriados.find((one) => one.dia === dia && !one.habil) ??
        days.feriadosLegales.find((one) => one.dia === dia);
      if (known !== undefined) {
        form.setFieldError('dia', t('deadlines.known', { name: known.nombre }));
        return false;
      }
      onChange({ poner: { dia, nombre: nombre.trim(), habil: false } });
      return true;
    },
    onDone: (isAdded) => {
      if (isAdded) form.reset();
    },
  });
  return (
    <form {...formProps} className={classes.add}>
      <div className={classes.addLine}>
        <DateField
          label={t('deadlines.day')}
          className={own.dateField}
          value={form.values.dia}
          error={form.errors['dia']}
          onChange={(day) => {
            form.setFieldValue('dia', day);
            form.clearFieldError('dia');
          }}
        />
        <TextInput
          label={t('deadlines.what')}
          placeholder={t('deadlines.whatPlaceholder')}
          autoComplete="off"
          className={classes.addField}
          {...form.getInputProps('nombre')}
        />
        <Button type="submit" variant="default">
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ownDates, usualHours } from '@pliego/contract/areas/own-tenders';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import { belowInput } from './below-input.ts';
import type { OwnValues } from './own-values.ts';
import classes from './own.module.css';

interface OwnDatesProps {
  form: UseFormReturnType<OwnValues>;
  /** The words that a date was read from, by its field. */
  quotes: Record<string, string>;
}

/** The dates by which a team plans, with their hour in Santiago. */
export function OwnDates({ form, quotes }: OwnDatesProps) {
  const { t } = useTranslation('ownTender');
  return (
    <fieldset className={classes.dates}>
      <legend>{t('dates.title')}</legend>
      <p className={classes.text}>{t('dates.text')}</p>
      {ownDates.map((name) => {
        const label = t(`dates.${name}`);
        const { dia } = form.values.fechas[name];
        const quote = quotes[`fechas.${name}`];
        return (
          <div key={name} className={classes.moment}>
            <DateField
              label={label}
              clearable
              inputWrapperOrder={belowInput}
              description={quote === undefined ? undefined : t('quote', { text: quote })}
              value={dia}
              onChange={(day) => form.setFieldValue(`fechas.${name}.dia`, day)}
              error={form.errors[`fechas.${name}`]}
            />
            <TextInput
              type="time"
              label={t('dates.hour')}
              aria-label={t('dates.hourOf', { name: label })}
              placeholder={usualHours[name]}
              {...form.getInputProps(`fechas.${name}.hora`)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

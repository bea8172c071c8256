import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { currencies } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import type { MoveValues } from './move-form.ts';
import classes from './stage.module.css';

interface OutcomeFieldsProps {
  form: UseFormReturnType<MoveValues>;
  isWon: boolean;
}

/** How a bid ended: who won where we did not, and for how much. */
export function OutcomeFields({ form, isWon }: OutcomeFieldsProps) {
  const { t } = useTranslation('expediente');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('move.outcome')}</legend>
      {isWon ? null : (
        <>
          <TextInput
            label={t('move.winner')}
            autoComplete="off"
            {...form.getInputProps('resultado.ganador')}
            error={form.errors['resultado.ganador'] ?? form.errors['resultado']}
          />
          <TextInput
            label={t('move.winnerTaxId')}
            autoComplete="off"
            {...form.getInputProps('resultado.rutGanador')}
          />
        </>
      )}
      <div className={classes.pair}>
        <AmountField
          label={t(isWon ? 'move.amountWon' : 'move.amountLost')}
          value={form.values.resultado.monto}
          onChange={(monto) => form.setFieldValue('resultado.monto', monto)}
          error={form.errors['resultado.monto'] ?? (isWon ? form.errors['resultado'] : undefined)}
        />
        <NativeSelect
          label={t('move.currency')}
          data={[...currencies]}
          {...form.getInputProps('resultado.moneda')}
        />
      </div>
    </fieldset>
  );
}

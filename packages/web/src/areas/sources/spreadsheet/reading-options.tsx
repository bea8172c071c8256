import { NativeSelect } from '@mantine/core';
import { dateFormats, decimalSigns } from '@pliego/contract/areas/spreadsheets';
import { currencies } from '@pliego/contract/fields';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import type { DraftMapping } from './mapping.ts';
import type { Draft } from './use-draft.ts';
import classes from './mapping-screen.module.css';

/** Of the countries whose registers are read, after those that the list can filter by. */
const offered = [...currencies, 'MXN', 'PEN', 'COP', 'BRL', 'ARS'] as const;

/** A saved mapping may name another one. */
function currencyChoices(chosen: string | null): readonly string[] {
  return chosen === null || offered.some((code) => code === chosen)
    ? offered
    : [...offered, chosen];
}

/** The formats of the cells, and the defaults for rows without a value. */
export function ReadingOptions({ draft: { mapping, change } }: { draft: Draft }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { columnas, monedaPorDefecto } = mapping;
  const isAsked =
    columnas.monto !== undefined && columnas.moneda === undefined && monedaPorDefecto === null;
  const put = (patch: Partial<DraftMapping>) => change({ ...mapping, ...patch });
  return (
    <div className={classes.options}>
      <NativeSelect
        label={t('spreadsheet.reading.date')}
        value={mapping.formatoFecha}
        data={dateFormats.map((value) => ({ value, label: t(`spreadsheet.dates.${value}`) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const formatoFecha = dateFormats.find((format) => format === chosen);
          if (formatoFecha !== undefined) put({ formatoFecha });
        }}
      />
      <NativeSelect
        label={t('spreadsheet.reading.decimal')}
        value={mapping.decimal}
        data={decimalSigns.map((value) => ({ value, label: t(`spreadsheet.decimals.${value}`) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const decimal = decimalSigns.find((sign) => sign === chosen);
          if (decimal !== undefined) put({ decimal });
        }}
      />
      <NativeSelect
        label={t('spreadsheet.reading.currency')}
        description={isAsked ? t('spreadsheet.reading.askCurrency') : undefined}
        value={monedaPorDefecto ?? ''}
        data={[
          { value: '', label: t('spreadsheet.reading.noCurrency') },
          ...currencyChoices(monedaPorDefecto).map((code) => ({
            value: code,
            label: t(`spreadsheet.currencies.${code}`, { defaultValue: code }),
          })),
        ]}
        onChange={(event) => put({ monedaPorDefecto: event.currentTarget.value || null })}
      />
      <NativeSelect
        label={t('spreadsheet.reading.state')}
        value={mapping.estadoPorDefecto ?? ''}
        data={[
          { value: '', label: t('spreadsheet.reading.noState') },
          ...stateClasses
            .filter((state) => state !== 'desconocida')
            .map((value) => ({ value, label: t(`spreadsheet.states.${value}`) })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          put({ estadoPorDefecto: stateClasses.find((state) => state === chosen) ?? null });
        }}
      />
      <DateField
        clearable
        label={t('spreadsheet.reading.asOf')}
        description={t('spreadsheet.reading.asOfHint')}
        placeholder={t('spreadsheet.reading.asOfNone')}
        maxDate={santiagoToday(now)}
        value={mapping.datosAl}
        onChange={(datosAl) => put({ datosAl })}
      />
      <p className={classes.hint}>{t('spreadsheet.reading.zone')}</p>
    </div>
  );
}

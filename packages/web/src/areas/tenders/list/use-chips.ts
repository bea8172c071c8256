import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate, formatMoney } from '#web/lib/format.ts';
import type { TenderListSearch } from './list-search.ts';
import type { Chip } from './chip.ts';
import { useReportChips } from './use-report-chips.ts';
import { choiceKeys, chosenIn, dayRanges, withToggled } from '../filters/filter-keys.ts';
import { useChoices } from '../filters/use-choices.tsx';
import { useSingleNames } from '../filters/use-single-names.ts';

/** One chip for each value in force. */
export function useChips(search: TenderListSearch): Chip[] {
  const { t } = useTranslation('tenders');
  const choices = useChoices(search);
  const rangeText = useDayRangeText();
  const nameOf = useSingleNames();
  const reportChips = useReportChips(search, rangeText);
  const chips: Chip[] = [];
  if (search.q !== undefined && search.q !== '') {
    const name = t('list.filters.q');
    chips.push({ id: 'q', part: 'q', name, text: search.q, without: { q: undefined } });
  }
  for (const key of choiceKeys) {
    for (const value of chosenIn(search, key)) {
      const option = choices[key].find((one) => one.value === value);
      chips.push({
        id: `${key}-${value}`,
        part: key,
        name: t(`list.filters.${key}`),
        text: option?.label ?? t('list.filters.unnamed', { id: value }),
        without: withToggled(search, key, value),
      });
    }
  }
  if (search.nuevas !== undefined) {
    const text = t(`list.novelty.${search.nuevas}`);
    chips.push({
      id: 'nuevas',
      part: 'nuevas',
      name: t('list.filters.nuevas'),
      text,
      without: { nuevas: undefined },
    });
  }
  for (const key of ['siguiendo', 'propuesta', 'restringida'] as const) {
    const value = search[key];
    if (value === undefined) continue;
    const name = t(`list.filters.${key}`);
    chips.push({
      id: key,
      part: key,
      name,
      text: nameOf(key, value),
      without: { [key]: undefined },
    });
  }
  for (const range of ['publicada', 'cambio'] as const) {
    const [from, until] = dayRanges[range];
    const text = rangeText(search[from], search[until]);
    if (text === undefined) continue;
    const without = { [from]: undefined, [until]: undefined };
    chips.push({ id: range, part: range, name: t(`list.filters.${range}`), text, without });
  }
  chips.push(...reportChips);
  const window = search.cierre;
  const days = rangeText(search.cierreDesde, search.cierreHasta);
  const closing = window === undefined ? days : t(`list.closing.${window}`);
  if (closing !== undefined) {
    const without = { cierre: undefined, cierreDesde: undefined, cierreHasta: undefined };
    chips.push({
      id: 'cierre',
      part: 'cierre',
      name: t('list.filters.cierre'),
      text: closing,
      without,
    });
  }
  if (search.monto !== undefined) {
    const text = t(`list.amount.${search.monto}`);
    const without = { monto: undefined };
    chips.push({ id: 'monto', part: 'monto', name: t('list.filters.monto'), text, without });
  }
  const range = useRangeText(search);
  if (range !== undefined) {
    const without = { montoMin: undefined, montoMax: undefined, moneda: undefined };
    chips.push({ id: 'rango', part: 'rango', name: t('list.filters.monto'), text: range, without });
  }
  return chips;
}

/** Two days, either of them open, in words. */
function useDayRangeText() {
  const { t } = useTranslation('tenders');
  return (first: string | undefined, last: string | undefined): string | undefined => {
    const from = first && formatIsoDate(first);
    const until = last && formatIsoDate(last);
    if (from !== undefined && until !== undefined)
      return t('list.closing.chipBetween', { from, until });
    if (from !== undefined) return t('list.closing.chipFrom', { from });
    return until === undefined ? undefined : t('list.closing.chipUntil', { until });
  };
}

function useRangeText({ montoMin, montoMax, moneda }: TenderListSearch) {
  const { t } = useTranslation('tenders');
  const currency = moneda === 'sin' ? null : (moneda ?? 'CLP');
  const write = (amount: number) => formatMoney(amount, currency) ?? formatCount(amount);
  const min = montoMin === undefined ? undefined : write(montoMin);
  const max = montoMax === undefined ? undefined : write(montoMax);
  if (min !== undefined && max !== undefined) return t('list.amount.chipBetween', { min, max });
  if (min !== undefined) return t('list.amount.chipMin', { min });
  if (max !== undefined) return t('list.amount.chipMax', { max });
  if (moneda === undefined) return undefined;
  if (moneda === 'sin') return t('list.amount.withoutCurrency');
  return t('list.amount.onlyCurrency', { currency: moneda === 'CLF' ? 'UF' : moneda });
}

import type { TermLength, TimeUnit } from '@pliego/contract/areas/tender-terms';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { Json } from './notice.ts';
import { integerOf, numberOf, textOf } from './read-json.ts';

/** Units by the codes and words of all registers, folded. */
const units = new Map<string, TimeUnit>([
  // Mercado Público (formats.md §2.4); its bulk files write the names of the constants.
  ['1', 'horas'],
  ['2', 'dias'],
  ['3', 'semanas'],
  ['4', 'meses'],
  ['5', 'anos'],
  ['rfb_time_period_hours', 'horas'],
  ['rfb_time_period_days', 'dias'],
  ['rfb_time_period_weeks', 'semanas'],
  ['rfb_time_period_months', 'meses'],
  ['rfb_time_period_years', 'anos'],
  // PLACSP, TED and eForms.
  ['hur', 'horas'],
  ['day', 'dias'],
  ['wee', 'semanas'],
  ['week', 'semanas'],
  ['mon', 'meses'],
  ['month', 'meses'],
  ['ann', 'anos'],
  ['year', 'anos'],
]);

/** Of the portal: no unit was chosen. */
const noUnit = '-1';

/** A length by its count and its unit; null where there is no count, or it is zero, which registers write for none. */
export function termLength(count: Json | undefined, unit: Json | undefined): TermLength | null {
  const cantidad = numberOf(count);
  if (cantidad === null || cantidad <= 0) return null;
  // Tables that a program wrote have 4.0 for 4.
  const text = integerOf(unit)?.toString() ?? textOf(unit);
  const unidad = text === null ? null : (units.get(foldText(text)) ?? null);
  const original = unidad === null && text !== noUnit ? text : null;
  return { cantidad, unidad, original };
}

/** The same in days. */
export function daysLength(count: Json | undefined): TermLength | null {
  return termLength(count, 'day');
}

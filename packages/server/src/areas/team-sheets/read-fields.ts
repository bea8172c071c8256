import type { SheetField, SheetRow } from '@pliego/contract/areas/team-sheets';
import { longestAction, Money } from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import { createMessage, type Message } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { currencyOfCell, readAmount, readNumber } from '@pliego/sources/spreadsheet/cell-amounts';
import { readDate } from '@pliego/sources/spreadsheet/cell-dates';
import type { WorkFields } from '#server/db/schema/bulk.ts';

/** What empties a field. */
const nothing = /^(?:-+|—|nada|ningun[oa]|sin (?:monto|oferta|accion|fecha|probabilidad|definir))$/;

interface FieldReading {
  fields: WorkFields;
  reasons: Message[];
}

/** The text of a cell; null where it says nothing. */
function textOf(row: SheetRow, field: SheetField): string | null {
  const text = row[field]?.trim() ?? '';
  return text === '' ? null : text;
}

const refused = (reason: Message): FieldReading => ({ fields: {}, reasons: [reason] });
const filled = (fields: WorkFields): FieldReading => ({ fields, reasons: [] });

function probability(text: string): FieldReading {
  if (nothing.test(foldText(text))) return filled({ probabilidad: null });
  const read = readNumber(text.replace(/\s*%$/, ''), 'coma');
  // Excel shows 0,6 as 60 % and copies either.
  const isShare = read !== null && read > 0 && read < 1 && !text.includes('%');
  const percent = isShare ? Math.round(read * 100) : read;
  return percent !== null && Number.isInteger(percent) && percent >= 0 && percent <= 100
    ? filled({ probabilidad: percent })
    : refused(createMessage('probabilidad-no-reconocida', { valor: text }));
}

const knownCurrency = (code: string | null) => currencies.find((one) => one === code);

function offer(text: string, currencyText: string | null): FieldReading {
  if (nothing.test(foldText(text))) return filled({ montoOferta: null });
  const read = readAmount(text, 'coma');
  if (read.kind !== 'amount' || !Money.safeParse(read.amount).success) {
    return refused(createMessage('monto-no-reconocido', { valor: text }));
  }
  const told = read.currency ?? (currencyText === null ? null : currencyOfCell(currencyText));
  const isTold = read.currency !== null || currencyText !== null;
  const monedaOferta = knownCurrency(told);
  if (isTold && monedaOferta === undefined) {
    const valor = currencyText ?? read.currency ?? text;
    const monedas = currencies.join(', ');
    return refused(createMessage('moneda-no-reconocida', { valor, monedas }));
  }
  return filled({ montoOferta: read.amount, ...(isTold ? { monedaOferta } : {}) });
}

function action(text: string): FieldReading {
  if (nothing.test(foldText(text))) return filled({ proximaAccion: null });
  return text.length > longestAction
    ? refused(createMessage('accion-muy-larga', { max: longestAction }))
    : filled({ proximaAccion: text });
}

function actionDay(text: string): FieldReading {
  if (nothing.test(foldText(text))) return filled({ proximaAccionDia: null });
  const readings = (['dd/mm/aaaa', 'excel'] as const).map((format) => readDate(text, format));
  const read = readings.find((one) => one !== 'none' && one !== 'unreadable');
  return read === undefined || typeof read === 'string'
    ? refused(createMessage('dia-no-reconocido', { valor: text }))
    : filled({ proximaAccionDia: read.dia ?? santiagoDay(read.instante) });
}

/** What a row fills in of the expediente, and which cells cannot be read. */
export function readFields(row: SheetRow): FieldReading {
  const [chance, amount, currency, next, day] = [
    textOf(row, 'probabilidad'),
    textOf(row, 'montoOferta'),
    textOf(row, 'monedaOferta'),
    textOf(row, 'proximaAccion'),
    textOf(row, 'proximaAccionDia'),
  ];
  const readings = [
    ...(chance === null ? [] : [probability(chance)]),
    ...(amount === null ? [] : [offer(amount, currency)]),
    ...(next === null ? [] : [action(next)]),
    ...(day === null ? [] : [actionDay(day)]),
  ];
  if (amount === null && currency !== null) {
    readings.push(refused(createMessage('moneda-sin-monto', { valor: currency })));
  }
  return {
    fields: Object.assign({}, ...readings.map(({ fields }) => fields)),
    reasons: readings.flatMap(({ reasons }) => reasons),
  };
}

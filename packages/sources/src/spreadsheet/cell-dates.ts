import type { SpreadsheetCell, SpreadsheetDateFormat } from '@pliego/contract/areas/spreadsheets';
import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { foldText } from '@pliego/contract/rules/fold-text';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { instantFromPortal } from '../instants.ts';
import { isNoValue } from './cell-amounts.ts';
import { dateFromSerial } from './xlsx-dates.ts';

/** The date in a cell; `unreadable` for other content. */
export type DateRead = Milestone | 'none' | 'unreadable';

/** Serials of Excel between 1954 and 2119: the numbers that can be the date of a tender. */
const leastSerial = 20_000;
const mostSerial = 80_000;

const months = [
  ['ene', 'jan'],
  ['feb', 'fev'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dic', 'dec', 'dez'],
];

const dateThenTime =
  /^(?:\p{L}+,? )?(\d{1,4})(?:[/.\- ]| de )(\d{1,2}|\p{L}{3,10}\.?)(?:[/.\- ]| de | del )(\d{1,4})(?:[ ,t]+(.*))?$/u;
const timePattern =
  /^(?:a las )?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(a\.? ?m\.?|p\.? ?m\.?)?\s*(?:hrs?\.?|h\.?|horas)?$/;

function monthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const start = text.slice(0, 3);
  const found = months.findIndex((names) => names.includes(start));
  return found === -1 ? null : found + 1;
}

/** `18:04:09` of a time as people write it, with morning and afternoon; null when it is none. */
function timeOf(text: string): string | null {
  const match = timePattern.exec(text.trim());
  if (match === null) return null;
  const [, hour = '', minute = '', second = '00', half] = match;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.startsWith('p') ? 12 : 0);
  }
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

/**
 * The wall time that a written date means, as ISO without zone and without the hour where none is given; else
 * null.
 */
function wallOf(text: string, format: SpreadsheetDateFormat): string | null {
  const match = dateThenTime.exec(foldText(text));
  if (match === null) return null;
  const [, first = '', middle = '', last = '', rest] = match;
  const isDay = rest === undefined || rest.trim() === '';
  const time = isDay ? '' : timeOf(rest);
  let [year, month, day] = [last, middle, first];
  if (first.length === 4) [year, day] = [first, last];
  else if (format === 'mm/dd/aaaa' && /^\d+$/.test(middle)) [month, day] = [first, middle];
  const number = monthOf(month);
  if (time === null || number === null || day.length > 2) return null;
  if (year.length !== 4 && year.length !== 2) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay ? date : `${date}T${time}`;
}

const serialText = /^\d{5}(?:[.,]\d+)?$/;

/** The instant of a text of ISO 8601, and whether it gives an hour. */
function fromIso(text: string): { instante: string; hasHour: boolean } | null {
  const instante = instantFromPortal(text);
  return instante === null ? null : { instante, hasHour: /\d:\d/.test(text) };
}

function dateIn(cell: SpreadsheetCell, format: SpreadsheetDateFormat) {
  const isSerialText =
    format === 'excel' && typeof cell === 'string' && serialText.test(cell.trim());
  const serial = isSerialText ? Number(cell.trim().replace(',', '.')) : cell;
  if (typeof serial === 'number') {
    const isDate = serial >= leastSerial && serial <= mostSerial;
    const wall = isDate ? dateFromSerial(serial) : null;
    return wall === null ? null : fromIso(wall);
  }
  const wall = wallOf(serial, format);
  return fromIso(serial) ?? (wall === null ? null : fromIso(wall));
}

/**
 * A date as people write it: «26/11/2020 18:14:09», «2026-06-17 18:04», «26 de noviembre de 2020», a number
 * of Excel. Times without zone are of Santiago.
 */
export function readDate(cell: SpreadsheetCell, format: SpreadsheetDateFormat): DateRead {
  if (isNoValue(cell)) return 'none';
  const read = dateIn(cell, format);
  if (read === null) return 'unreadable';
  const { instante, hasHour } = read;
  const dia = hasHour ? {} : { dia: santiagoDay(instante) };
  return { instante, original: String(cell).trim(), ...dia };
}

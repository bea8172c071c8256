import { topics } from '@pliego/contract/messages/topics';
import { placeholderFormats, type Wording } from '@pliego/contract/placeholder-formats';
import type { i18n as I18n } from 'i18next';
import { formatGiven, formatQuantity, formatWhen } from '#web/lib/format.ts';

/** Codes, dates and numbers within messages, in the language of the screen. */
export function addPlaceholderFormats(i18n: I18n): void {
  const wording: Wording = {
    lookUp: (code) =>
      i18n.exists(code, { ns: topics }) ? i18n.t(code, { ns: topics }) : undefined,
    writeNear: (date) => {
      const isDay = !date.includes('T');
      const instante = isDay ? `${date}T12:00:00Z` : date;
      // Of the year that it is in: what is near needs none.
      return formatWhen({ instante, dia: isDay ? date : null }, Date.parse(instante));
    },
    writeDate: formatGiven,
  };
  for (const [name, format] of Object.entries(placeholderFormats)) {
    i18n.services.formatter?.add(name, (value) => format(String(value), wording));
  }
  // Its own writes Spanish as in Spain, where 1284 has no point.
  i18n.services.formatter?.add('number', (value) => formatQuantity(Number(value)));
}

import type { Message } from '@pliego/contract/message';
import { catalogue } from '@pliego/contract/messages/catalogue';
import { topics } from '@pliego/contract/messages/topics';
import { placeholderFormats, type Wording } from '@pliego/contract/placeholder-formats';
import { createInstance } from 'i18next';
import { dateText } from './moments.ts';

const i18n = createInstance();
void i18n.init({
  lng: 'es',
  resources: { es: catalogue },
  ns: topics,
  initAsync: false,
  // What is written here is no HTML, or escapes by itself.
  interpolation: { escapeValue: false },
});

/** How codes and dates within sentences are written. */
export const wording: Wording = {
  lookUp: (code) => (i18n.exists(code, { ns: topics }) ? i18n.t(code, { ns: topics }) : undefined),
  writeNear: dateText,
  writeDate: dateText,
};

for (const [name, format] of Object.entries(placeholderFormats)) {
  i18n.services.formatter?.add(name, (value) => format(String(value), wording));
}

// Its own writes Spanish as in Spain, where 1284 has no point.
const numbers = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
i18n.services.formatter?.add('number', (value) => numbers.format(Number(value)));

/** The Spanish sentence of a message, for where there is no page: mails, command line, exports, log. */
export function textOf({ code, params }: Message): string {
  return i18n.t(code, { ...params, ns: topics });
}

/** Several messages, one after another. */
export function textsOf(messages: readonly Message[]): string {
  return messages.map(textOf).join(' ');
}

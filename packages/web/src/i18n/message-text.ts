import type { Message } from '@pliego/contract/message';
import { topics } from '@pliego/contract/messages/topics';
import { i18n } from './setup.ts';

/** The sentence of a message in the language of the screen; undefined where this version does not know it. */
export function messageText({ code, params }: Message): string | undefined {
  const options = { ...params, ns: topics };
  return i18n.exists(code, options) ? i18n.t(code, options) : undefined;
}

/** The same beside a field, where a text is required. */
export function fieldText(message: Message): string {
  return messageText(message) ?? i18n.t('no-valido', { ns: 'checks' });
}

/** Several messages, one after another. */
export function messagesText(messages: readonly Message[]): string {
  return messages.map(fieldText).join(' ');
}

import { createMessage, type Message } from '@pliego/contract/message';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';

/** Why a dashboard cannot be seen now. Neither an answer of the service nor a secret is ever in it. */
export class EmbedFailure extends Error {
  override readonly name = 'EmbedFailure';
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}

/** What went wrong on the way to a service; errors of the network quote addresses, and are not repeated. */
export function failureOf(error: unknown): EmbedFailure {
  if (error instanceof EmbedFailure) return error;
  if (error instanceof SourceFailure) return new EmbedFailure(error.reasons[0]);
  return new EmbedFailure(createMessage('tablero-caido'));
}

/** What the status of an answer of a service says. */
export function refusalOf(status: number): EmbedFailure {
  if (status === 401 || status === 403) {
    return new EmbedFailure(createMessage('tablero-rechaza-clave'));
  }
  if (status === 404) return new EmbedFailure(createMessage('tablero-no-encontrado'));
  return new EmbedFailure(createMessage('tablero-con-error', { estado: String(status) }));
}

import { type Message, createMessage } from '@pliego/contract/message';
import type { NoticeKind } from '@pliego/contract/areas/connector-shapes';

/** How long to keep away from a service that fails: by how often it failed, or until midnight in Santiago. */
export type KeepAway = 'backoff' | 'midnight' | 'none';

/**
 * A service that could not be read. Its messages never contain an address or text of the service:
 * both may hold a ticket.
 */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** What is wrong, as consecutive messages. */
  readonly reasons: readonly [Message, ...Message[]];
  readonly kind: NoticeKind;
  readonly keepAway: KeepAway;
  /** HTTP status of the answer, where there was one. */
  readonly status: number | null;

  constructor(
    kind: NoticeKind,
    reason: Message,
    {
      keepAway = 'backoff',
      status = null,
      more = [],
    }: { keepAway?: KeepAway; status?: number | null; more?: readonly Message[] } = {},
  ) {
    super(reason.code);
    this.reasons = [reason, ...more];
    this.kind = kind;
    this.keepAway = keepAway;
    this.status = status;
  }
}

/** What an HTTP status other than 2xx means. */
export function failureOf(status: number): SourceFailure {
  if (status === 401 || status === 403) {
    return new SourceFailure(
      'ticket-rechazado',
      createMessage('ticket-no-aceptado', { estado: String(status) }),
      { status },
    );
  }
  if (status === 429) {
    return new SourceFailure('cuota-agotada', createMessage('consultas-agotadas'), {
      status,
      keepAway: 'midnight',
    });
  }
  if (status === 504) {
    return new SourceFailure('sin-respuesta', createMessage('servicio-demasiado-lento'), {
      status,
    });
  }
  return new SourceFailure(
    'error-del-servicio',
    createMessage('servicio-con-error', { estado: String(status) }),
    { status },
  );
}

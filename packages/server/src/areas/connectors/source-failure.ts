import type { NoticeKind } from '@pliego/contract/areas/connector-shapes';

/** How long to keep away from a service that fails: by how often it failed, or until midnight in Santiago. */
export type KeepAway = 'backoff' | 'midnight' | 'none';

/**
 * A service that could not be read. The message is a Spanish sentence for the person and never holds an
 * address or anything the service wrote: both may hold a ticket.
 */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly kind: NoticeKind;
  readonly keepAway: KeepAway;
  /** HTTP status of the answer, where there was one. */
  readonly status: number | null;

  constructor(
    kind: NoticeKind,
    message: string,
    { keepAway = 'backoff', status = null }: { keepAway?: KeepAway; status?: number | null } = {},
  ) {
    super(message);
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
      `El servicio no acepta el ticket (respondió ${status}). Revísalo y vuelve a activar el conector.`,
      { status },
    );
  }
  if (status === 429) {
    return new SourceFailure(
      'cuota-agotada',
      'El servicio dice que se agotaron las consultas de hoy. Se sigue después de medianoche.',
      { status, keepAway: 'midnight' },
    );
  }
  if (status === 504) {
    return new SourceFailure(
      'sin-respuesta',
      'El servicio tardó demasiado en responder (504). Se reintenta solo.',
      { status },
    );
  }
  return new SourceFailure(
    'error-del-servicio',
    `El servicio respondió con un error (${status}). Se reintenta solo.`,
    { status },
  );
}

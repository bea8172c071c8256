import type { Delivery, DeliveryDetail, Webhook } from '@pliego/contract/areas/webhooks';
import type { PersonOf } from '#server/areas/users/persons-queries.ts';
import type { DeliveryRow, ListedDelivery, WebhookRow } from './queries.ts';

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** What is presented of a webhook: never its secrets. */
export function presentWebhook(
  row: WebhookRow,
  { pending, personOf, now }: { pending: number; personOf: PersonOf; now: Date },
): Webhook {
  const isFormerValid = row.formerUntil !== null && row.formerUntil > now;
  return {
    id: row.id,
    url: row.url,
    descripcion: row.description,
    eventos: [...row.events],
    restringidas: row.tellsRestricted,
    activo: row.isActive,
    apagadoPorFallas: instant(row.failedAt),
    fallaDesde: instant(row.failingSince),
    ultimaEntrega: instant(row.lastSuccessAt),
    pendientes: pending,
    secretoAnteriorHasta: isFormerValid ? instant(row.formerUntil) : null,
    creado: { por: personOf(row.createdBy), cuando: row.createdAt.toISOString() },
    version: row.version,
  };
}

export function presentDelivery(row: ListedDelivery): Delivery {
  return {
    id: row.id,
    evento: row.eventId,
    tipo: row.kind,
    resultado: row.status,
    intentos: row.attempts,
    creada: row.createdAt.toISOString(),
    intentada: instant(row.attemptedAt),
    proximo: instant(row.nextAttemptAt),
    estado: row.answerStatus,
    duracionMs: row.durationMs,
    error: row.error,
    reenvioDe: row.replayOf,
  };
}

export function presentDetail(row: DeliveryRow): DeliveryDetail {
  return { ...presentDelivery(row), cuerpo: row.payload, respuesta: row.answer };
}

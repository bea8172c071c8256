import type { WebhookSentKind } from '@pliego/contract/areas/webhook-events';
import type { FollowedChange } from '#server/areas/notices/change-notices.ts';
import type { WorkEvent } from '#server/areas/work/work-event.ts';
import type { ToldOfTender } from './event-queries.ts';

/** An event as receivers read it. Its form is documented (docs/webhooks.md): fields are added, never changed. */
interface Payload {
  id: string;
  tipo: WebhookSentKind;
  cuando: Date;
  empresa: { id: number; nombre: string };
  datos: Record<string, unknown>;
}

/** The body that is signed and sent. */
export function payloadText({ id, tipo, cuando, empresa, datos }: Payload): string {
  return JSON.stringify({ id, tipo, cuando: cuando.toISOString(), empresa, datos });
}

function tenderPart({ tender }: ToldOfTender) {
  const { id, code, source, title, stateClass, stateText, closesAt, closesOn, url } = tender;
  return {
    id,
    codigo: code,
    fuente: source,
    nombre: title,
    estado: { clase: stateClass, texto: stateText },
    // The instant as it counts, and the day alone where the source gives no hour.
    cierre: closesAt?.toISOString() ?? null,
    cierreDia: closesOn,
    url,
    ruta: `/licitaciones/${id}`,
  };
}

const personPart = (id: number | null, name: string | null) =>
  id === null ? null : { id, nombre: name };

/** What an act of the team says. */
export function actData(told: ToldOfTender, act: WorkEvent): Record<string, unknown> {
  const { stage, assigneeId, assigneeName, actorName } = told;
  const { type, actorId, before = [], after = [], facts = {} } = act;
  return {
    licitacion: tenderPart(told),
    expediente: { etapa: stage, responsable: personPart(assigneeId, assigneeName) },
    hecho: {
      tipo: type,
      por: personPart(actorId, actorName),
      antes: before,
      despues: after,
      ...facts,
    },
  };
}

/** What changes of the portal say. */
export function changeData(
  told: ToldOfTender,
  changes: readonly FollowedChange[],
): Record<string, unknown> {
  const { stage, assigneeId, assigneeName } = told;
  return {
    licitacion: tenderPart(told),
    expediente: { etapa: stage, responsable: personPart(assigneeId, assigneeName) },
    cambios: changes.map(({ field, detail, before, after, severity, source, happenedAt }) => ({
      campo: field,
      detalle: detail,
      antes: before,
      despues: after,
      gravedad: severity,
      fuente: source,
      cuando: happenedAt.toISOString(),
    })),
  };
}

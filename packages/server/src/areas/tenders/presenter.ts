import type {
  TenderDetail,
  TenderEvent,
  TenderObservation,
  TenderSummary,
} from '@pliego/contract/areas/tender-shapes';
import type { SummaryRow } from './list-queries.ts';
import type { eventsOf, observationsOf, tenderById } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof tenderById>>>;
type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];
type ObservationRow = Awaited<ReturnType<typeof observationsOf>>[number];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentSummary(row: SummaryRow): TenderSummary {
  return {
    id: row.id,
    fuente: row.source,
    codigo: row.code,
    nombre: row.title,
    tipo: row.type,
    estado: { codigo: row.stateCode, texto: row.stateText, clase: row.stateClass },
    comprador:
      row.buyerId === null
        ? null
        : { id: row.buyerId, nombre: row.buyerName ?? '', unidad: row.buyerUnit },
    region: row.region,
    comuna: row.commune,
    moneda: row.currency,
    monto: row.amount,
    publicacion: iso(row.publishedAt),
    cierre: iso(row.closesAt),
    tags: row.tags ?? '',
    Asignado: row.assigneeId,
    version: row.version ?? 0,
  };
}

export function presentDetail(row: DetailRow): TenderDetail {
  return {
    ...presentSummary(row),
    ocid: row.ocid,
    expediente: row.reference,
    pais: row.country,
    lugar: row.place,
    categoria: row.category,
    procedimiento: row.procedure,
    impuesto: row.taxBasis,
    lotes: row.lots,
    ordenes: row.orders,
    descripcion: row.description,
    compradorDetalle:
      row.buyerId === null
        ? null
        : {
            rut: row.buyerTaxId,
            direccion: row.buyerAddress,
            comuna: row.buyerCommune,
            reclamos: row.complaints,
          },
    fechas: row.milestones,
    items: row.items,
    documentos: row.documents,
    adjudicacion: row.award,
    extensionPlazo: row.extension,
    url: row.url,
  };
}

export function presentEvent(row: EventRow): TenderEvent {
  return {
    id: row.id,
    tipo: row.type,
    usuario:
      row.actorId === null
        ? null
        : { id: row.actorId, fullName: row.actorName ?? 'Alguien que ya no está' },
    cuando: row.at.toISOString(),
    antes: row.before,
    despues: row.after,
  };
}

/**
 * Officials' names, addresses and telephones come with the public payload but are nobody's business
 * here (Ley 21.719): they are kept as evidence and not shown.
 */
const personalFields =
  /^(RutUsuario|CodigoUsuario|NombreUsuario|CargoUsuario|(Nombre|Email|Fono)Responsable.*|contactPoint|telephone|faxNumber|email)$/;

function withoutPersons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersons);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !personalFields.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutPersons(inner)]));
}

export function presentObservation(row: ObservationRow): TenderObservation {
  return {
    id: row.id,
    formato: row.format,
    observada: row.observedAt.toISOString(),
    leida: row.readAt.toISOString(),
    huella: row.hash,
    archivo: row.fileName,
    contenido: withoutPersons(row.payload),
  };
}

import type { TenderEvent, TenderObservation } from '@pliego/contract/areas/tender-log';
import type { TenderDetail, TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import { isZombie } from '@pliego/contract/rules/tender-types';
import { unknownInstant } from '@pliego/sources/instants';
import type { SourceId } from '@pliego/sources/notice';
import { isLive, type SourceLife, silentSince } from '#server/areas/sources/freshness.ts';
import type { SummaryRow } from './list-queries.ts';
import { withoutPersons } from './personal-fields.ts';
import type { eventsOf, observationsOf, tenderById } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof tenderById>>> & {
  secondClosing: TenderDetail['segundoCierre'];
};
type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];
type ObservationRow = Awaited<ReturnType<typeof observationsOf>>[number];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What presenters need besides the row of a tender. */
export interface PresenterContext {
  now: Date;
  sources: ReadonlyMap<SourceId, SourceLife>;
}

/** `copia` is permanent; whether a tender is abandoned depends on the current date. */
function markOf(row: SummaryRow, now: Date): TenderSummary['marca'] {
  if (row.mark !== null || row.source !== 'mercado-publico') return row.mark;
  const closesAt = iso(row.closesAt);
  const publishedAt = iso(row.publishedAt);
  const tender = { code: row.code, state: row.stateClass, closesAt, publishedAt };
  return isZombie(tender, now.getTime()) ? 'abandonada' : null;
}

/** When a live source last returned it; a connector of the company leaves no public trace. */
function seenLive({ seenAt, newest }: SummaryRow): string | null {
  if (seenAt !== null) return seenAt.toISOString();
  return newest?.byConnector === true ? new Date(newest.readAt).toISOString() : null;
}

function sightingOf(row: SummaryRow, { now, sources }: PresenterContext): TenderSummary['vista'] {
  const observedAt = row.observedAt.toISOString();
  const seenAt = seenLive(row);
  const datosAl = observedAt === unknownInstant ? null : observedAt;
  const canChange = isOpen(row.stateClass, row.closesAt, now) && isLive(row.source);
  const known = { fuente: row.source, datosAl };
  if (seenAt !== null) {
    const isSilent = silentSince(row.source, sources.get(row.source), now) !== null;
    const sinVerificarDesde = canChange && isSilent ? seenAt : null;
    return { ...known, cuando: seenAt, archivo: null, sinVerificarDesde };
  }
  const since = datosAl ?? (row.newest === null ? null : new Date(row.newest.readAt).toISOString());
  const archivo = row.newest?.fileName ?? null;
  return { ...known, cuando: null, archivo, sinVerificarDesde: canChange ? since : null };
}

export function presentSummary(row: SummaryRow, context: PresenterContext): TenderSummary {
  return {
    id: row.id,
    fuente: row.source,
    codigo: row.code,
    privada: row.companyId !== null && !row.hasTwin,
    conDatosPropios: row.companyId !== null && row.hasTwin,
    marca: markOf(row, context.now),
    vista: sightingOf(row, context),
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
    publicacionDia: row.publishedOn,
    cierre: iso(row.closesAt),
    cierreDia: row.closesOn,
    cierreZona: row.closingZone,
    cambio: iso(row.changedAt),
    categoria: row.category,
    cuenta: {
      lineas: row.itemCount,
      documentos: row.documentCount,
      oferentes: row.bidders,
    },
    garantias: row.guarantees,
    tags: row.tags ?? '',
    Asignado: row.assigneeId,
    version: row.version ?? 0,
    etapa: row.stage ?? 'detectada',
    propuesta: row.proposedStage,
    prioridad: row.priority,
    probabilidad: row.probability,
    restringida: row.isRestricted ?? false,
    siguiendo: row.isFollowing,
    proximaAccion: row.nextAction,
    proximaAccionDia: row.nextActionOn,
    montoOferta: row.offerAmount,
    monedaOferta: row.offerCurrency,
  };
}

export function presentDetail(
  row: DetailRow,
  context: PresenterContext,
  matched: ReadonlySet<string>,
): TenderDetail {
  return {
    ...presentSummary(row, context),
    resaltar: [...matched],
    posibleOriginal: row.original,
    ocid: row.ocid,
    expediente: row.reference,
    pais: row.country,
    lugar: row.place,
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
            esquema: row.buyerTaxScheme,
            direccion: row.buyerAddress,
            comuna: row.buyerCommune,
            reclamos: row.complaints,
          },
    fechas: row.milestones,
    condiciones: row.terms,
    items: row.items,
    documentos: row.documents,
    adjudicacion: row.award,
    extensionPlazo: row.extension,
    segundoCierre: row.secondClosing,
    url: row.url,
  };
}

export function presentEvent(row: EventRow): TenderEvent {
  return {
    id: row.id,
    tipo: row.type,
    usuario: row.actorId === null ? null : { id: row.actorId, fullName: row.actorName },
    cuando: row.at.toISOString(),
    antes: row.before,
    despues: row.after,
    hechos: row.facts,
  };
}

/** @param withPersons Whether officials and their contacts are shown to who asks. */
export function presentObservation(row: ObservationRow, withPersons: boolean): TenderObservation {
  return {
    id: row.id,
    fuente: row.source,
    formato: row.format,
    observada: row.observedAt.toISOString(),
    leida: row.readAt.toISOString(),
    huella: row.hash,
    archivo: row.fileName,
    // What a file of another company is called inside is no more ours to know than its name.
    archivoInterno: row.fileName === null ? null : row.file,
    posicion: row.fileName === null ? null : row.line,
    contenido: withPersons ? row.payload : withoutPersons(row.payload),
  };
}

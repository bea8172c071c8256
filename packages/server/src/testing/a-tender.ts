import type { JsonObject, Observation } from '@pliego/sources/notice';
import { type HashedObservation, hashed } from '#server/areas/sources/fold-batch.ts';

/** The fields of a tender that a test sets; the others have defaults. Dates are Santiago wall time. */
export interface TenderDraft {
  code: string;
  title?: string;
  description?: string;
  /** `CodigoEstado` and `Estado` as the portal writes them. */
  stateCode?: number;
  stateText?: string | null;
  type?: string;
  buyer?: { name: string; taxId: string };
  region?: string;
  commune?: string;
  currency?: string;
  amount?: number | null;
  complaints?: number;
  publishedAt?: string | null;
  closesAt?: string | null;
  items?: string[];
  /** Instant of the answer, ISO 8601 in UTC. */
  observedAt?: string;
}

const anyBuyer = { name: 'ILUSTRE MUNICIPALIDAD DE QUILLON', taxId: '69.141.400-0' };

function itemsPayload(names: string[]): JsonObject {
  return {
    Cantidad: names.length,
    Listado: names.map((name, at) => ({
      Correlativo: at + 1,
      CodigoProducto: 44_101_700 + at,
      Categoria: 'Artículos de oficina / Papelería',
      NombreProducto: name,
      Descripcion: name,
      UnidadMedida: 'Unidad',
      Cantidad: 10,
      Adjudicacion: null,
    })),
  };
}

const anyDates = { publishedAt: '2026-11-01T09:00:00', closesAt: '2026-12-15T15:00:00' };
const stateTextOf = (code: number): string | null => (code === 5 ? 'Publicada' : null);

/** Element of a `Listado` as the detail endpoint of Mercado Público gives it. */
export function detailElement(draft: TenderDraft): JsonObject {
  const { code, buyer = anyBuyer, stateCode = 5, amount = 1_000_000, complaints } = draft;
  const { publishedAt = anyDates.publishedAt, closesAt = anyDates.closesAt } = draft;
  const { stateText = stateTextOf(stateCode), type = 'LE', currency = 'CLP', items = [] } = draft;
  return {
    CodigoExterno: code,
    Nombre: draft.title ?? `Licitación ${code}`,
    CodigoEstado: stateCode,
    Estado: stateText,
    Descripcion: draft.description ?? 'Según bases',
    FechaCierre: null,
    Comprador: {
      NombreOrganismo: buyer.name,
      RutUnidad: buyer.taxId,
      NombreUnidad: 'Adquisiciones',
      DireccionUnidad: 'Plaza de Armas 1',
      ComunaUnidad: draft.commune ?? 'Quillón',
      RegionUnidad: draft.region ?? 'Región del Ñuble',
      NombreUsuario: 'PERSONA RESERVADA',
      CargoUsuario: 'Compradora',
    },
    Tipo: type,
    Moneda: currency,
    MontoEstimado: amount,
    ...(complaints === undefined ? {} : { CantidadReclamos: complaints }),
    Fechas: { FechaPublicacion: publishedAt, FechaCierre: closesAt },
    Items: itemsPayload(items),
  };
}

/** One tender as a detail response of Mercado Público. */
export function aTender(draft: TenderDraft): Observation {
  return {
    source: 'mercado-publico',
    code: draft.code,
    format: 'mp-detalle',
    observedAt: draft.observedAt ?? '2026-11-18T12:00:00.000Z',
    payload: detailElement(draft),
  };
}

/** The same, ready for `ingestBatch`. */
export function tendersToIngest(drafts: readonly TenderDraft[]): HashedObservation[] {
  return drafts.map((draft) => hashed(aTender(draft)));
}

/** A whole answer of the API, as a file holds it. */
export function answerOf(elements: readonly JsonObject[], observedAt: string): string {
  return JSON.stringify({
    Cantidad: elements.length,
    FechaCreacion: observedAt,
    Version: 'v1',
    Listado: elements,
  });
}

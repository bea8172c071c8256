import * as z from 'zod/mini';
import { Count, Instant, IsoDate } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { Stage, workPriorities } from './work-shapes.ts';
import { TenderGuarantee, TenderTerms } from './tender-terms.ts';

/** `clase` decides everything; `codigo` and `texto` are what the source wrote. */
export const TenderState = z.object({
  codigo: z.nullable(z.string()),
  texto: z.string(),
  clase: z.enum(stateClasses),
});

/** Every milestone a source can give, in the order they normally come. */
export const milestoneKinds = [
  'creacion',
  'publicacion',
  'inicioPreguntas',
  'finPreguntas',
  'respuestas',
  'visitaTerreno',
  'entregaAntecedentes',
  'soporteFisico',
  'cierre',
  'cierreSegundoLlamado',
  'aperturaTecnica',
  'aperturaEconomica',
  'tiempoEvaluacion',
  'adjudicacionEstimada',
  'adjudicacion',
  'firmaEstimada',
  'inicioContrato',
  'finContrato',
  'acto',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** By these something must be done or delivered, or lasts: of a day without an hour its end counts. */
export const deadlineKinds: ReadonlySet<MilestoneKind> = new Set([
  'finPreguntas',
  'entregaAntecedentes',
  'soporteFisico',
  'cierre',
  'cierreSegundoLlamado',
  'finContrato',
]);

/** An instant, with the text of the source beside it. */
export const Milestone = z.object({
  /** Of a day without an hour: what it counts as, a deadline until the end of that day. */
  instante: Instant,
  original: z.string(),
  /** The day, where the source gives no hour: none is shown. */
  dia: z.optional(IsoDate),
  /** The publisher's zone, where it is not that of Chile. */
  zona: z.optional(z.string()),
});
export type Milestone = z.infer<typeof Milestone>;

const Buyer = z.object({ id: z.number(), nombre: z.string(), unidad: z.nullable(z.string()) });

/** The fields of our own work on a tender: null, "" or 0 until someone touches it. `tags` are ids, as "1,4,7". */
const work = {
  tags: z.string(),
  Asignado: z.nullable(z.number()),
  version: Count,
  /** Our stage; `detectada` until somebody moves it. */
  etapa: Stage,
  /** The stage that a change of the portal suggests; null when nothing waits. */
  propuesta: z.nullable(Stage),
  prioridad: z.nullable(z.enum(workPriorities)),
  probabilidad: z.nullable(z.int()),
  restringida: z.boolean(),
  /** Whether the caller follows it. */
  siguiendo: z.boolean(),
  proximaAccion: z.nullable(z.string()),
  proximaAccionDia: z.nullable(IsoDate),
  montoOferta: z.nullable(z.number()),
  monedaOferta: z.nullable(z.string()),
};

/**
 * What is no opportunity though the portal lists it: `copia`, possibly a new call of an earlier tender (R1 to R3 of
 * Mercado Público; what they mean is inferred); `abandonada`, an old one that its buyer left published, without a closing.
 */
export const tenderMarks = ['copia', 'abandonada'] as const;
export type TenderMark = (typeof tenderMarks)[number];

/**
 * How current the data of a tender is: when its source last confirmed it, or which file it comes from. A file
 * has a date of its own, independent of when it was imported.
 */
export const Sighting = z.object({
  /** When a live source last returned it, changed or not; null for a tender known from files only. */
  cuando: z.nullable(Instant),
  /** Which source that was. */
  fuente: z.string(),
  /** The file of the newest observation, where no live source returned it and the company may see that import. */
  archivo: z.nullable(z.string()),
  /** The instant that the newest observation states; null where it gives none. */
  datosAl: z.nullable(Instant),
  /**
   * For tenders that can still change: since when they were not verified, because the source is silent or is
   * a file.
   */
  sinVerificarDesde: z.nullable(Instant),
});
export type Sighting = z.infer<typeof Sighting>;

/** What is bought, in the words of the source. */
export const tenderCategories = ['bienes', 'servicios', 'obras', 'otros'] as const;

export const TenderSummary = z.object({
  id: z.number(),
  fuente: z.string(),
  codigo: z.string(),
  /** Known from the company's own files only: no other company sees it. */
  privada: z.boolean(),
  /** The company's own files count in what is shown, besides what official sources say. */
  conDatosPropios: z.boolean(),
  marca: z.nullable(z.enum(tenderMarks)),
  vista: Sighting,
  nombre: z.string(),
  tipo: z.nullable(z.string()),
  estado: TenderState,
  comprador: z.nullable(Buyer),
  /** Number 1–16; the name comes from the contract's table. */
  region: z.nullable(z.number()),
  comuna: z.nullable(z.string()),
  moneda: z.nullable(z.string()),
  /** Null when the buyer did not publish it. */
  monto: z.nullable(z.number()),
  publicacion: z.nullable(Instant),
  /** The day of publication, where the source gives no hour. */
  publicacionDia: z.nullable(IsoDate),
  /** Of a day without an hour its end on the publisher's clock. */
  cierre: z.nullable(Instant),
  /** The day of the closing, where the source gives no hour. */
  cierreDia: z.nullable(IsoDate),
  /** The publisher's zone, where it is not that of Chile. */
  cierreZona: z.nullable(z.string()),
  /** When a source last changed something that it had said before; null while none did. */
  cambio: z.nullable(Instant),
  categoria: z.nullable(z.enum(tenderCategories)),
  /** How much it has of what only its own page tells; of bidders null where no source says. */
  cuenta: z.object({
    lineas: Count,
    documentos: Count,
    oferentes: z.nullable(z.number()),
  }),
  /** What must be given as guarantee, in short; null where no source says, empty where there is none. */
  garantias: z.nullable(
    z.array(z.pick(TenderGuarantee, { nombre: true, porcentaje: true, monto: true, moneda: true })),
  ),
  ...work,
});
export type TenderSummary = z.infer<typeof TenderSummary>;

export const LineAward = z.object({
  proveedor: z.nullable(z.string()),
  rutProveedor: z.nullable(z.string()),
  cantidad: z.nullable(z.number()),
  montoUnitario: z.nullable(z.number()),
});

export const TenderItem = z.object({
  correlativo: z.nullable(z.number()),
  /** UNSPSC with 8 digits, or the code of another scheme. */
  codigo: z.nullable(z.string()),
  esquema: z.nullable(z.string()),
  nombre: z.nullable(z.string()),
  /** Names of the levels above, widest first. */
  categoria: z.array(z.string()),
  descripcion: z.nullable(z.string()),
  unidad: z.nullable(z.string()),
  cantidad: z.nullable(z.number()),
  adjudicacion: z.nullable(LineAward),
});
export type TenderItem = z.infer<typeof TenderItem>;

export const TenderDocument = z.object({
  titulo: z.string(),
  tipo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  publicado: z.nullable(z.string()),
});
export type TenderDocument = z.infer<typeof TenderDocument>;

/** What a supplier offered. */
export const TenderBid = z.object({
  nombre: z.string(),
  rut: z.nullable(z.string()),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  /** Whether the buyer chose it. */
  seleccionada: z.boolean(),
});
export type TenderBid = z.infer<typeof TenderBid>;

export const TenderAward = z.object({
  fecha: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  oferentes: z.nullable(z.number()),
  urlActa: z.nullable(z.string()),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  /** Empty while there are only bids. */
  proveedores: z.array(z.object({ nombre: z.string(), rut: z.nullable(z.string()) })),
  /** Every bid, where the source publishes them: Compra Ágil does. */
  ofertas: z.optional(z.array(TenderBid)),
});
export type TenderAward = z.infer<typeof TenderAward>;

/** Whether an amount is before taxes or with them. Null where the source does not say. */
export const taxBases = ['neto', 'con-impuestos'] as const;

/** Where the contract is carried out, outside of Chile's regions: a NUTS code, a province, a city. */
export const TenderPlace = z.object({
  codigo: z.nullable(z.string()),
  nombre: z.nullable(z.string()),
});
export type TenderPlace = z.infer<typeof TenderPlace>;

/** How a lot ended. */
export const lotEndings = ['adjudicada', 'desierta', 'revocada'] as const;

export const LotResult = z.object({
  final: z.enum(lotEndings),
  /** How many bids it received. */
  ofertas: z.nullable(z.number()),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  proveedores: z.array(z.object({ nombre: z.string(), rut: z.nullable(z.string()) })),
});
export type LotResult = z.infer<typeof LotResult>;

export const TenderLot = z.object({
  codigo: z.string(),
  titulo: z.nullable(z.string()),
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
  /** Absent while it has none, or where its source tells none of its lots. */
  resultado: z.optional(LotResult),
});
export type TenderLot = z.infer<typeof TenderLot>;

/** A purchase order that came out of the tender. */
export const TenderOrder = z.object({
  codigo: z.string(),
  nombre: z.nullable(z.string()),
  estado: z.nullable(z.string()),
  proveedor: z.nullable(z.object({ nombre: z.string(), rut: z.nullable(z.string()) })),
  moneda: z.nullable(z.string()),
  neto: z.nullable(z.number()),
  total: z.nullable(z.number()),
  /** When it was sent to the supplier. */
  enviada: z.nullable(Instant),
});
export type TenderOrder = z.infer<typeof TenderOrder>;

export const TenderDetail = z.extend(TenderSummary, {
  /** Of a possible new call (`copia`) the tender that it likely repeats: an inference, by its unit, name and closing. */
  posibleOriginal: z.nullable(z.object({ id: z.number(), codigo: z.string(), nombre: z.string() })),
  /** What of it matches the search that led to it: words without case or accents. */
  resaltar: z.array(z.string()),
  ocid: z.nullable(z.string()),
  /** The number by which the buyer knows it, where that is not `codigo`: Spain's expediente. */
  expediente: z.nullable(z.string()),
  /** ISO 3166, two letters. */
  pais: z.nullable(z.string()),
  lugar: z.nullable(TenderPlace),
  /** Name of the procedure as the source gives it. */
  procedimiento: z.nullable(z.string()),
  impuesto: z.nullable(z.enum(taxBases)),
  lotes: z.array(TenderLot),
  ordenes: z.array(TenderOrder),
  descripcion: z.nullable(z.string()),
  compradorDetalle: z.nullable(
    z.object({
      /** The tax number; a RUT unless `esquema` names another scheme or the country is not Chile. */
      rut: z.nullable(z.string()),
      esquema: z.nullable(z.string()),
      direccion: z.nullable(z.string()),
      comuna: z.nullable(z.string()),
      /** Late-payment complaints against the buyer in the last 12 months; not about the tender. */
      reclamos: z.nullable(z.number()),
    }),
  ),
  fechas: z.partialRecord(z.enum(milestoneKinds), Milestone),
  condiciones: TenderTerms,
  items: z.array(TenderItem),
  documentos: z.array(TenderDocument),
  adjudicacion: z.nullable(TenderAward),
  /** Whether the closing moves if two or fewer bids come; computed, where to, unless it moved already. */
  extensionPlazo: z.nullable(z.boolean()),
  segundoCierre: z.nullable(z.pick(Milestone, { instante: true, dia: true })),
  /** Page of the tender on its portal. */
  url: z.nullable(z.string()),
});
export type TenderDetail = z.infer<typeof TenderDetail>;

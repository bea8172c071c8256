import * as z from 'zod/mini';
import { Count, Instant } from '../fields.ts';
import { Message } from '../message.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { Person } from './work-shapes.ts';

/** More open tenders than these match only what is described too widely. */
export const tooManyMatches = 300;

/** Whether a line fits what the product states of regions, amounts and delivery. */
export const eligibilities = ['cumple', 'no-cumple', 'no-verificable'] as const;

const score = z.int().check(z.minimum(0), z.maximum(100));

/** How many open tenders fit a product. */
export const ProductMatchCount = z.object({
  abiertas: Count,
  /** More than can be meant: its words or codes say too little. */
  demasiadas: z.boolean(),
  /** False while a change of the product is still being compared with the open tenders. */
  alDia: z.boolean(),
});
export type ProductMatchCount = z.infer<typeof ProductMatchCount>;

/** Some points of a score, and the reason for them. */
export const MatchPart = z.object({ puntos: z.int(), motivo: Message });
export type MatchPart = z.infer<typeof MatchPart>;

/** How a line fits a product. */
export const MatchReasons = z.object({
  puntaje: score,
  requisitos: z.enum(eligibilities),
  /** Their points add up to the score. */
  partes: z.array(MatchPart),
  /** What was checked and gives no points. */
  verificado: z.array(Message),
  /** Of a near miss. */
  porQueNo: z.array(Message),
});
export type MatchReasons = z.infer<typeof MatchReasons>;

/** A line of a tender. */
export const MatchedLine = z.object({
  /** Its place among the lines, from 1; 0 is the tender itself, where it lists no lines. */
  linea: Count,
  /** What it asks for. */
  texto: z.string(),
  codigo: z.nullable(z.string()),
  unidad: z.nullable(z.string()),
  cantidad: z.nullable(z.number()),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

/** Who said that a product is not for a tender, when and why. */
export const MatchDismissal = z.object({
  por: z.nullable(Person),
  cuando: Instant,
  motivo: z.string(),
});
export type MatchDismissal = z.infer<typeof MatchDismissal>;

/** The tender of a match, as a list of matches shows it. */
export const MatchedTender = z.object({
  id: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  estado: z.enum(stateClasses),
  /** By the clock. */
  abierta: z.boolean(),
  comprador: z.nullable(z.string()),
  region: z.nullable(z.number()),
  cierre: z.nullable(Instant),
  cierreDia: z.nullable(z.string()),
  cierreZona: z.nullable(z.string()),
  moneda: z.nullable(z.string()),
  monto: z.nullable(z.number()),
});
export type MatchedTender = z.infer<typeof MatchedTender>;

/** A tender that fits a product, or nearly does. */
export const ProductMatch = z.object({
  licitacion: MatchedTender,
  /** That of its best line. */
  puntaje: score,
  requisitos: z.enum(eligibilities),
  /** The lines that fit, best first. */
  lineas: z.array(z.extend(MatchedLine, MatchReasons.shape)),
  /** The version of the rules that scored it. */
  reglas: z.int(),
  descartado: z.nullable(MatchDismissal),
});
export type ProductMatch = z.infer<typeof ProductMatch>;

/** A product that fits a line of a tender, with what offering it would be. */
export const LineProduct = z.extend(MatchReasons, {
  producto: z.object({ id: z.number(), sku: z.string(), nombre: z.string() }),
  precio: z.nullable(z.number()),
  moneda: z.string(),
  unidad: z.nullable(z.string()),
  envase: z.nullable(z.string()),
  /** Price by quantity; null where one of them is unknown. */
  total: z.nullable(z.number()),
  /** In percent of the price; null without a price or a cost, and for who does not see costs. */
  margen: z.nullable(z.number()),
  /** Whether the margin is less than the least one; null where that is not known. */
  bajoMargen: z.nullable(z.boolean()),
  descartado: z.nullable(MatchDismissal),
});
export type LineProduct = z.infer<typeof LineProduct>;

/** What of a tender is ours. */
export const TenderMatches = z.object({
  /** Whether the caller sees margins. */
  veCosto: z.boolean(),
  /** How many lines the tender has. */
  totalLineas: Count,
  /** Those that fit a product, in the order of the tender; of each the products, best first. */
  lineas: z.array(z.extend(MatchedLine, { calces: z.array(LineProduct) })),
  /** What the best product of each line comes to, by currency. */
  oferta: z.array(z.object({ moneda: z.string(), monto: z.number(), lineas: Count })),
  /** Lines of ours without a price or a quantity, which the sums leave out. */
  sinMonto: Count,
});
export type TenderMatches = z.infer<typeof TenderMatches>;

/** How a tender of a list fits our products: by its best one. */
export const TenderMatch = z.object({
  puntaje: score,
  requisitos: z.enum(eligibilities),
  producto: z.object({ id: z.number(), sku: z.string(), nombre: z.string() }),
  linea: Count,
  /** The reason that gives most points. */
  motivo: z.nullable(Message),
  /** How many other products fit it too. */
  otros: Count,
});
export type TenderMatch = z.infer<typeof TenderMatch>;

/** What a product that is being written would find among the open tenders. */
export const MatchTrial = z.object({
  /** How many open tenders would fit. */
  total: Count,
  /** False where there was no time to look at all of them. */
  exacto: z.boolean(),
  demasiadas: z.boolean(),
  /** The first ones, best first. */
  datos: z.array(ProductMatch),
  /** Against the product as it is saved; null for a new one. */
  cambio: z.nullable(
    z.object({
      agrega: Count,
      quita: Count,
      agregadas: z.array(MatchedTender),
      quitadas: z.array(MatchedTender),
    }),
  ),
});
export type MatchTrial = z.infer<typeof MatchTrial>;

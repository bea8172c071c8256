import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { Milestone } from './tender-shapes.ts';
import { TermLength, termMeanings } from './tender-terms.ts';

/** What can change in a tender. For fields with several entries, `detalle` identifies the entry. */
export const changedFields = [
  /** Not a change: the first observation of the tender. */
  'licitacion',
  'nombre',
  'descripcion',
  'tipo',
  'estado',
  'comprador',
  'unidadCompra',
  'region',
  'comuna',
  'monto',
  'impuesto',
  /** `detalle` is the kind of milestone: cierre, publicacion… */
  'fecha',
  'item',
  'lote',
  'documento',
  /** `detalle`: fecha, numero, oferentes, monto, proveedores, acta. */
  'adjudicacion',
  'orden',
  'extensionPlazo',
  /** `detalle` is the name of the term: duracion, formaPago… */
  'condicion',
  'url',
  'ocid',
  'expediente',
  'pais',
  'lugar',
  'categoria',
  'procedimiento',
] as const;
export type ChangedField = (typeof changedFields)[number];

const TextValue = z.object({ tipo: z.literal('texto'), texto: z.string() });
const MoneyValue = z.object({
  tipo: z.literal('monto'),
  monto: z.number(),
  moneda: z.nullable(z.string()),
});

/** A field of a line, a lot, a document or an order. */
export const ChangePart = z.discriminatedUnion('tipo', [
  TextValue,
  MoneyValue,
  z.object({ tipo: z.literal('cantidad'), cantidad: z.number(), unidad: z.nullable(z.string()) }),
  /** To whom a line was awarded and at what price, as far as it is known. */
  z.object({
    tipo: z.literal('adjudicado'),
    proveedor: z.nullable(z.string()),
    precio: z.nullable(z.number()),
  }),
]);
export type ChangePart = z.infer<typeof ChangePart>;

/**
 * A value as it can be shown, without words of our own: money with its currency, an instant with
 * the text of the source, a code (of a type, a tax, a category) as its text.
 */
export const ChangeValue = z.discriminatedUnion('tipo', [
  TextValue,
  MoneyValue,
  z.extend(Milestone, { tipo: z.literal('instante') }),
  z.object({ tipo: z.literal('estado'), clase: z.enum(stateClasses), texto: z.string() }),
  z.object({ tipo: z.literal('numero'), numero: z.number() }),
  z.object({ tipo: z.literal('si-no'), valor: z.boolean() }),
  z.extend(TermLength, { tipo: z.literal('plazo') }),
  z.object({
    tipo: z.literal('codigo'),
    /** Null where nobody knows what the code means. */
    significado: z.nullable(z.enum(termMeanings)),
    codigo: z.string(),
  }),
  /** The fields of one entry of a list; empty where the source only states that it exists. */
  z.object({ tipo: z.literal('partes'), partes: z.array(ChangePart) }),
]);
export type ChangeValue = z.infer<typeof ChangeValue>;

/** One field that one observation changed. Several changes of one observation follow each other. */
export const TenderChange = z.object({
  campo: z.enum(changedFields),
  /** Which milestone, line, lot, document or order; null where there is one alone. */
  detalle: z.nullable(z.string()),
  /** Null: it was not known, or there was none. */
  antes: z.nullable(ChangeValue),
  /** Null: it was taken away. */
  despues: z.nullable(ChangeValue),
  /** The instant that the source states; null when it gives none. */
  cuando: z.nullable(Instant),
  /** When we read it: long after, where an old file came late. */
  leida: Instant,
  fuente: z.string(),
  formato: z.string(),
  /** The file of the import, where the company may see that import. */
  archivo: z.nullable(z.string()),
  /** Whether it comes from a file of the company and counts for that company alone; false for official sources. */
  propio: z.boolean(),
  /** The user who imported that file; null when no user of the company did. */
  usuario: z.nullable(z.string()),
});
export type TenderChange = z.infer<typeof TenderChange>;

/** A field whose official value is replaced by one from the company's own files. */
export const OwnField = z.object({
  campo: z.enum(changedFields),
  detalle: z.nullable(z.string()),
  /** The official value; null when there is none. */
  oficial: z.nullable(ChangeValue),
  /** The value shown; null when there is none. */
  propio: z.nullable(ChangeValue),
});
export type OwnField = z.infer<typeof OwnField>;

export const TenderHistory = z.object({
  /** Newest first. */
  datos: z.array(TenderChange),
  /** Empty unless a file of the company covers a tender that official sources know. */
  segunArchivos: z.array(OwnField),
  /** The oldest changes are left out above the limit. */
  completo: z.boolean(),
});
export type TenderHistory = z.infer<typeof TenderHistory>;

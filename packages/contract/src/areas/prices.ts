import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant } from '../fields.ts';

/** So many of the newest awarded lines are read for one answer; the figures are of those. */
export const mostPricesRead = 2_000;
/** And so many of them are listed. */
export const listedPrices = 50;

/** What one line was awarded at. */
export const AwardedPrice = z.object({
  licitacion: z.object({ id: z.number(), codigo: z.string(), nombre: z.string() }),
  /** The place of the line, from 1, and what it asked for. */
  linea: Count,
  texto: z.string(),
  comprador: z.nullable(z.string()),
  compradorId: z.nullable(z.number()),
  region: z.nullable(z.number()),
  proveedor: z.nullable(z.string()),
  /** The key of the supplier; null where none is known, or where it is a RUT that the caller may not see. */
  claveProveedor: z.nullable(z.string()),
  cantidad: z.nullable(z.number()),
  unidad: z.nullable(z.string()),
  precio: z.number(),
  moneda: z.nullable(z.string()),
  /** When it was awarded; null where no source says. */
  cuando: z.nullable(Instant),
});
export type AwardedPrice = z.infer<typeof AwardedPrice>;

/** Figures of the prices of one unit in one currency. */
export const PriceFigures = z.object({
  moneda: z.nullable(z.string()),
  /** As the lines write it; null where they write none. */
  unidad: z.nullable(z.string()),
  lineas: Count,
  /** In the currency and the unit of the product, so that its own price can be compared with them. */
  comparable: z.boolean(),
  minimo: z.number(),
  primerCuartil: z.number(),
  mediana: z.number(),
  tercerCuartil: z.number(),
  maximo: z.number(),
});
export type PriceFigures = z.infer<typeof PriceFigures>;

export const ProductPrices = z.object({
  /** Whose lines these are: of the codes of the product, or where none was awarded of their classes. */
  nivel: z.nullable(z.enum(['codigo', 'clase'])),
  /** The codes that were looked for, of that level. */
  codigos: z.array(z.string()),
  /** How many awarded lines the figures are of. */
  lineas: Count,
  /** False where there are more than were read. */
  exacto: z.boolean(),
  /** Those of most lines first. */
  cifras: z.array(PriceFigures),
  /** The newest first. */
  datos: z.array(AwardedPrice),
});
export type ProductPrices = z.infer<typeof ProductPrices>;

export const ProductPriceQuery = z.strictObject({
  region: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16))),
});
export type ProductPriceQuery = z.infer<typeof ProductPriceQuery>;

/** At what prices what one line of ours asks for was awarded before, in its currency and by its unit. */
export const LinePrices = z.object({
  linea: Count,
  /** Of the code of the line, or where it has none or none was awarded, of the class. */
  nivel: z.enum(['codigo', 'clase']),
  codigos: z.array(z.string()),
  /** False where there are more than were read. */
  exacto: z.boolean(),
  cifras: PriceFigures,
  /** The newest of those that the figures are of. */
  datos: z.array(AwardedPrice),
});
export type LinePrices = z.infer<typeof LinePrices>;

/** At what prices others sell what we sell. */
export const productPriceEndpoints = {
  ofProduct: endpoint({
    method: 'GET',
    path: '/api/productos/:id/precios',
    summary:
      'A qué precios unitarios se adjudicó lo que pide los códigos de un producto: mediana, cuartiles y la línea de cada uno.',
    access: { action: 'read', subject: 'Product' },
    params: z.object({ id: Id }),
    query: ProductPriceQuery,
    response: ProductPrices,
    problems: ['no-encontrado'],
  }),
  ofTender: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/precios',
    summary:
      'A qué precios unitarios se adjudicó antes lo que piden las líneas que son nuestras: mediana, cuartiles y de dónde sale.',
    access: { action: 'read', subject: 'Product' },
    params: z.object({ id: Id }),
    response: z.object({ lineas: z.array(LinePrices) }),
    problems: ['no-encontrado'],
  }),
};

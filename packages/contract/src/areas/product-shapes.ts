import * as z from 'zod/mini';
import { BodyId, Count, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { regionName } from '../rules/regions.ts';
import { ProductMatchCount } from './match-shapes.ts';
import { Person } from './work-shapes.ts';

/** Words or phrases of a product in one list. */
export const mostWords = 100;
/** Codes of a product. */
export const mostCodes = 50;

const words = z
  .array(text({ min: 1, max: 80, message: checkCode('vacio') }))
  .check(z.maxLength(mostWords, checkCode('lista-larga')));

/** A code of UNSPSC of any level: two digits name a segment, eight a thing. */
const UnspscCode = z
  .string(checkCode('rubro'))
  .check(z.trim(), z.regex(/^(?:\d\d){1,4}$/, checkCode('rubro')));

const amount = z
  .number(checkCode('tipo-numero'))
  .check(
    z.minimum(0, checkCode('cero-o-mas')),
    z.maximum(1_000_000_000_000, checkCode('numero-enorme')),
  );

const whole = (most: number) =>
  z
    .int(checkCode('tipo-entero'))
    .check(z.minimum(0, checkCode('cero-o-mas')), z.maximum(most, checkCode('numero-alto')));

const RegionNumber = z
  .int(checkCode('tipo-entero'))
  .check(z.refine((number) => regionName(number) !== null, checkCode('region-desconocida')));

/** What a person writes in each field. */
export const productFields = {
  sku: text({ min: 1, max: 60, message: checkCode('falta-sku') }),
  nombre: text({ min: 1, max: 200, message: checkCode('falta-nombre') }),
  descripcion: z.nullable(text({ max: 4_000 })),
  unspsc: z.array(UnspscCode).check(z.maxLength(mostCodes, checkCode('lista-larga'))),
  palabrasClave: words,
  palabrasExcluidas: words,
  marcas: words,
  unidad: z.nullable(text({ max: 60 })),
  /** What one of it holds, as it is sold: «caja de 100». */
  envase: z.nullable(text({ max: 120 })),
  precio: z.nullable(amount),
  moneda: z
    .string(checkCode('moneda-no-valida'))
    .check(z.regex(/^[A-Z]{3}$/, checkCode('moneda-no-valida'))),
  /** In the currency of the price. */
  costo: z.nullable(amount),
  /** The least margin to sell with, in percent of the price. */
  margenMinimo: z.nullable(
    z
      .number(checkCode('tipo-numero'))
      .check(z.minimum(0, checkCode('cero-o-mas')), z.maximum(100, checkCode('numero-alto'))),
  ),
  /** The regions served, by their numbers; none means all of them. */
  regiones: z.array(RegionNumber).check(z.maxLength(16, checkCode('lista-larga'))),
  montoMinimo: z.nullable(amount),
  montoMaximo: z.nullable(amount),
  /** The days that a delivery takes. */
  plazoDias: z.nullable(whole(3_650)),
  /** How many can be delivered in a month. */
  capacidad: z.nullable(whole(1_000_000_000)),
  activo: z.boolean(checkCode('true-o-false')),
  responsable: z.nullable(BodyId),
  /** The score from which new tenders are given to the responsible person; null: they are given to nobody. */
  asignaDesde: z.nullable(
    z
      .int(checkCode('tipo-entero'))
      .check(z.minimum(1, checkCode('puntaje-fuera')), z.maximum(100, checkCode('puntaje-fuera'))),
  ),
};

/** Everything that a person states of a product. */
export const ProductFields = z.strictObject(productFields);
export type ProductFields = z.infer<typeof ProductFields>;

const {
  sku,
  nombre,
  descripcion,
  unspsc,
  palabrasClave,
  palabrasExcluidas,
  marcas,
  unidad,
  envase,
  precio,
  moneda,
  costo,
  margenMinimo,
  regiones,
  montoMinimo,
  montoMaximo,
  plazoDias,
  capacidad,
  activo,
  responsable,
  asignaDesde,
} = productFields;

/** A product that is added: what is not said is empty. */
export const NewProduct = z.strictObject({
  sku,
  nombre,
  descripcion: z._default(descripcion, null),
  unspsc: z._default(unspsc, []),
  palabrasClave: z._default(palabrasClave, []),
  palabrasExcluidas: z._default(palabrasExcluidas, []),
  marcas: z._default(marcas, []),
  unidad: z._default(unidad, null),
  envase: z._default(envase, null),
  precio: z._default(precio, null),
  moneda: z._default(moneda, 'CLP'),
  costo: z._default(costo, null),
  margenMinimo: z._default(margenMinimo, null),
  regiones: z._default(regiones, []),
  montoMinimo: z._default(montoMinimo, null),
  montoMaximo: z._default(montoMaximo, null),
  plazoDias: z._default(plazoDias, null),
  capacidad: z._default(capacidad, null),
  activo: z._default(activo, true),
  responsable: z._default(responsable, null),
  asignaDesde: z._default(asignaDesde, null),
});

export const ProductChange = z.partial(ProductFields);
export type ProductChange = z.infer<typeof ProductChange>;

/** A product as it is answered. */
export const Product = z.object({
  id: z.number(),
  sku: z.string(),
  nombre: z.string(),
  descripcion: z.nullable(z.string()),
  unspsc: z.array(z.string()),
  palabrasClave: z.array(z.string()),
  palabrasExcluidas: z.array(z.string()),
  marcas: z.array(z.string()),
  unidad: z.nullable(z.string()),
  envase: z.nullable(z.string()),
  precio: z.nullable(z.number()),
  moneda: z.string(),
  /** Whether the caller sees what it costs; without it the next three are null. */
  veCosto: z.boolean(),
  costo: z.nullable(z.number()),
  margenMinimo: z.nullable(z.number()),
  /** What is left of the price, in percent; null without a price or a cost. */
  margen: z.nullable(z.number()),
  regiones: z.array(z.number()),
  montoMinimo: z.nullable(z.number()),
  montoMaximo: z.nullable(z.number()),
  plazoDias: z.nullable(z.number()),
  capacidad: z.nullable(z.number()),
  activo: z.boolean(),
  responsable: z.nullable(Person),
  asignaDesde: z.nullable(z.number()),
  calces: ProductMatchCount,
  version: Count,
  creado: Instant,
  cambiado: Instant,
  cambiadoPor: z.nullable(Person),
});
export type Product = z.infer<typeof Product>;

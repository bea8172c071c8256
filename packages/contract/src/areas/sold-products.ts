import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, preprocess } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { normalisedRut } from '../rules/rut.ts';
import { NewProduct } from './product-shapes.ts';

/*
 * A catalogue to begin with: what the awards and orders of the sources say that a RUT sold, proposed as products, and to whom.
 */

/** Products that are proposed, and buyers that are named; how many are left out is told. */
export const mostProposed = 60;
export const mostBuyers = 20;
/** Products that are added together. */
export const mostAdded = 100;
/** The newest processes of a RUT that are read. */
export const mostSalesRead = 2_000;

const Rut = preprocess(
  (value) => (typeof value === 'string' ? (normalisedRut(value) ?? value) : value),
  z.string().check(z.refine((text) => normalisedRut(text) !== null, checkCode('rut-no-valido'))),
);

/** A product that was sold, as it would be added. */
export const SoldProduct = z.object({
  sku: z.string(),
  nombre: z.string(),
  unspsc: z.array(z.string()),
  /** The name of its code; null where it has none, or nobody names it. */
  rubro: z.nullable(z.string()),
  palabrasClave: z.array(z.string()),
  unidad: z.nullable(z.string()),
  /** The median of what it was awarded at. */
  precio: z.nullable(z.number()),
  moneda: z.string(),
  lineas: Count,
  procesos: Count,
  /** The newest processes that say so. */
  licitaciones: z.array(z.object({ id: z.number(), codigo: z.string(), nombre: z.string() })),
  /** A product of the catalogue that has its code or its name. */
  yaEsta: z.nullable(z.object({ id: z.number(), sku: z.string(), nombre: z.string() })),
});
export type SoldProduct = z.infer<typeof SoldProduct>;

/** Who bought: the institution, how often, and what it asks for now. */
export const SoldTo = z.object({
  id: z.number(),
  nombre: z.string(),
  procesos: Count,
  abiertas: Count,
});
export type SoldTo = z.infer<typeof SoldTo>;

export const Sales = z.object({
  /** Null where none was asked for and the company has not given its own. */
  rut: z.nullable(z.string()),
  /** As sources name who has it; null where they do not. */
  nombre: z.nullable(z.string()),
  /** Processes that it won or sells by orders of, and whether there are more than were read. */
  procesos: Count,
  hayMas: z.boolean(),
  lineas: Count,
  productos: z.array(SoldProduct),
  masProductos: Count,
  compradores: z.array(SoldTo),
  masCompradores: Count,
});
export type Sales = z.infer<typeof Sales>;

export const AddedProduct = z.object({
  sku: z.string(),
  /** Null where it was not added. */
  id: z.nullable(z.number()),
  /** Why it was not. */
  motivo: z.nullable(Message),
});
export type AddedProduct = z.infer<typeof AddedProduct>;

export const NewProducts = z.strictObject({
  productos: z
    .array(NewProduct)
    .check(
      z.minLength(1, checkCode('lista-corta')),
      z.maxLength(mostAdded, checkCode('lista-larga')),
    ),
});

export const soldProductEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/productos-vendidos',
    summary:
      'Lo que un RUT vendió según las adjudicaciones y órdenes leídas, propuesto como productos, y a quién. Sin `rut`, el de la empresa.',
    access: { action: 'read', subject: 'Product' },
    query: z.strictObject({ rut: z.optional(Rut) }),
    response: Sales,
    problems: ['datos-invalidos'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/productos-vendidos',
    summary: 'Agrega varios productos; el que no se puede agregar no detiene a los demás.',
    access: { action: 'create', subject: 'Product' },
    body: NewProducts,
    response: z.object({ agregados: Count, resultados: z.array(AddedProduct) }),
    status: 201,
    problems: ['ya-existe', 'datos-invalidos'],
  }),
};

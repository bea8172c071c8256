import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, commaList, Count, Id, Instant, preprocess, text } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { pageFields, pageOf } from '../paging.ts';
import { NewProduct, Product, productFields, ProductChange } from './product-shapes.ts';

export const productSorts = ['sku', 'nombre', 'precio', 'cambiado'] as const;
export const productOrders = [...productSorts, '-sku', '-nombre', '-precio', '-cambiado'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Products that are changed together. */
export const mostAtOnce = 1_000;
/** For how long a change of several can be undone. */
export const undoMinutes = 10;

export const ProductQuery = z.object({
  /** Words of the sku, name, description, keywords, brands or codes; each has to be there. */
  q: z.optional(text({ max: 200 })),
  activo: z.optional(
    preprocess(
      (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
      z.boolean(checkCode('true-o-false')),
    ),
  ),
  /** Codes of UNSPSC; a shorter one means everything below it. */
  codigo: z.optional(commaList(z.string().check(z.regex(/^(?:\d\d){1,4}$/, checkCode('rubro'))))),
  responsable: z.optional(Id),
  sort: z._default(z.enum(productOrders), 'nombre'),
  ...pageFields,
});
export type ProductQuery = z.infer<typeof ProductQuery>;

const lists = z.strictObject({
  unspsc: z.optional(productFields.unspsc),
  palabrasClave: z.optional(productFields.palabrasClave),
  palabrasExcluidas: z.optional(productFields.palabrasExcluidas),
  marcas: z.optional(productFields.marcas),
  regiones: z.optional(productFields.regiones),
});
export type ProductLists = z.infer<typeof lists>;

const { sku: _, ...shared } = productFields;
/** A sku is of one product, so it is not set on several. */
const settable = z.partial(z.strictObject(shared));

export const BulkEdit = z.strictObject({
  ids: z
    .array(BodyId)
    .check(
      z.minLength(1, checkCode('lista-corta')),
      z.maxLength(mostAtOnce, checkCode('lista-larga')),
    ),
  poner: z._default(settable, {}),
  agregar: z._default(lists, {}),
  quitar: z._default(lists, {}),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

export const rowOutcomes = ['cambiado', 'igual', 'rechazado'] as const;

export const RowResult = z.object({
  id: z.number(),
  resultado: z.enum(rowOutcomes),
  /** Why it was left as it is. */
  motivo: z.nullable(Message),
});
export type RowResult = z.infer<typeof RowResult>;

const BulkAnswer = z.object({
  /** What is undone by; null where nothing changed. */
  cambio: z.nullable(z.object({ id: z.number(), deshacerHasta: Instant })),
  cambiados: Count,
  resultados: z.array(RowResult),
});

const read = { action: 'read', subject: 'Product' } as const;
const update = { action: 'update', subject: 'Product' } as const;
const params = z.object({ id: Id });

export const productEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/productos',
    summary: 'El catálogo de la empresa, por páginas. El costo lo ve quien administra productos.',
    access: read,
    query: ProductQuery,
    response: pageOf(Product),
    problems: ['datos-invalidos'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/productos',
    summary: 'Agrega un producto.',
    access: { action: 'create', subject: 'Product' },
    body: NewProduct,
    response: Product,
    status: 201,
    problems: ['ya-existe', 'datos-invalidos'],
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/productos/masivo',
    summary:
      'Cambia varios productos: pone valores, y agrega o quita elementos de sus listas. Se puede deshacer por 10 minutos.',
    access: update,
    body: BulkEdit,
    response: BulkAnswer,
    problems: ['datos-invalidos'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/productos/cambios/:id/deshacer',
    summary: 'Deshace un cambio de varios productos, salvo en los que cambiaron después.',
    access: update,
    params,
    response: z.object({ deshechos: Count, resultados: z.array(RowResult) }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/productos/:id',
    summary: 'Un producto.',
    access: read,
    params,
    response: Product,
    problems: ['no-encontrado'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/productos/:id',
    summary: 'Cambia un producto.',
    access: update,
    params,
    body: ProductChange,
    versioned: true,
    response: Product,
    problems: ['no-encontrado', 'ya-existe', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/productos/:id',
    summary: 'Elimina un producto.',
    access: { action: 'delete', subject: 'Product' },
    params,
    versioned: true,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
};

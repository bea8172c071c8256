import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { pageFields, pageOf } from '../paging.ts';
import { MatchTrial, ProductMatch, TenderMatches } from './match-shapes.ts';
import { NewProduct } from './product-shapes.ts';

const params = z.object({ id: Id });

export const ProductMatchQuery = z.object({
  /** Of tenders that are open by the clock, or of all of them. */
  estado: z._default(z.enum(['abiertas', 'todas']), 'abiertas'),
  /** Also or only those that somebody dismissed. */
  descartados: z._default(z.enum(['no', 'si', 'solo']), 'no'),
  ...pageFields,
});
export type ProductMatchQuery = z.infer<typeof ProductMatchQuery>;

/** Why a product is not for a tender. */
export const MatchReason = text({
  min: 1,
  max: 300,
  message: checkCode('falta-motivo-de-calce'),
});

export const MatchDecision = z.discriminatedUnion('descartado', [
  z.strictObject({
    descartado: z.literal(true),
    /** The product that is not for this tender; null means all that fit it. */
    producto: z.nullable(BodyId),
    motivo: MatchReason,
  }),
  z.strictObject({ descartado: z.literal(false), producto: z.nullable(BodyId) }),
]);
export type MatchDecision = z.infer<typeof MatchDecision>;

/** Which tenders fit our products, why, and why not. */
export const matchEndpoints = {
  ofProduct: endpoint({
    method: 'GET',
    path: '/api/productos/:id/calces',
    summary: 'Las licitaciones que calzan con un producto, de mayor a menor puntaje, con motivos.',
    access: { action: 'read', subject: 'Product' },
    params,
    query: ProductMatchQuery,
    response: pageOf(ProductMatch),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  nearMisses: endpoint({
    method: 'GET',
    path: '/api/productos/:id/casi-calces',
    summary: 'Las licitaciones abiertas que casi calzan con un producto, y por qué no.',
    access: { action: 'read', subject: 'Product' },
    params,
    response: z.object({
      datos: z.array(ProductMatch),
      /** False where there was no time to look at all of them. */
      exacto: z.boolean(),
    }),
    problems: ['no-encontrado'],
  }),
  trial: endpoint({
    method: 'POST',
    path: '/api/productos/prueba',
    summary: 'Lo que encontraría un producto que no se ha guardado, y qué cambiaría del guardado.',
    access: { action: 'update', subject: 'Product' },
    body: z.strictObject({
      producto: NewProduct,
      /** The saved product that it is a change of. */
      id: z._default(z.nullable(BodyId), null),
    }),
    response: MatchTrial,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  ofTender: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/calces',
    summary: 'Qué líneas de una licitación son nuestras, por qué, y el borrador del monto.',
    access: { action: 'read', subject: 'Product' },
    params,
    response: TenderMatches,
    problems: ['no-encontrado'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/calces',
    summary: 'Descarta con un motivo lo que calza con una licitación, o lo devuelve.',
    access: { action: 'update', subject: 'Tender' },
    params,
    body: MatchDecision,
    response: TenderMatches,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};

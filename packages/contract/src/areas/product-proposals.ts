import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { MatchedTender } from './match-shapes.ts';
import { Product } from './product-shapes.ts';

/** What a word is proposed as: one that excludes a line, or one that recognises it. */
export const proposalKinds = ['excluir', 'agregar'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The last matches that were decided are counted, up to so many. */
export const mostDecided = 200;

/** How many of the matches that people decided on were for us. */
export const MatchPrecision = z.object({
  /** Followed, assigned by a person or worked on, and not discarded. */
  utiles: Count,
  /** Dismissed, or in a tender that was discarded. */
  descartadas: Count,
  /** In percent; null while nobody has decided. */
  porcentaje: z.nullable(z.number()),
  /** Matches that nobody has said anything of. */
  sinDecidir: Count,
});
export type MatchPrecision = z.infer<typeof MatchPrecision>;

/** A word that what people did suggests, with the tenders that say it. */
export const ProductProposal = z.object({
  tipo: z.enum(proposalKinds),
  palabra: z.string(),
  /** In how many tenders the word stands, of how many that were dismissed, or that were for us. */
  en: Count,
  de: Count,
  /** The newest of them. */
  licitaciones: z.array(MatchedTender),
});
export type ProductProposal = z.infer<typeof ProductProposal>;

const Word = text({ min: 1, max: 80, message: checkCode('vacio') });
const params = z.object({ id: Id });

/** What people did with the matches of a product, and what that suggests for its words. */
export const productProposalEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/productos/:id/propuestas',
    summary:
      'La precisión de los calces de un producto, y las palabras que propone lo que el equipo descartó o siguió.',
    access: { action: 'read', subject: 'Product' },
    params,
    response: z.object({ precision: MatchPrecision, datos: z.array(ProductProposal) }),
    problems: ['no-encontrado'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/productos/:id/propuestas',
    summary: 'Acepta una palabra propuesta, que queda en el producto, o la rechaza para siempre.',
    access: { action: 'update', subject: 'Product' },
    params,
    body: z.strictObject({ tipo: z.enum(proposalKinds), palabra: Word, acepta: z.boolean() }),
    response: Product,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};

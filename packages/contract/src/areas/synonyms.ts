import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { foldText } from '../rules/fold-text.ts';
import { MatchedTender } from './match-shapes.ts';
import { Person } from './work-shapes.ts';

export const mostGroups = 200;
export const mostMembers = 20;

const Member = text({ min: 1, max: 80, message: checkCode('vacio') });

/** Words or phrases that mean the same. */
const Group = z.array(Member).check(
  z.minLength(2, checkCode('sinonimos-pocos')),
  z.maxLength(mostMembers, checkCode('lista-larga')),
  z.refine(
    (members) => new Set(members.map(foldText)).size === members.length,
    checkCode('sinonimo-repetido'),
  ),
);

export const SynonymChange = z.strictObject({
  grupos: z.array(Group).check(z.maxLength(mostGroups, checkCode('lista-larga'))),
});
export type SynonymChange = z.infer<typeof SynonymChange>;

export const Synonyms = z.object({
  grupos: z.array(z.array(z.string())),
  /** Of each change; a match names the one that it was scored with. 0: there are none. */
  version: Count,
  cambiado: z.nullable(Instant),
  cambiadoPor: z.nullable(Person),
});
export type Synonyms = z.infer<typeof Synonyms>;

const Moved = z.object({
  licitacion: MatchedTender,
  producto: z.object({ id: z.number(), sku: z.string(), nombre: z.string() }),
});

/** What other synonyms would change of the open tenders. */
export const SynonymTrial = z.object({
  /** How many active products say a word of a group that changes. */
  productos: Count,
  agrega: Count,
  quita: Count,
  /** The first of them. */
  agregadas: z.array(Moved),
  quitadas: z.array(Moved),
  /** False where there was no time to look at all of them. */
  exacto: z.boolean(),
});
export type SynonymTrial = z.infer<typeof SynonymTrial>;

/** What a company calls the same, for matching its products. */
export const synonymEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/sinonimos',
    summary: 'Los sinónimos de la empresa, con los que se comparan sus productos.',
    access: { action: 'read', subject: 'Product' },
    response: Synonyms,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/sinonimos',
    summary: 'Cambia los sinónimos de la empresa. Sus productos se comparan de nuevo en segundos.',
    access: { action: 'update', subject: 'Product' },
    body: SynonymChange,
    versioned: true,
    response: Synonyms,
    problems: ['datos-invalidos'],
  }),
  trial: endpoint({
    method: 'POST',
    path: '/api/sinonimos/prueba',
    summary: 'Qué calces abiertos agregarían y quitarían otros sinónimos, antes de guardarlos.',
    access: { action: 'update', subject: 'Product' },
    body: SynonymChange,
    response: SynonymTrial,
    problems: ['datos-invalidos'],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** Letters of what somebody missed in an article. */
export const maxOpinionText = 1_000;

/** The name of an article in its address: the articles themselves are part of the web. */
const ArticleName = text({ min: 1, max: 80 }).check(z.regex(/^[a-z0-9-]+$/));

/** What a person said of an article of the help. */
export const HelpOpinion = z.object({
  articulo: z.string(),
  sirvio: z.boolean(),
  /** What was missing; empty when nothing was said. */
  comentario: z.string(),
});
export type HelpOpinion = z.infer<typeof HelpOpinion>;

export const helpEndpoints = {
  opinions: endpoint({
    method: 'GET',
    path: '/api/ayuda/opiniones',
    summary: 'Qué artículos de la ayuda dijo la persona que le sirvieron.',
    access: 'session',
    response: z.object({ datos: z.array(HelpOpinion) }),
  }),
  giveOpinion: endpoint({
    method: 'POST',
    path: '/api/ayuda/opiniones',
    summary:
      'Dice si un artículo de la ayuda sirvió. Reemplaza lo que la persona dijo antes de él.',
    access: 'session',
    body: z.object({
      articulo: ArticleName,
      sirvio: z.boolean(),
      comentario: text({ max: maxOpinionText }),
    }),
    response: HelpOpinion,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QueryText } from '../sample-fields.ts';

/** In the order in which they are shown. */
export const faqCategories = [
  'payment',
  'delivery',
  'cancellationReturn',
  'myOrders',
  'productServices',
] as const;
export type FaqCategoryName = (typeof faqCategories)[number];
export const knowledgeCategories = [
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
] as const;

export const FaqCategory = z.object({
  /** By its Feather name. */
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type FaqCategory = z.infer<typeof FaqCategory>;

export const KnowledgeCard = z.object({
  id: z.number(),
  category: z.enum(knowledgeCategories),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
});
export type KnowledgeCard = z.infer<typeof KnowledgeCard>;

export const KnowledgeCategory = z.object({
  /** From 0. */
  id: z.number(),
  title: z.string(),
  /** By its Feather name. */
  icon: z.string(),
  /** A colour of the theme, such as `primary`. */
  iconColor: z.string(),
  questions: z.array(z.object({ id: z.number(), question: z.string(), slug: z.string() })),
});
export type KnowledgeCategory = z.infer<typeof KnowledgeCategory>;

export const KnowledgeQuestion = z.object({
  title: z.string(),
  lastUpdated: z.string(),
  relatedQuestions: z.array(z.object({ id: z.number(), question: z.string() })),
  /** HTML. */
  content: z.string(),
});
export type KnowledgeQuestion = z.infer<typeof KnowledgeQuestion>;

export const faqEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/faq/data',
    summary: 'Las preguntas frecuentes, todas las categorías; busca en el texto de la pregunta.',
    access: 'session',
    query: z.object({ q: QueryText }),
    response: z.object({
      payment: FaqCategory,
      delivery: FaqCategory,
      cancellationReturn: FaqCategory,
      myOrders: FaqCategory,
      productServices: FaqCategory,
    }),
  }),
  knowledgeBase: endpoint({
    method: 'GET',
    path: '/faq/data/knowledge_base',
    summary: 'Las tarjetas de la base de conocimiento.',
    access: 'session',
    response: z.array(KnowledgeCard),
  }),
  category: endpoint({
    method: 'GET',
    path: '/faq/data/category',
    summary: 'Las preguntas de la base de conocimiento, por tema.',
    access: 'session',
    response: z.array(KnowledgeCategory),
  }),
  question: endpoint({
    method: 'GET',
    path: '/faq/data/question',
    summary: 'Un artículo de la base de conocimiento; siempre el mismo.',
    access: 'session',
    response: KnowledgeQuestion,
  }),
};

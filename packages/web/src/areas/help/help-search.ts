import { faqCategories } from '@pliego/contract/areas/faq';
import { text } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { helpTopics } from './topics.ts';

/** What is looked for in the help, as the address holds it. */
export const HelpSearch = z.object({ q: z.optional(text({ max: 100 })) });

/** The frequent questions: a topic of Pliego, or a category of the sample shop. */
export const FaqSearch = z.object({
  q: z.optional(text({ max: 100 })),
  tema: z.optional(z.enum([...helpTopics, ...faqCategories])),
});
export type FaqTab = NonNullable<z.infer<typeof FaqSearch>['tema']>;

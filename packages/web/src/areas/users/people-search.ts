import { roles } from '@pliego/contract/abilities';
import { peopleViews } from '@pliego/contract/areas/users';
import { text } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** The state of the page in its address. What is absent is as it is by default. */
export const PeopleSearch = z.object({
  q: z.optional(text({ max: 100 })),
  rol: z.optional(z.enum(roles)),
  vista: z.optional(z.enum(peopleViews)),
  /** The panel that invites is open. */
  invitar: z.optional(z.literal('si')),
});
export type PeopleSearch = z.infer<typeof PeopleSearch>;

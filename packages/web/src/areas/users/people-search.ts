import { roles } from '@pliego/contract/abilities';
import { text } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** The tabs of the page: who is in the company, who is asked to come, and who is no longer there. */
export const peopleViews = ['todas', 'activas', 'suspendidas', 'invitadas', 'quitadas'] as const;
export type PeopleView = (typeof peopleViews)[number];

/** The state of the page in its address. What is absent is as it is by default. */
export const PeopleSearch = z.object({
  q: z.optional(text({ max: 100 })),
  rol: z.optional(z.enum(roles)),
  vista: z.optional(z.enum(peopleViews)),
  /** The panel that invites is open. */
  invitar: z.optional(z.literal('si')),
});
export type PeopleSearch = z.infer<typeof PeopleSearch>;

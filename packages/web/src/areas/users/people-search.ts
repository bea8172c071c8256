import { roles } from '@pliego/contract/abilities';
import { peopleViews } from '@pliego/contract/areas/users';
import { text } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { searchOf } from '#web/lib/search-params.ts';
import { looksShape } from '#web/lists/looks/looks-search.ts';

export const peopleSorts = ['nombre', 'rol', 'estado', 'visto', 'trabajo'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
export const peopleOrders = [
  ...peopleSorts,
  '-nombre',
  '-rol',
  '-estado',
  '-visto',
  '-trabajo',
] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** The state of the page in its address. What is absent is as it is by default. */
export const PeopleSearch = z.object({
  q: z.optional(text({ max: 100 })),
  rol: z.optional(z.enum(roles)),
  vista: z.optional(z.enum(peopleViews)),
  /** As the company has them without it: who is there, who is invited, who left. */
  sort: z.optional(z.enum(peopleOrders)),
  ...looksShape,
  /** The panel that invites is open. */
  invitar: z.optional(z.literal('si')),
});
export type PeopleSearch = z.infer<typeof PeopleSearch>;

export const readPeopleSearch: (search: Record<string, unknown>) => PeopleSearch =
  searchOf(PeopleSearch);

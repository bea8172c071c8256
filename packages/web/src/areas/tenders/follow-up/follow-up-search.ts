import { FollowUpQuery } from '@pliego/contract/areas/follow-up';
import * as z from 'zod/mini';
import { readSearch } from '#web/lib/search-params.ts';

const { desde, hasta, clase, gravedad, persona, campo } = FollowUpQuery.shape;

/** The window and what narrows it, as the address holds them. */
export const FollowUpSearch = z.object({
  desde,
  hasta,
  /** Followed by the person alone; by anybody of the company without it. */
  sigue: z.optional(z.literal('yo')),
  clase,
  gravedad,
  persona,
  campo,
});
export type FollowUpSearch = z.output<typeof FollowUpSearch>;

/** The window and its filters in an address; what is wrong in it is left out. */
export function readFollowUpSearch(search: Record<string, unknown>): FollowUpSearch {
  return readSearch(FollowUpSearch, search);
}

/** The filters that a press takes away all together. */
export const noFilters = {
  sigue: undefined,
  clase: undefined,
  gravedad: undefined,
  persona: undefined,
  campo: undefined,
} satisfies Partial<FollowUpSearch>;

export const isNarrowed = (search: FollowUpSearch): boolean =>
  [search.sigue, search.clase, search.gravedad, search.persona, search.campo].some(
    (value) => value !== undefined && value.length > 0,
  );

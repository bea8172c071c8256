import { auditKinds } from '@pliego/contract/areas/audit-actions';
import { Id, IsoDate, text } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** What narrows the list, as the address holds it. */
export const AuditSearch = z.object({
  q: z.optional(text({ max: 100 })),
  persona: z.optional(Id),
  clase: z.optional(z.enum(auditKinds)),
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
});
export type AuditSearch = z.infer<typeof AuditSearch>;

/** The filters that a press takes away all together. */
export const noFilters = {
  q: undefined,
  persona: undefined,
  clase: undefined,
  desde: undefined,
  hasta: undefined,
} satisfies AuditSearch;

export const isNarrowed = (search: AuditSearch): boolean =>
  Object.values(search).some((value) => value !== undefined);

/** The same as the server takes it. */
export function filterOf({ persona, clase, ...search }: AuditSearch) {
  return {
    ...search,
    persona: persona === undefined ? undefined : [persona],
    clase: clase === undefined ? undefined : [clase],
  };
}

import type { SampleRole } from '@pliego/contract/areas/roles';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useAddress } from '#web/ui/use-address.ts';
import { rolesQuery } from '../queries.ts';

/** A role that is edited, or one that is added as a copy of another or from nothing. */
export interface EditedRole {
  role: SampleRole | null;
  from: SampleRole | null;
}

const Address = z.object({
  /** The role in the dialog: its number, `copy-` and that of another, or one that begins with nothing. */
  form: z.optional(z.string().check(z.regex(/^(new|(copy-)?\d{1,9})$/))),
});

/** The dialog of a role, which the address opens: whoever leaves it is asked about what they changed. */
export function useRolePanel() {
  const { search, change } = useAddress(Address);
  const { data: roles } = useQuery(rolesQuery);
  return {
    asked: search.form,
    edited: editedBy(search.form, roles ?? []),
    open: ({ role, from }: EditedRole) =>
      change({
        form: role !== null ? String(role.id) : from === null ? 'new' : `copy-${from.id}`,
      }),
    // In its place: going back does not open it again.
    close: () => change({ form: undefined }, { replace: true }),
  };
}

/** Null for a role that is not there, or not yet. */
function editedBy(asked: string | undefined, roles: readonly SampleRole[]): EditedRole | null {
  if (asked === undefined) return null;
  if (asked === 'new') return { role: null, from: null };
  const from = roles.find(({ id }) => String(id) === asked.replace('copy-', ''));
  if (from === undefined) return null;
  return { role: asked.startsWith('copy-') ? null : from, from };
}

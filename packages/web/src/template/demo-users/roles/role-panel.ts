import type { SampleRole } from '@pliego/contract/areas/roles';
import { useQuery } from '@tanstack/react-query';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { rolesQuery } from '../queries.ts';

/** A role that is edited, or added as a copy of another or empty. */
export interface EditedRole {
  role: SampleRole | null;
  from: SampleRole | null;
}

/** The dialog of a role. The address opens it, so that leaving asks about unsaved changes. */
export function useRolePanel() {
  const { search, change } = useSearchState('/shell/apps/roles');
  const { data: roles } = useQuery(rolesQuery);
  return {
    asked: search.form,
    edited: editedBy(search.form, roles ?? []),
    open: (edited: EditedRole) => change({ form: formOf(edited) }),
    // Replaces the history entry: going back does not open it again.
    close: () => change({ form: undefined }, { replace: true }),
  };
}

function formOf({ role, from }: EditedRole): string {
  if (role !== null) return String(role.id);
  return from === null ? 'new' : `copy-${from.id}`;
}

/** Null for a role that is not there, or not yet. */
function editedBy(asked: string | undefined, roles: readonly SampleRole[]): EditedRole | null {
  if (asked === undefined) return null;
  if (asked === 'new') return { role: null, from: null };
  const from = roles.find(({ id }) => String(id) === asked.replace('copy-', ''));
  if (from === undefined) return null;
  return { role: asked.startsWith('copy-') ? null : from, from };
}

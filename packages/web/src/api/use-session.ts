import type { Session } from '@pliego/contract/areas/auth';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abilityFrom, type AppAbility } from './ability.ts';
import { sessionQuery } from './session-query.ts';

/** Who is signed in and where. Only for screens behind the session guard. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data;
}

/**
 * Whose tenders are one's own: where an administrator looks as another role, those of the person they look as. 0 is nobody, who
 * has none.
 */
export function useMe(): number {
  const { id, vista } = useSession().userData;
  return vista === undefined ? id : (vista.persona?.id ?? 0);
}

/** The same on pages that are open to everybody: undefined without a session. Asks for nothing; the guard of the page did. */
export function useSessionIfAny(): Session | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/** What the person may do in the company they are in: hide or disable by this. */
export function useAbility(): AppAbility {
  const rules = useSession().userData.ability;
  return useMemo(() => abilityFrom(rules), [rules]);
}

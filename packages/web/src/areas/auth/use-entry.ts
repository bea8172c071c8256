import type { Session } from '@pliego/contract/areas/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { keepSession } from '#web/api/session.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { useMemory } from './memory.ts';

/** What ends every way in: the session is kept, what was typed is forgotten, and one goes on. */
export function useEntry() {
  const client = useQueryClient();
  const router = useRouter();
  const { volver } = useSearch({ strict: false });
  return async (session: Session) => {
    keepSession(client, session);
    await router.navigate({ href: volver ?? '/inicio', replace: true });
    useMemory.getState().forget();
    // A user who returns after signing out wants to sign in.
    useLayout.getState().set({ tabRegistro: false });
  };
}

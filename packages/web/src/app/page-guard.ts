import { isServed, type Page } from '@pliego/contract/pages';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { currentSession } from '#web/api/session-query.ts';

interface Address {
  pathname: string;
  href: string;
}

/**
 * Whether a page may be opened: a user without a session signs in first and returns; what their
 * abilities do not cover ends at `/misc/not-authorized`, and what this server leaves out is not found.
 */
export async function guardPage(
  client: QueryClient,
  page: Page | undefined,
  { pathname, href }: Address,
): Promise<void> {
  if (page === undefined) throw notFound();
  // Beside the session, and not before it is known who asks: the sign-in screens need no abilities.
  const [session, { abilityFrom }] = await Promise.all([
    currentSession(client),
    import('#web/api/ability.ts'),
  ]);
  if (session?.userData.plantilla === false && !isServed(page, false)) {
    // The root is the address of a page of the template.
    if (pathname === '/') throw redirect({ to: '/inicio' });
    throw notFound();
  }
  if (page.isPublic === true) return;
  if (session === null) {
    throw redirect({ to: '/login', search: { volver: pathname === '/' ? undefined : href } });
  }
  if (session.pendiente !== undefined) {
    throw redirect({ to: '/completar-ingreso', search: { volver: href } });
  }
  const { action, subject } = page.ability;
  if (abilityFrom(session.userData.ability).can(action, subject)) return;
  // Every user arrives at the root; only some may open the dashboard there.
  if (pathname === '/') throw redirect({ to: '/inicio' });
  throw redirect({ to: '/misc/not-authorized' });
}

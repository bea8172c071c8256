import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { currentSession } from '#web/api/session.ts';
import { withWidgetTexts } from '#web/i18n/widget-texts.ts';

/** The registry is large and no screen before the session needs it. */
const registry = () => import('./pages.ts');

interface Address {
  pathname: string;
  href: string;
}

/**
 * Whether an address may be opened: it leads somewhere; whoever has no session signs in first and
 * comes back; and what their abilities do not cover ends at `/misc/not-authorized`.
 */
export async function guardPage(client: QueryClient, { pathname, href }: Address): Promise<void> {
  const [session, { pageAt }] = await Promise.all([currentSession(client), registry()]);
  const page = pageAt(pathname);
  if (page === undefined) throw notFound();
  if (page.access === 'public') return;
  if (session === null) {
    throw redirect({ to: '/login', search: { volver: pathname === '/' ? undefined : href } });
  }
  const { abilityFrom } = await import('#web/api/ability.ts');
  const { action, subject } = page.ability;
  if (abilityFrom(session.userData.ability).can(action, subject)) return;
  // The root is everybody's door; only some have the dashboard that stands there.
  if (pathname === '/') throw redirect({ to: '/licitaciones' });
  throw redirect({ to: '/$', params: { _splat: 'misc/not-authorized' } });
}

/** The code of a page of the registry. One that is still being built shows the page that says so. */
export async function loadPage(pathname: string) {
  const { pageAt } = await registry();
  const page = pageAt(pathname);
  if (page === undefined || page.load === 'area') throw notFound();
  const load = page.load ?? (() => import('./pages/under-construction-page.tsx'));
  return { page, Page: (await withWidgetTexts(load)).Page };
}

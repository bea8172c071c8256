import { organizationReturn } from '@pliego/contract/areas/account-organization';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRoute,
  type HistoryState,
  lazyRouteComponent,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { currentSession } from '#web/api/session-query.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginPage } from './login/login-page.tsx';
import { type LinkKind, useMemory } from './memory.ts';
import { takeReturnPath } from './organization/leave.ts';
import { safeReturnPath } from './return-path.ts';

export interface EntrySearch {
  /** Where to go afterwards: a path of this site. */
  volver?: string;
}

export const entrySearch = ({ volver }: EntrySearch & SearchSchemaInput): EntrySearch => ({
  volver: safeReturnPath(volver),
});

/** For anonymous users only: signed-in users are redirected home. Without a stored session no request is made. */
async function redirectSignedIn(client: QueryClient, volver: string | undefined): Promise<void> {
  // A server that does not answer is no reason to keep anyone from the form.
  const session = await currentSession(client).catch(() => null);
  if (session !== null) throw redirect({ href: volver ?? '/inicio', replace: true });
}

const formOf = {
  verify: '/verify-email',
  reset: '/reset-password',
  login: '/login',
  invitation: '/invitacion',
  organization: '/ingreso-organizacion',
} as const satisfies Record<LinkKind, string>;

/** The secret of a link goes from the address into memory, so that no history keeps it. */
function remember(kind: LinkKind, token: string, search: EntrySearch = {}): never {
  useMemory.getState().keepLink(kind, token);
  throw redirect({ to: formOf[kind], search, replace: true });
}

/** Only the sign-in form leads here; the server identifies the user by a separate cookie. */
async function onlyAfterPassword(
  client: QueryClient,
  { search, state }: { search: EntrySearch; state: HistoryState },
): Promise<void> {
  await redirectSignedIn(client, search.volver);
  if (state.arrival?.secondStep === true) return;
  throw redirect({ to: '/login', search, replace: true });
}

const withAuthTexts = <Page>(page: () => Promise<Page>) =>
  withTexts(
    'auth',
    { es: () => import('./messages/es.ts'), en: () => import('./messages/en.ts') },
    page,
  );

/** The frame around all of them, so that navigation changes only the form. */
export function createAuthFrame<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    id: 'auth',
    component: lazyRouteComponent(() => withAuthTexts(async () => ({ AuthFrame })), 'AuthFrame'),
  });
}

export function createAuthRoutes<Frame extends AnyRoute>(frame: Frame) {
  return [
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/login',
      beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.volver),
      component: LoginPage,
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/login/$token',
      beforeLoad: ({ params }) => remember('login', params.token),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/register',
      beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.volver),
      component: lazyRouteComponent(() => import('./register/register-page.tsx'), 'RegisterPage'),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/forgot-password',
      beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.volver),
      component: lazyRouteComponent(
        () => import('./recovery/forgot-password-page.tsx'),
        'ForgotPasswordPage',
      ),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/two-steps',
      beforeLoad: ({ context, search, location }) =>
        onlyAfterPassword(context.queryClient, { search, state: location.state }),
      component: lazyRouteComponent(() => import('./login/two-steps-page.tsx'), 'TwoStepsPage'),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/verify-email/$token',
      beforeLoad: ({ params }) => remember('verify', params.token),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/verify-email',
      loader: ({ context }) => currentSession(context.queryClient).catch(() => null),
      component: lazyRouteComponent(
        () => import('./register/verify-email-page.tsx'),
        'VerifyEmailPage',
      ),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/reset-password/$token',
      beforeLoad: ({ params }) => remember('reset', params.token),
    }),
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/reset-password',
      loader: ({ context }) => currentSession(context.queryClient).catch(() => null),
      component: lazyRouteComponent(
        () => import('./recovery/reset-password-page.tsx'),
        'ResetPasswordPage',
      ),
    }),
    ...createInvitationRoutes(frame),
    createOrganizationRoute(frame),
  ] as const;
}

/** The way to the identity provider of a company, and back with its answer. */
function createOrganizationRoute<Frame extends AnyRoute>(frame: Frame) {
  return createRoute({
    getParentRoute: () => frame,
    validateSearch: entrySearch,
    path: organizationReturn,
    beforeLoad: ({ location: { searchStr } }) => {
      const answer = searchStr.replace(/^\?/, '');
      if (!new URLSearchParams(answer).has('state')) return;
      remember('organization', answer, { volver: takeReturnPath() });
    },
    component: lazyRouteComponent(
      () => import('./organization/organization-page.tsx'),
      'OrganizationPage',
    ),
  });
}

/** The link of an invitation, and what it leads to. */
function createInvitationRoutes<Frame extends AnyRoute>(frame: Frame) {
  return [
    createRoute({
      getParentRoute: () => frame,
      path: '/invitacion/$token',
      beforeLoad: ({ params }) => remember('invitation', params.token),
    }),
    createRoute({
      getParentRoute: () => frame,
      path: '/invitacion',
      loader: ({ context }) => currentSession(context.queryClient).catch(() => null),
      component: lazyRouteComponent(
        () => import('./invitation/invitation-page.tsx'),
        'InvitationPage',
      ),
    }),
  ] as const;
}

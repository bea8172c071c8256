import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { recordParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { MailSearch } from './mail-place.ts';

const texts: TextLoaders<'email'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** With what writing needs: the window outlives the page, and must not wait for its code when the server is away. */
async function loadPage() {
  const [page] = await Promise.all([
    import('./email-page.tsx'),
    import('./compose/compose-host.tsx'),
  ]);
  return page;
}

/** One screen, which stays while the address changes among its places. */
export function createEmailRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/apps/email',
    validateSearch: searchOf(MailSearch),
    staticData: { page: 'email' },
    component: lazyRouteComponent(() => withTexts('email', texts, loadPage), 'EmailPage'),
  });
}

const folderParams = {
  parse: ({ folder, id }: { folder: string; id: string }) => ({
    folder,
    ...recordParam.parse({ id }),
  }),
  stringify: ({ folder, id }: { folder: string; id: number | string }) => ({
    folder,
    ...recordParam.stringify({ id }),
  }),
};

const labelParams = {
  parse: ({ label, id }: { label: string; id: string }) => ({
    label,
    ...recordParam.parse({ id }),
  }),
  stringify: ({ label, id }: { label: string; id: number | string }) => ({
    label,
    ...recordParam.stringify({ id }),
  }),
};

/** The lists of mails, and a mail in one of them. */
export function createEmailPlaces<Email extends AnyRoute>(email: Email) {
  return [
    createRoute({ getParentRoute: () => email, path: '$folder' }),
    createRoute({ getParentRoute: () => email, path: '$folder/$id', params: folderParams }),
    createRoute({ getParentRoute: () => email, path: 'label/$label' }),
    createRoute({ getParentRoute: () => email, path: 'label/$label/$id', params: labelParams }),
  ] as const;
}

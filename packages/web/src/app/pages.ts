import type { Action, Subject } from '@pliego/contract/abilities';
import type { PageFacts } from '@pliego/contract/page-facts';
import { pages as facts, type PageTarget } from '@pliego/contract/pages';
import { emailPages } from '#web/areas/email/index.ts';
import { chatPages } from '#web/areas/chat/index.ts';
import { todoPages } from '#web/areas/todo/index.ts';
import { calendarPages } from '#web/areas/calendar/index.ts';
import { invoicesPages } from '#web/areas/invoices/index.ts';
import { shopPages } from '#web/areas/shop/index.ts';
import { demoUsersPages } from '#web/areas/demo-users/index.ts';
import { permissionsPages } from '#web/areas/permissions/index.ts';
import { dashboardsPages } from '#web/areas/dashboards/index.ts';
import { segmentsOf } from '#web/lib/path-params.ts';
import type { PageLayout } from '#web/ui/layout/layout-state.ts';
import type { ComponentType } from 'react';
import { menu, pagesUnder, type Section } from './navigation.ts';

/**
 * The one registry of pages. The router, both menus, breadcrumbs, search, bookmarks, the palette and
 * the walk of the end-to-end tests read it.
 */
export interface Page extends PageFacts {
  target: PageTarget;
  section: Section;
  /** Title of the page: a key of the texts `pages`. */
  title: PageTarget;
  /** What whoever opens it must be able to do. */
  ability: { action: Action; subject: Subject };
  /** Inside the shell, or alone in the window. */
  layout: 'shell' | 'blank';
  access: 'private' | 'public';
  /** Every address it answers, in the router's writing. */
  paths: readonly string[];
  /** One screen whose addresses are its states: going from one to another is no arrival at a page. */
  oneScreen: boolean;
  /** What it asks of the layout while it is shown. */
  meta: PageLayout;
  /** Its code; `area` when the area declares typed routes of its own; null while it is being built. */
  load: (() => Promise<PageModule>) | 'area' | null;
}

export interface PageModule {
  Page: ComponentType;
}

type Settings = Partial<
  Pick<Page, 'ability' | 'layout' | 'access' | 'meta' | 'load' | 'section' | 'oneScreen'>
> & {
  /** Addresses besides its link. */
  also?: readonly string[];
};

const read = (subject: Subject): Page['ability'] => ({ action: 'read', subject });

/**
 * Whatever is not said here holds for most: a private page in the shell, still to be built, and only
 * for whoever may read everything (screens without a subject of their own are demonstrations).
 */
const settings: Partial<Record<PageTarget, Settings>> = {
  tenders: { ability: read('Tender'), load: 'area', also: ['/licitaciones/$id'] },
  followUp: { ability: read('Tender') },
  products: { ability: read('Product'), also: ['/productos/$id'] },
  reports: { ability: read('Report'), also: ['/reportes/$id'] },
  sources: { ability: read('Source'), load: 'area', also: ['/fuentes/planillas/$id'] },
  tags: { ability: read('Tag'), load: 'area' },
  people: { ability: read('User') },
  company: { ability: { action: 'update', subject: 'Company' } },
  account: { ability: read('Auth'), section: 'work', load: 'area' },

  eCommerceDash: { load: dashboardsPages.eCommerceDash, also: ['/dashboard/ecommerce'] },
  analyticsDash: { load: dashboardsPages.analyticsDash },
  email: {
    load: emailPages.email,
    oneScreen: true,
    also: [
      '/apps/email/label/$label',
      '/apps/email/label/$label/$id',
      '/apps/email/$folder',
      '/apps/email/$folder/$id',
    ],
  },
  chat: { load: chatPages.chat, oneScreen: true },
  todo: {
    load: todoPages.todo,
    oneScreen: true,
    also: ['/apps/todo/$filter', '/apps/todo/tag/$tag'],
  },
  calendar: { load: calendarPages.calendar, oneScreen: true },
  invoiceList: { load: invoicesPages.invoiceList },
  invoicePreview: { load: invoicesPages.invoicePreview, also: ['/apps/invoice/preview/$id'] },
  invoiceEdit: { load: invoicesPages.invoiceEdit, also: ['/apps/invoice/edit/$id'] },
  invoiceAdd: { load: invoicesPages.invoiceAdd },
  invoicePrint: {
    load: invoicesPages.invoicePrint,
    layout: 'blank',
    also: ['/apps/invoice/print/$id'],
  },
  shop: { load: shopPages.shop },
  detail: { load: shopPages.detail, also: ['/apps/ecommerce/product-detail/$product'] },
  wishList: { load: shopPages.wishList },
  checkout: { load: shopPages.checkout },
  userList: { load: demoUsersPages.userList },
  userView: { load: demoUsersPages.userView, also: ['/apps/user/view/$id'] },
  roles: { load: demoUsersPages.roles },
  permissions: { load: permissionsPages.permissions },
  knowledgeBase: {
    also: ['/pages/knowledge-base/$category', '/pages/knowledge-base/$category/$question'],
  },
  blogDetail: { also: ['/pages/blog/detail/$id'] },
  blogEdit: { also: ['/pages/blog/edit/$id'] },
  'access-control': {
    ability: read('ACL'),
    load: () => import('./pages/access-control-page.tsx'),
  },

  comingSoon: {
    layout: 'blank',
    access: 'public',
    load: () => import('./pages/coming-soon-page.tsx'),
  },
  notAuthorized: {
    layout: 'blank',
    access: 'public',
    also: ['/auth/not-auth'],
    load: () => import('./pages/not-authorized-page.tsx'),
  },
  maintenance: {
    layout: 'blank',
    access: 'public',
    load: () => import('./pages/maintenance-page.tsx'),
  },
  error: {
    layout: 'blank',
    access: 'public',
    load: () => import('./pages/error-page.tsx'),
  },

  'pageLayout-collapsedMenu': { meta: { menuCollapsed: true } },
  'pageLayout-layoutBoxed': { meta: { contentWidth: 'boxed' } },
  'pageLayout-withoutMenu': { meta: { menuHidden: true } },
  'pageLayout-layoutBlank': { layout: 'blank' },
};

/** The demonstrations of sign-in screens fill the window. */
const isSignInDemo = (link: string) =>
  /^\/pages\/(login|register|forgot-password|reset-password|verify-email|two-steps)-/.test(link);

const sectionOf = new Map<PageTarget, Section>(
  menu.flatMap(({ section, entries }) =>
    entries.flatMap(pagesUnder).map((target): [PageTarget, Section] => [target, section]),
  ),
);

export const pages: readonly Page[] = facts.map((page): Page => {
  const own = settings[page.target] ?? {};
  return {
    id: page.id,
    target: page.target,
    link: page.link,
    icon: page.icon,
    title: page.target,
    section: own.section ?? sectionOf.get(page.target) ?? 'misc',
    ability: own.ability ?? read('all'),
    layout: own.layout ?? (isSignInDemo(page.link) ? 'blank' : 'shell'),
    access: own.access ?? 'private',
    meta: own.meta ?? {},
    load: own.load ?? null,
    oneScreen: own.oneScreen ?? false,
    paths: [page.link, ...(own.also ?? [])],
  };
});

const byTarget = new Map(pages.map((page) => [page.target, page]));

export function pageOf(target: PageTarget): Page {
  const page = byTarget.get(target);
  if (page === undefined) throw new Error(`No page is called ${target}`);
  return page;
}

const patterns = pages
  .flatMap((page) => page.paths.map((path) => ({ page, segments: segmentsOf(path) })))
  // `/apps/todo/tag/$tag` before `/apps/todo/$filter`: the fewer parameters, the closer the match.
  .sort((a, b) => parameters(a.segments) - parameters(b.segments));

function parameters(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('$')).length;
}

/** What stays on screen while the address changes within it: the address, or the page when it is one screen. */
export function screenOf(pathname: string): string {
  const page = pageAt(pathname);
  return page?.oneScreen === true ? page.target : pathname;
}

/** The page an address leads to; undefined when no page answers it. */
export function pageAt(pathname: string): Page | undefined {
  const asked = segmentsOf(pathname);
  return patterns.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => segment.startsWith('$') || segment === asked[index]),
  )?.page;
}

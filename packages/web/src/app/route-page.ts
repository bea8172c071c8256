import { type Page, pageOf, type PageTarget } from '@pliego/contract/pages';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the table that a route shows, or a part of.. */
    page?: PageTarget;
  }
}

interface Match {
  staticData: { page?: PageTarget };
}

/** The page that matched routes, outermost first, lead to; none for routes that are no pages, as that of the login. */
export function matchedPage(matches: readonly Match[]): Page | undefined {
  const target = matches.findLast(({ staticData }) => staticData.page !== undefined)?.staticData
    .page;
  return target === undefined ? undefined : pageOf(target);
}

/** The same of routes, before any of them has matched. */
export function routedPage(
  routes: readonly { options: { staticData?: { page?: PageTarget } } }[],
): Page | undefined {
  return matchedPage(routes.map(({ options: { staticData = {} } }) => ({ staticData })));
}

/** What stays on screen while the address changes within it: the address, or the page when it is one screen. */
export function screenOf(page: Page | undefined, pathname: string): string {
  return page?.isOneScreen === true ? page.target : pathname;
}

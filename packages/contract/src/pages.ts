import { appPages, dashboardPages } from './pages/app-pages.ts';
import type { PageAbility, PageGroup } from './pages/entry.ts';
import { chartPages, formPages } from './pages/form-pages.ts';
import { generalPages } from './pages/general-pages.ts';
import { kitPages } from './pages/kit-pages.ts';
import type { PageIcon } from './pages/page-icon.ts';
import { otherPages, workPages } from './pages/product-pages.ts';

/**
 * The one table of pages, in the order of the menu. Menus, breadcrumbs, search, bookmarks, the palette,
 * the routes' guard and the walk of the browser tests read it. The ids of the template's pages are those
 * of its main search (specification, section 3); a page is shown by the route of its address in the web.
 */
export const menu = [
  workPages,
  dashboardPages,
  appPages,
  generalPages,
  kitPages,
  formPages,
  chartPages,
  otherPages,
] as const;

type Within<Entry> = Entry extends { entries: readonly (infer Inner)[] } ? Within<Inner> : Entry;
type GroupWithin<Entry> =
  Entry extends PageGroup<infer Name, infer Inner> ? Name | GroupWithin<Inner> : never;

type MenuSection = (typeof menu)[number];
type TopEntry = MenuSection['entries'][number];
type Entry = Within<TopEntry>;
export type SectionName = MenuSection['section'];
export type GroupName = GroupWithin<TopEntry>;
export type PageTarget = Entry['target'];
export type PageLink = Entry['link'];

/** The position of a page in the menu, and what depends on it. */
interface Place {
  section: SectionName;
  /** Names of the groups around it, outermost first. */
  groups: readonly GroupName[];
  ability: PageAbility;
  /** Whether it shows sample data. */
  isTemplate: boolean;
}

export type Page = Entry & Place;
/** An entry under a heading of the menu: a page, or a titled group of pages. */
export type MenuEntry = Entry | { group: GroupName; icon: PageIcon; entries: readonly MenuEntry[] };

function pagesUnder(
  entries: readonly MenuEntry[],
  section: MenuSection,
  groups: readonly GroupName[] = [],
): Page[] {
  return entries.flatMap((entry): Page[] => {
    if ('group' in entry) return pagesUnder(entry.entries, section, [...groups, entry.group]);
    const { ability = section.ability } = entry;
    return [
      { ...entry, section: section.section, groups, ability, isTemplate: section.isTemplate },
    ];
  });
}

/** Every page, the product's own first. */
export const pages: readonly Page[] = menu.flatMap((section) =>
  pagesUnder(section.entries, section),
);

/** Whether menus, search and bookmarks name a page; `hasTemplate` is false under `PLIEGO_SAMPLE=off`. */
export function isListed({ isTemplate }: Page, hasTemplate: boolean): boolean {
  return hasTemplate || !isTemplate;
}

/** Whether the address of a page leads to it: those that the product itself leads to are there in any case. */
export function isServed(page: Page, hasTemplate: boolean): boolean {
  return page.isEssential === true || isListed(page, hasTemplate);
}

const byTarget = new Map<PageTarget, Page>(pages.map((page) => [page.target, page]));

export function pageOf(target: PageTarget): Page {
  const page = byTarget.get(target);
  if (page === undefined) throw new Error(`No page is called ${target}`);
  return page;
}

import type { Action, Subject } from '../abilities.ts';
import type { PageIcon } from './page-icon.ts';

/** The layout settings that a page overrides while it is shown. */
export interface PageLayoutRequest {
  menuCollapsed?: boolean;
  menuHidden?: boolean;
  contentWidth?: 'full' | 'boxed';
}

interface PageOptions {
  /** The ability required to open it; when absent, that of its section. */
  ability?: PageAbility;
  /** Alone in the window instead of inside the shell. */
  isBlank?: boolean;
  /** Opens without a session. */
  isPublic?: boolean;
  /** Reached by other ways than the menu. */
  isOffMenu?: boolean;
  /** The product itself leads to it: it opens even where its section is left out. */
  isEssential?: boolean;
  /** One screen whose addresses are its states: going from one to another is no arrival at a page. */
  isOneScreen?: boolean;
  layout?: PageLayoutRequest;
}

export interface PageAbility {
  action: Action;
  subject: Subject;
}

export interface PageEntry extends PageOptions {
  id: number;
  /** The page's name in code. */
  target: string;
  link: `/${string}`;
  icon: PageIcon;
  /** In Spanish, the source of all texts. */
  title: string;
}

/** A page with a route in the web. */
export function page<const Target extends string, const Link extends `/${string}`>(
  id: number,
  target: Target,
  link: Link,
  icon: PageIcon,
  title: string,
  options: PageOptions = {},
) {
  return { id, target, link, icon, title, ...options } as const;
}

export const read = (subject: Subject): PageAbility => ({ action: 'read', subject });
export const update = (subject: Subject): PageAbility => ({ action: 'update', subject });

/** Pages of the menu that open and close together; its title is the text `nav.groups.<name>`. */
export interface PageGroup<Name extends string, Entry> {
  group: Name;
  icon: PageIcon;
  entries: readonly Entry[];
}

export function group<const Name extends string, Entry>(
  name: Name,
  icon: PageIcon,
  entries: readonly Entry[],
): PageGroup<Name, Entry> {
  return { group: name, icon, entries };
}

interface SectionOptions {
  icon: PageIcon;
  /** For pages that set no other. */
  ability: PageAbility;
  /** Whether it shows sample data, and is left out with `PLIEGO_SAMPLE=off`. */
  isTemplate: boolean;
}

/** A heading of the menu, and one entry of the horizontal menu; its title is `nav.sections.<name>`. */
export interface PageSection<Name extends string, Entry> extends SectionOptions {
  section: Name;
  entries: readonly Entry[];
}

export function section<const Name extends string, Entry>(
  name: Name,
  options: SectionOptions,
  entries: readonly Entry[],
): PageSection<Name, Entry> {
  return { section: name, ...options, entries };
}

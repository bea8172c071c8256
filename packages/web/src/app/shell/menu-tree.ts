import {
  type GroupName,
  menu,
  type MenuEntry,
  type Page,
  pageOf,
  type SectionName,
} from '@pliego/contract/pages';
import type { PageIcon } from '@pliego/contract/pages/page-icon';

export interface GroupNode {
  group: GroupName;
  icon: PageIcon;
  /** Names of the groups above it and its own, outermost first. */
  path: readonly GroupName[];
  nodes: MenuNode[];
}
export type MenuNode = { page: Page } | GroupNode;

export interface SectionNode {
  section: SectionName;
  icon: PageIcon;
  nodes: MenuNode[];
}

function nodesOf(
  entries: readonly MenuEntry[],
  above: readonly GroupName[],
  may: (page: Page) => boolean,
): MenuNode[] {
  return entries.flatMap((entry): MenuNode[] => {
    if (!('group' in entry)) {
      const page = pageOf(entry.target);
      return page.isOffMenu !== true && may(page) ? [{ page }] : [];
    }
    const path = [...above, entry.group];
    const nodes = nodesOf(entry.entries, path, may);
    return nodes.length === 0 ? [] : [{ group: entry.group, icon: entry.icon, path, nodes }];
  });
}

/** The menu as one person sees it: no page they may not open, no group and no heading over nothing. */
export function menuFor(may: (page: Page) => boolean): SectionNode[] {
  return menu
    .map(({ section, icon, entries }) => ({ section, icon, nodes: nodesOf(entries, [], may) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** Whether the group with this path is open. Of siblings at most one is: what is open is a single path. */
export function isOpen(open: readonly GroupName[], path: readonly GroupName[]): boolean {
  return path.every((name, level) => open[level] === name);
}

/** What is open after a press on a group: it alone among its siblings, or nothing from it down. */
export function toggledGroup(
  open: readonly GroupName[],
  path: readonly GroupName[],
): readonly GroupName[] {
  return isOpen(open, path) ? path.slice(0, -1) : path;
}

import type { PageIcon } from '@pliego/contract/page-facts';
import type { PageTarget } from '@pliego/contract/pages';
import { type GroupName, menu, type MenuEntry, type Section } from '../navigation.ts';
import { type Page, pageOf } from '../pages.ts';

export interface GroupNode {
  group: GroupName;
  icon: PageIcon;
  /** Names of the groups above it and its own, outermost first. */
  path: readonly GroupName[];
  nodes: MenuNode[];
}
export type MenuNode = { page: Page } | GroupNode;

export interface SectionNode {
  section: Section;
  icon: PageIcon;
  nodes: MenuNode[];
}

function nodesOf(
  entries: readonly MenuEntry[],
  above: readonly GroupName[],
  may: (page: Page) => boolean,
): MenuNode[] {
  return entries.flatMap((entry): MenuNode[] => {
    if (typeof entry === 'string') {
      const page = pageOf(entry);
      return may(page) ? [{ page }] : [];
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

function groupsDownTo(
  target: PageTarget,
  entries: readonly MenuEntry[],
): readonly GroupName[] | undefined {
  for (const entry of entries) {
    if (typeof entry !== 'string') {
      const below = groupsDownTo(target, entry.entries);
      if (below !== undefined) return [entry.group, ...below];
    } else if (entry === target) return [];
  }
  return undefined;
}

/** The groups a page stands in, outermost first; none for a page outside of the menu. */
export function groupsOf(target: PageTarget): readonly GroupName[] {
  for (const { entries } of menu) {
    const found = groupsDownTo(target, entries);
    if (found !== undefined) return found;
  }
  return [];
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

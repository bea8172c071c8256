import { isListed, isServed, menu, pageOf, pages } from '@pliego/contract/pages';
import { describe, expect, it } from 'vitest';
import { isOpen, menuFor, type MenuNode, toggledGroup } from './menu-tree.ts';

const targetsIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap((node) => ('page' in node ? [node.page.target] : targetsIn(node.nodes)));
const groupsIn = (nodes: readonly MenuNode[]): Exclude<MenuNode, { page: unknown }>[] =>
  nodes.flatMap((node) => ('page' in node ? [] : [node, ...groupsIn(node.nodes)]));

describe('the menu of a person', () => {
  it('is the whole tree, in its order, for users who may open everything', () => {
    const shown = menuFor(() => true);
    expect(shown.map(({ section }) => section)).toEqual(menu.map(({ section }) => section));
    expect(shown.flatMap(({ nodes }) => targetsIn(nodes))).toEqual(
      pages.filter(({ isOffMenu }) => isOffMenu !== true).map(({ target }) => target),
    );
  });

  it('has no group and no heading over nothing', () => {
    for (const { target } of pages) {
      const shown = menuFor((page) => page.target === target);
      const inMenu = shown.flatMap(({ nodes }) => targetsIn(nodes));
      expect(inMenu.length).toBe(shown.length);
      expect(inMenu.every((name) => name === target)).toBe(true);
      for (const { nodes } of shown) {
        for (const group of groupsIn(nodes)) expect(targetsIn(group.nodes)).toEqual([target]);
      }
    }
    expect(menuFor(() => false)).toEqual([]);
  });

  it('holds the product alone where the template is left out', () => {
    const shown = menuFor((page) => isListed(page, false));
    expect(shown.map(({ section }) => section)).toEqual(['work', 'misc']);
    expect(menuFor((page) => isListed(page, true))).toEqual(menuFor(() => true));
    const served = pages.filter((page) => page.isTemplate && isServed(page, false));
    expect(served.map(({ target }) => target)).toEqual([
      'accountSettings',
      'profile',
      'faq',
      'knowledgeBase',
      'license',
      'apiKey',
      'blogList',
      'blogDetail',
      'notAuthorized',
      'maintenance',
      'error',
    ]);
  });

  it('gives each group its path', () => {
    for (const { nodes } of menuFor(() => true)) {
      for (const group of groupsIn(nodes)) {
        expect(group.path.at(-1)).toBe(group.group);
        const above = group.nodes.map((below) =>
          'page' in below ? below.page.groups : below.path.slice(0, -1),
        );
        expect(above).toEqual(group.nodes.map(() => group.path));
      }
    }
  });
});

describe('groups that open', () => {
  it('closes its siblings, and keeps those above', () => {
    const login = ['signIn', 'login'] as const;
    expect(toggledGroup([], ['signIn'])).toEqual(['signIn']);
    expect(toggledGroup(['signIn'], login)).toEqual(login);
    expect(toggledGroup(login, ['signIn', 'register'])).toEqual(['signIn', 'register']);
    expect(toggledGroup(login, ['shop'])).toEqual(['shop']);
  });

  it('closes with what is under it', () => {
    const login = ['signIn', 'login'] as const;
    expect(toggledGroup(login, login)).toEqual(['signIn']);
    expect(toggledGroup(login, ['signIn'])).toEqual([]);
  });

  it('knows which are open', () => {
    const login = ['signIn', 'login'] as const;
    expect(isOpen(login, ['signIn'])).toBe(true);
    expect(isOpen(login, login)).toBe(true);
    expect(isOpen(['signIn'], login)).toBe(false);
    expect(isOpen(login, ['login'])).toBe(false);
  });

  it('are the ancestors of every page within them, and of no other', () => {
    expect(pageOf('login-cover').groups).toEqual(['signIn', 'login']);
    expect(pageOf('tags').groups).toEqual(['settings']);
    expect(pageOf('tenders').groups).toEqual([]);
    expect(pageOf('account').groups).toEqual([]);
  });
});

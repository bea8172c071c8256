import type { PageTarget } from '@pliego/contract/pages';
import type { CatalogueName } from './texts.ts';

interface CataloguePage {
  /** Of its texts and, with hyphens, of its files. */
  name: CatalogueName;
  path: `/${string}`;
  target: PageTarget;
}

/** The pages of the catalogue that are built: a file of demonstrations and the texts of each. */
export const cataloguePages = [
  { name: 'alerts', path: '/components/alerts', target: 'alerts' },
  { name: 'avatar', path: '/components/avatar', target: 'avatar' },
  { name: 'badges', path: '/components/badges', target: 'badges' },
  { name: 'breadcrumbs', path: '/components/breadcrumbs', target: 'breadCrumbs' },
  { name: 'buttons', path: '/components/buttons', target: 'buttons' },
  { name: 'divider', path: '/components/divider', target: 'divider' },
  { name: 'pillBadges', path: '/components/pill-badges', target: 'pillBadges' },
  { name: 'progress', path: '/components/progress', target: 'progress' },
  { name: 'spinners', path: '/components/spinners', target: 'spinners' },
] as const satisfies readonly CataloguePage[];

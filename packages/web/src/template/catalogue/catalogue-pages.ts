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
  { name: 'typography', path: '/ui-element/typography', target: 'typography' },
  { name: 'colors', path: '/colors/colors', target: 'colors' },
  { name: 'icons', path: '/icons/reactfeather', target: 'feather' },
  { name: 'accordion', path: '/components/accordion', target: 'accordion' },
  { name: 'alerts', path: '/components/alerts', target: 'alerts' },
  { name: 'avatar', path: '/components/avatar', target: 'avatar' },
  { name: 'badges', path: '/components/badges', target: 'badges' },
  { name: 'blockUi', path: '/components/blockui', target: 'blockui' },
  { name: 'breadcrumbs', path: '/components/breadcrumbs', target: 'breadCrumbs' },
  { name: 'buttons', path: '/components/buttons', target: 'buttons' },
  { name: 'collapse', path: '/components/collapse', target: 'collapse' },
  { name: 'divider', path: '/components/divider', target: 'divider' },
  { name: 'dropdowns', path: '/components/dropdowns', target: 'dropDowns' },
  { name: 'listGroup', path: '/components/list-group', target: 'listGroup' },
  { name: 'modals', path: '/components/modals', target: 'modals' },
  { name: 'navs', path: '/components/nav-component', target: 'navsComponent' },
  { name: 'offcanvas', path: '/components/offcanvas', target: 'offCanvas' },
  { name: 'pagination', path: '/components/pagination', target: 'pagination' },
  { name: 'pillBadges', path: '/components/pill-badges', target: 'pillBadges' },
  { name: 'pills', path: '/components/pills-component', target: 'pillsComponent' },
  { name: 'popovers', path: '/components/popovers', target: 'popovers' },
  { name: 'progress', path: '/components/progress', target: 'progress' },
  { name: 'spinners', path: '/components/spinners', target: 'spinners' },
  { name: 'tabs', path: '/components/tabs-component', target: 'tabsComponent' },
  { name: 'timeline', path: '/components/timeline', target: 'timeline' },
  { name: 'toasts', path: '/components/toasts', target: 'toasts' },
  { name: 'tooltips', path: '/components/tooltips', target: 'tooltips' },
] as const satisfies readonly CataloguePage[];

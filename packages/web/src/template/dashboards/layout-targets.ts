import type { PageTarget } from '@pliego/contract/pages';

/** The pages that show what a page may ask of the shell. */
export const layoutTargets = [
  'pageLayout-collapsedMenu',
  'pageLayout-layoutBoxed',
  'pageLayout-withoutMenu',
  'pageLayout-layoutEmpty',
  'pageLayout-layoutBlank',
] as const satisfies readonly PageTarget[];

export type LayoutTarget = (typeof layoutTargets)[number];

/** What the line of a page in the table has, to ask for its layout. */
export const layoutCode: Record<LayoutTarget, string> = {
  'pageLayout-collapsedMenu': 'layout: { menuCollapsed: true }',
  'pageLayout-layoutBoxed': "layout: { contentWidth: 'boxed' }",
  'pageLayout-withoutMenu': 'layout: { menuHidden: true }',
  'pageLayout-layoutEmpty': 'page(id, target, link, icon, title)',
  'pageLayout-layoutBlank': 'isBlank: true',
};

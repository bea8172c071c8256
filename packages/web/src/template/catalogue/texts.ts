import type { typography } from './messages/typography.es.ts';
import type { colors } from './messages/colors.es.ts';
import type { icons } from './messages/icons.es.ts';
import type { accordion } from './messages/accordion.es.ts';
import type { alerts } from './messages/alerts.es.ts';
import type { avatar } from './messages/avatar.es.ts';
import type { badges } from './messages/badges.es.ts';
import type { blockUi } from './messages/block-ui.es.ts';
import type { breadcrumbs } from './messages/breadcrumbs.es.ts';
import type { buttons } from './messages/buttons.es.ts';
import type { collapse } from './messages/collapse.es.ts';
import type { divider } from './messages/divider.es.ts';
import type { dropdowns } from './messages/dropdowns.es.ts';
import type { listGroup } from './messages/list-group.es.ts';
import type { modals } from './messages/modals.es.ts';
import type { navs } from './messages/navs.es.ts';
import type { offcanvas } from './messages/offcanvas.es.ts';
import type { pagination } from './messages/pagination.es.ts';
import type { pillBadges } from './messages/pill-badges.es.ts';
import type { pills } from './messages/pills.es.ts';
import type { popovers } from './messages/popovers.es.ts';
import type { progress } from './messages/progress.es.ts';
import type { spinners } from './messages/spinners.es.ts';
import type { tabs } from './messages/tabs.es.ts';
import type { timeline } from './messages/timeline.es.ts';
import type { toasts } from './messages/toasts.es.ts';
import type { tooltips } from './messages/tooltips.es.ts';
import type { catalogue } from './messages/es.ts';

/** The texts of the catalogue: of its frame, and of each page. */
export interface CatalogueTexts {
  catalogue: typeof catalogue;
  typography: typeof typography;
  colors: typeof colors;
  icons: typeof icons;
  accordion: typeof accordion;
  alerts: typeof alerts;
  avatar: typeof avatar;
  badges: typeof badges;
  blockUi: typeof blockUi;
  breadcrumbs: typeof breadcrumbs;
  buttons: typeof buttons;
  collapse: typeof collapse;
  divider: typeof divider;
  dropdowns: typeof dropdowns;
  listGroup: typeof listGroup;
  modals: typeof modals;
  navs: typeof navs;
  offcanvas: typeof offcanvas;
  pagination: typeof pagination;
  pillBadges: typeof pillBadges;
  pills: typeof pills;
  popovers: typeof popovers;
  progress: typeof progress;
  spinners: typeof spinners;
  tabs: typeof tabs;
  timeline: typeof timeline;
  toasts: typeof toasts;
  tooltips: typeof tooltips;
}

/** The texts of a page, which its frame and its demonstrations show. */
export type CatalogueName = Exclude<keyof CatalogueTexts, 'catalogue'>;

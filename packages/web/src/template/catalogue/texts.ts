import type { alerts } from './messages/alerts.es.ts';
import type { avatar } from './messages/avatar.es.ts';
import type { badges } from './messages/badges.es.ts';
import type { breadcrumbs } from './messages/breadcrumbs.es.ts';
import type { buttons } from './messages/buttons.es.ts';
import type { divider } from './messages/divider.es.ts';
import type { pillBadges } from './messages/pill-badges.es.ts';
import type { progress } from './messages/progress.es.ts';
import type { spinners } from './messages/spinners.es.ts';
import type { catalogue } from './messages/es.ts';

/** The texts of the catalogue: of its frame, and of each page. */
export interface CatalogueTexts {
  catalogue: typeof catalogue;
  alerts: typeof alerts;
  avatar: typeof avatar;
  badges: typeof badges;
  breadcrumbs: typeof breadcrumbs;
  buttons: typeof buttons;
  divider: typeof divider;
  pillBadges: typeof pillBadges;
  progress: typeof progress;
  spinners: typeof spinners;
}

/** The texts of a page, which its frame and its demonstrations show. */
export type CatalogueName = Exclude<keyof CatalogueTexts, 'catalogue'>;

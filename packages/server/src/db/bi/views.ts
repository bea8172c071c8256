import { publicViews } from './public-views.ts';
import type { BiView } from './view-texts.ts';
import { workViews } from './work-views.ts';

/** All of them, in the order in which they are created and documented (`docs/bi.md`). */
export const biViews: readonly BiView[] = [...publicViews, ...workViews];

/** The tables of a company's work that the views read: each gets a policy that shows the rows of the role's company. */
export const companyTables: readonly string[] = [
  'tender_work',
  'tender_tags',
  'tags',
  'discard_reasons',
  'events',
  'tender_tasks',
  'products',
  'product_matches',
  'work_orders',
  'memberships',
  'removed_tenders',
];

/** Tables that also hold what is public: the policy shows that as well, and the views choose between two versions of a tender. */
export const sharedTables: readonly string[] = ['tenders', 'buyers'];

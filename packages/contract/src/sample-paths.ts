/**
 * Every call with sample data, by its area and without its schema: what must be known to tell them from the
 * network's and from each other before anything of an area is loaded. A test holds it equal to `sampleContract`.
 */
export const samplePaths = {
  todo: [
    'GET /apps/todo/tasks',
    'POST /apps/todo/add-tasks',
    'POST /apps/todo/update-task',
    'DELETE /apps/todo/delete-task',
    'GET /apps/todo/people',
    'POST /apps/todo/move-task',
    'DELETE /apps/todo/erase-task',
    'DELETE /apps/todo/empty-bin',
  ],
  chat: [
    'GET /apps/chat/users/profile-user',
    'GET /apps/chat/chats-and-contacts',
    'GET /apps/chat/get-chat',
    'POST /apps/chat/send-msg',
    'POST /apps/chat/update-profile',
    'POST /apps/chat/mute-chat',
    'DELETE /apps/chat/delete-chat',
    'POST /apps/chat/restore-chat',
  ],
  email: [
    'GET /apps/email/emails',
    'POST /apps/email/update-emails',
    'POST /apps/email/update-emails-label',
    'GET /apps/email/get-email',
    'GET /apps/email/paginate-email',
    'POST /apps/email/send',
    'POST /apps/email/save-draft',
    'POST /apps/email/delete-emails',
    'GET /apps/email/counts',
    'GET /apps/email/people',
  ],
  invoices: [
    'GET /apps/invoice/invoices',
    'GET /api/invoice/invoices/:id',
    'DELETE /apps/invoice/delete',
    'GET /api/invoice/clients',
    'GET /apps/invoice/setup',
    'GET /apps/invoice/all-clients',
    'POST /apps/invoice/add-client',
    'POST /apps/invoice/add-invoice',
    'POST /apps/invoice/update-invoice',
    'POST /apps/invoice/update-status',
    'POST /apps/invoice/add-payment',
    'POST /apps/invoice/remove-payment',
    'POST /apps/invoice/restore-payment',
    'POST /apps/invoice/duplicate',
    'POST /apps/invoice/restore',
  ],
  calendar: [
    'GET /apps/calendar/events',
    'POST /apps/calendar/add-event',
    'POST /apps/calendar/update-event',
    'DELETE /apps/calendar/remove-event',
    'POST /apps/calendar/change-events',
  ],
  shop: [
    'GET /apps/ecommerce/products',
    'GET /apps/ecommerce/products/:id',
    'GET /apps/ecommerce/wishlist',
    'POST /apps/ecommerce/wishlist',
    'DELETE /apps/ecommerce/wishlist/:productId',
    'GET /apps/ecommerce/cart',
    'POST /apps/ecommerce/cart',
    'DELETE /apps/ecommerce/cart/:productId',
    'GET /apps/ecommerce/facets',
    'GET /apps/ecommerce/products/:id/related',
    'POST /apps/ecommerce/cart/update',
    'GET /apps/ecommerce/addresses',
    'POST /apps/ecommerce/addresses',
    'DELETE /apps/ecommerce/addresses/:id',
    'POST /apps/ecommerce/addresses/restore',
    'POST /apps/ecommerce/orders',
    'GET /apps/ecommerce/orders/:id',
  ],
  mainSearch: ['GET /api/main-search/data'],
  demoUsers: [
    'GET /api/users/list/all-data',
    'GET /api/users/list/data',
    'GET /api/users/user',
    'POST /apps/users/add-user',
    'DELETE /apps/users/delete',
    'POST /apps/users/update-user',
    'POST /apps/users/restore-user',
    'GET /apps/users/details',
    'POST /apps/users/update-details',
    'POST /apps/users/change-password',
    'POST /apps/users/close-device',
  ],
  profile: ['GET /profile/data'],
  blog: [
    'GET /blog/list/data',
    'GET /blog/list/data/sidebar',
    'GET /blog/list/data/detail',
    'GET /blog/list/data/edit',
  ],
  datatables: ['GET /api/datatables/initial-data', 'GET /api/datatables/data'],
  pricing: ['GET /pricing/data'],
  faq: [
    'GET /faq/data',
    'GET /faq/data/knowledge_base',
    'GET /faq/data/category',
    'GET /faq/data/question',
  ],
  roles: [
    'GET /apps/roles/data',
    'POST /apps/roles/add-role',
    'POST /apps/roles/update-role',
    'DELETE /apps/roles/delete',
    'POST /apps/roles/restore-role',
  ],
  permissions: [
    'GET /apps/permissions/data',
    'POST /apps/permissions/add-permission',
    'POST /apps/permissions/update-permission',
    'DELETE /apps/permissions/delete',
    'POST /apps/permissions/assign-permission',
    'POST /apps/permissions/restore-permission',
  ],
  cards: [
    'GET /card/card-analytics/support-tracker',
    'GET /card/card-analytics/avg-sessions',
    'GET /card/card-analytics/revenue-report',
    'GET /card/card-analytics/goal-overview',
    'GET /card/card-analytics/revenue',
    'GET /card/card-analytics/product-orders',
    'GET /card/card-analytics/sessions-device',
    'GET /card/card-analytics/customers',
    'GET /card/card-statistics/orders-bar-chart',
    'GET /card/card-statistics/profit-line-chart',
    'GET /card/card-statistics/subscribers',
    'GET /card/card-statistics/revenue',
    'GET /card/card-statistics/sales',
    'GET /card/card-statistics/orders',
    'GET /card/card-statistics/site-traffic',
    'GET /card/card-statistics/active-users',
    'GET /card/card-statistics/newsletter',
    'GET /card/card-analytics/avg-sessions/detail',
    'GET /card/card-analytics/support-tracker/detail',
    'GET /card/card-analytics/revenue-report/detail',
    'GET /card/dashboards/commerce',
    'GET /card/dashboards/analytics',
  ],
  accountSettings: ['GET /account-setting/data'],
  autocomplete: ['GET /api/autocomplete/data'],
  jwt: ['POST /jwt/login', 'POST /jwt/register', 'POST /jwt/refresh-token'],
} as const;

export type SampleAreaName = keyof typeof samplePaths;

const isArea = (name: string): name is SampleAreaName => name in samplePaths;
const areas = Object.keys(samplePaths).filter(isArea);

/** Matches a path with its parameters written as they may be. */
function matcher(path: string, parameter: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, parameter)}$`);
}

const calls: string[] = areas.flatMap((area) => samplePaths[area]);
const exact = new Set(calls);
/** A parameter of a path begins with a digit; `/apps/ecommerce/products/silla` is not one of these calls. */
const patterns = calls
  .filter((call) => call.includes(':'))
  .map((call) => matcher(call, String.raw`\d[^/]*`));

/** Whether a call is answered with sample data; the path must be exact, without its query. */
export function isSampleCall(method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return (!call.includes(':') && exact.has(call)) || patterns.some((pattern) => pattern.test(call));
}

const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1);
const areaByPath = new Map(
  areas.flatMap((area) => samplePaths[area].map((call) => [pathOf(call), area] as const)),
);
const withParameters = [...areaByPath]
  .filter(([path]) => path.includes(':'))
  .map(([path, area]) => ({ area, path: matcher(path, '[^/]+') }));

/** Whose path it is, whatever the method and the parameters; undefined when it is nobody's. */
export function sampleAreaAt(path: string): SampleAreaName | undefined {
  return areaByPath.get(path) ?? withParameters.find((place) => place.path.test(path))?.area;
}

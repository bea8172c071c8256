/**
 * Every call with sample data, without its schema: what the web must know to tell them from the
 * network's. A test holds it equal to `sampleContract`.
 */
export const samplePaths = [
  'GET /apps/todo/tasks',
  'POST /apps/todo/add-tasks',
  'POST /apps/todo/update-task',
  'DELETE /apps/todo/delete-task',
  'GET /apps/chat/users/profile-user',
  'GET /apps/chat/chats-and-contacts',
  'GET /apps/chat/get-chat',
  'POST /apps/chat/send-msg',
  'GET /apps/email/emails',
  'POST /apps/email/update-emails',
  'POST /apps/email/update-emails-label',
  'GET /apps/email/get-email',
  'GET /apps/email/paginate-email',
  'GET /apps/invoice/invoices',
  'GET /api/invoice/invoices/:id',
  'DELETE /apps/invoice/delete',
  'GET /api/invoice/clients',
  'GET /apps/calendar/events',
  'POST /apps/calendar/add-event',
  'POST /apps/calendar/update-event',
  'DELETE /apps/calendar/remove-event',
  'GET /api/main-search/data',
  'GET /apps/ecommerce/products',
  'GET /apps/ecommerce/products/:id',
  'GET /apps/ecommerce/wishlist',
  'POST /apps/ecommerce/wishlist',
  'DELETE /apps/ecommerce/wishlist/:productId',
  'GET /apps/ecommerce/cart',
  'POST /apps/ecommerce/cart',
  'DELETE /apps/ecommerce/cart/:productId',
  'GET /api/users/list/all-data',
  'GET /api/users/list/data',
  'GET /api/users/user',
  'POST /apps/users/add-user',
  'DELETE /apps/users/delete',
  'GET /profile/data',
  'GET /blog/list/data',
  'GET /blog/list/data/sidebar',
  'GET /blog/list/data/detail',
  'GET /blog/list/data/edit',
  'GET /api/datatables/initial-data',
  'GET /api/datatables/data',
  'GET /pricing/data',
  'GET /faq/data',
  'GET /faq/data/knowledge_base',
  'GET /faq/data/category',
  'GET /faq/data/question',
  'GET /apps/permissions/data',
  'POST /apps/permissions/add-permission',
  'POST /apps/permissions/update-permission',
  'DELETE /apps/permissions/delete',
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
  'GET /account-setting/data',
  'GET /api/autocomplete/data',
  'POST /jwt/login',
  'POST /jwt/register',
  'POST /jwt/refresh-token',
] as const;

/** A parameter of a path begins with a digit; `/apps/ecommerce/products/silla` is not one of these calls. */
const patterns = samplePaths
  .filter((call) => call.includes(':'))
  .map((call) => new RegExp(`^${call.replaceAll(/:[a-zA-Z]+/g, String.raw`\d[^/]*`)}$`));
const exact = new Set<string>(samplePaths);

/** Whether a call is answered with sample data; the path must be exact, without its query. */
export function isSampleCall(method: string, path: string): boolean {
  const call = `${method.toUpperCase()} ${path}`;
  return (!call.includes(':') && exact.has(call)) || patterns.some((pattern) => pattern.test(call));
}

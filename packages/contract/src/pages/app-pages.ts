import { group, page, read, section, update } from './entry.ts';

/** The dashboards and apps of the template, on sample data. */
export const dashboardPages = section(
  'dashboards',
  { icon: 'Home', ability: read('Analytics'), isTemplate: true },
  [
    page(2, 'eCommerceDash', '/', 'Home', 'Panel de comercio'),
    page(1, 'analyticsDash', '/dashboard/analytics', 'Home', 'Panel analítico'),
  ],
);

export const appPages = section(
  'apps',
  { icon: 'Package', ability: read('App'), isTemplate: true },
  [
    page(3, 'email', '/apps/email', 'Mail', 'Correo', { isOneScreen: true }),
    page(4, 'chat', '/apps/chat', 'MessageSquare', 'Chat', { isOneScreen: true }),
    page(5, 'todo', '/apps/todo', 'CheckSquare', 'Tareas', { isOneScreen: true }),
    page(6, 'calendar', '/apps/calendar', 'Calendar', 'Calendario', { isOneScreen: true }),
    page(129, 'appKanban', '/apps/kanban', 'CheckSquare', 'Kanban'),
    group('invoices', 'FileText', [
      page(7, 'invoiceList', '/apps/invoice/list', 'List', 'Lista de facturas'),
      page(8, 'invoicePreview', '/apps/invoice/preview', 'FileText', 'Vista de factura'),
      page(9, 'invoiceEdit', '/apps/invoice/edit', 'Edit', 'Editar factura'),
      page(10, 'invoiceAdd', '/apps/invoice/add', 'Plus', 'Nueva factura'),
      page(1010, 'invoicePrint', '/apps/invoice/print', 'FileText', 'Factura para imprimir', {
        isBlank: true,
        isOffMenu: true,
      }),
    ]),
    group('shop', 'ShoppingCart', [
      page(11, 'shop', '/apps/ecommerce/shop', 'ShoppingCart', 'Tienda'),
      page(12, 'detail', '/apps/ecommerce/product-detail', 'Circle', 'Detalle de producto'),
      page(13, 'wishList', '/apps/ecommerce/wishlist', 'Heart', 'Lista de deseos'),
      page(14, 'checkout', '/apps/ecommerce/checkout', 'CreditCard', 'Pago'),
      page(1024, 'orders', '/apps/ecommerce/orders', 'Package', 'Pedidos'),
    ]),
    group('people', 'User', [
      page(15, 'userList', '/apps/user/list', 'User', 'Lista de personas', {
        ability: update('User'),
      }),
      page(16, 'userView', '/apps/user/view', 'User', 'Ficha de persona', {
        ability: update('User'),
      }),
    ]),
    group('access', 'Shield', [
      page(118, 'roles', '/apps/roles', 'Shield', 'Roles', { ability: update('User') }),
      page(119, 'permissions', '/apps/permissions', 'Shield', 'Permisos', {
        ability: update('User'),
      }),
    ]),
  ],
);

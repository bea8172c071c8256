import { authDemoPages, kitPages } from './demo-pages.ts';
import { page } from './page-facts.ts';

/**
 * The pages of the product as they cross the wire: what search and bookmarks answer about each
 * (specification, section 3: id, target, title, icon, link). The ids of the template's pages are
 * those of its main search; the product's own begin at 1001. How a page is shown, and to whom, is
 * the web's affair (`web/src/app/pages.ts`).
 */

const product = [
  page(1001, 'tenders', '/licitaciones', 'FileText', 'Licitaciones'),
  page(1002, 'followUp', '/seguimiento', 'Eye', 'Seguimiento'),
  page(1003, 'products', '/productos', 'Package', 'Productos'),
  page(1004, 'reports', '/reportes', 'PieChart', 'Reportes'),
  page(1005, 'sources', '/fuentes', 'DownloadCloud', 'Fuentes'),
  page(1006, 'tags', '/etiquetas', 'Tag', 'Etiquetas'),
  page(1007, 'people', '/usuarios', 'Users', 'Usuarios'),
  page(1008, 'company', '/empresa', 'Briefcase', 'Empresa'),
  page(1009, 'account', '/cuenta', 'User', 'Mi cuenta'),
] as const;

const dashboards = [
  page(1, 'analyticsDash', '/dashboard/analytics', 'Home', 'Panel analítico'),
  page(2, 'eCommerceDash', '/', 'Home', 'Panel de comercio'),
] as const;

const apps = [
  page(3, 'email', '/apps/email', 'Mail', 'Correo'),
  page(4, 'chat', '/apps/chat', 'MessageSquare', 'Chat'),
  page(5, 'todo', '/apps/todo', 'CheckSquare', 'Tareas'),
  page(6, 'calendar', '/apps/calendar', 'Calendar', 'Calendario'),
  page(129, 'appKanban', '/apps/kanban', 'CheckSquare', 'Kanban'),
  page(7, 'invoiceList', '/apps/invoice/list', 'List', 'Lista de facturas'),
  page(8, 'invoicePreview', '/apps/invoice/preview', 'FileText', 'Vista de factura'),
  page(9, 'invoiceEdit', '/apps/invoice/edit', 'Edit', 'Editar factura'),
  page(10, 'invoiceAdd', '/apps/invoice/add', 'Plus', 'Nueva factura'),
  page(1010, 'invoicePrint', '/apps/invoice/print', 'FileText', 'Factura para imprimir'),
  page(11, 'shop', '/apps/ecommerce/shop', 'ShoppingCart', 'Tienda'),
  page(12, 'detail', '/apps/ecommerce/product-detail', 'Circle', 'Detalle de producto'),
  page(13, 'wishList', '/apps/ecommerce/wishlist', 'Heart', 'Lista de deseos'),
  page(14, 'checkout', '/apps/ecommerce/checkout', 'CreditCard', 'Pago'),
  page(15, 'userList', '/apps/user/list', 'User', 'Lista de personas'),
  page(16, 'userView', '/apps/user/view', 'User', 'Ficha de persona'),
  page(118, 'roles', '/apps/roles', 'Shield', 'Roles'),
  page(119, 'permissions', '/apps/permissions', 'Shield', 'Permisos'),
] as const;

const general = [
  page(26, 'accountSettings', '/pages/account-settings', 'Settings', 'Ajustes de la cuenta'),
  page(27, 'profile', '/pages/profile', 'Users', 'Perfil'),
  page(28, 'faq', '/pages/faq', 'Zap', 'Preguntas frecuentes'),
  page(29, 'knowledgeBase', '/pages/knowledge-base', 'AlignLeft', 'Base de conocimiento'),
  page(30, 'pricing', '/pages/pricing', 'DollarSign', 'Planes y precios'),
  page(120, 'license', '/pages/license', 'CreditCard', 'Licencia'),
  page(121, 'apiKey', '/pages/api-key', 'Key', 'Claves de API'),
  page(31, 'blogList', '/pages/blog/list', 'List', 'Artículos'),
  page(32, 'blogDetail', '/pages/blog/detail', 'FileText', 'Artículo'),
  page(33, 'blogEdit', '/pages/blog/edit', 'Edit', 'Editar artículo'),
  page(124, 'modalExamples', '/pages/modal-examples', 'Square', 'Ejemplos de diálogos'),
  page(34, 'comingSoon', '/misc/coming-soon', 'Watch', 'Próximamente'),
  page(35, 'notAuthorized', '/misc/not-authorized', 'UserX', 'Sin permiso'),
  page(36, 'maintenance', '/misc/maintenance', 'Aperture', 'En mantención'),
  page(37, 'error', '/misc/error', 'AlertTriangle', 'Página no encontrada'),
  page(83, 'access-control', '/access-control', 'Lock', 'Control de acceso'),
] as const;

/** Every page, the product's own first. */
export const pages = [
  ...product,
  ...dashboards,
  ...apps,
  ...general,
  ...authDemoPages,
  ...kitPages,
] as const;
export type PageTarget = (typeof pages)[number]['target'];
export type PageLink = (typeof pages)[number]['link'];

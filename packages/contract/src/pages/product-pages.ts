import { group, page, read, section } from './entry.ts';

/** The product's own pages. Their ids begin at 1001. */
export const workPages = section(
  'work',
  { icon: 'FileText', ability: read('Tender'), isTemplate: false },
  [
    page(1011, 'home', '/inicio', 'Home', 'Mi día', { ability: read('Tender') }),
    page(1001, 'tenders', '/licitaciones', 'FileText', 'Licitaciones', { ability: read('Tender') }),
    page(1002, 'followUp', '/seguimiento', 'Eye', 'Seguimiento', { ability: read('Tender') }),
    page(1003, 'products', '/productos', 'Package', 'Productos', { ability: read('Product') }),
    page(1004, 'reports', '/reportes', 'PieChart', 'Reportes', { ability: read('Report') }),
    page(1018, 'buyers', '/compradores', 'Crosshair', 'Compradores', { ability: read('Report') }),
    page(1019, 'suppliers', '/proveedores', 'TrendingUp', 'Proveedores', {
      ability: read('Report'),
    }),
    group('settings', 'Settings', [
      page(1005, 'sources', '/fuentes', 'DownloadCloud', 'Fuentes', { ability: read('Source') }),
      page(1006, 'tags', '/etiquetas', 'Tag', 'Etiquetas', { ability: read('Tag') }),
      page(1007, 'people', '/usuarios', 'Users', 'Usuarios', { ability: read('User') }),
      page(1008, 'company', '/empresa', 'Briefcase', 'Empresa', { ability: read('Company') }),
      page(1012, 'audit', '/auditoria', 'Shield', 'Auditoría', { ability: read('Audit') }),
    ]),
    page(1025, 'exports', '/exportaciones', 'DownloadCloud', 'Tus exportaciones', {
      ability: read('Tender'),
      isOffMenu: true,
    }),
    page(1009, 'account', '/cuenta', 'User', 'Mi cuenta', {
      ability: read('Auth'),
      isOffMenu: true,
    }),
  ],
);

export const otherPages = section(
  'misc',
  { icon: 'Menu', ability: read('ACL'), isTemplate: false },
  [
    page(83, 'access-control', '/access-control', 'Lock', 'Control de acceso', {
      ability: read('ACL'),
    }),
  ],
);

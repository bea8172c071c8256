import { accountSettingEndpoints } from './areas/account-settings.ts';
import { autocompleteEndpoints } from './areas/autocomplete.ts';
import { blogEndpoints } from './areas/blog.ts';
import { calendarEndpoints } from './areas/calendar.ts';
import { cardEndpoints } from './areas/cards.ts';
import { chatEndpoints } from './areas/chat.ts';
import { datatableEndpoints } from './areas/datatables.ts';
import { demoUserEndpoints } from './areas/demo-users.ts';
import { emailEndpoints } from './areas/email.ts';
import { faqEndpoints } from './areas/faq.ts';
import { invoiceEndpoints } from './areas/invoices.ts';
import { jwtEndpoints } from './areas/jwt.ts';
import { mainSearchEndpoints } from './areas/main-search.ts';
import { permissionEndpoints } from './areas/permissions.ts';
import { pricingEndpoints } from './areas/pricing.ts';
import { profileEndpoints } from './areas/profile.ts';
import { roleEndpoints } from './areas/roles.ts';
import { shopEndpoints } from './areas/shop.ts';
import { todoEndpoints } from './areas/todo.ts';
import type { AreaTable } from './contract.ts';

/**
 * The areas with sample data. They are not in `contract`, so that the product's first load does not include their
 * schemas.
 */
export const sampleContract = {
  todo: { home: 'sample', title: 'Tareas', endpoints: todoEndpoints },
  chat: { home: 'sample', title: 'Chat', endpoints: chatEndpoints },
  email: { home: 'sample', title: 'Correo', endpoints: emailEndpoints },
  invoices: { home: 'sample', title: 'Facturas', endpoints: invoiceEndpoints },
  calendar: { home: 'sample', title: 'Calendario', endpoints: calendarEndpoints },
  shop: { home: 'sample', title: 'Tienda', endpoints: shopEndpoints },
  mainSearch: { home: 'sample', title: 'Búsqueda principal', endpoints: mainSearchEndpoints },
  demoUsers: { home: 'sample', title: 'Usuarios de muestra', endpoints: demoUserEndpoints },
  profile: { home: 'sample', title: 'Perfil', endpoints: profileEndpoints },
  blog: { home: 'sample', title: 'Blog', endpoints: blogEndpoints },
  datatables: { home: 'sample', title: 'Tablas de datos', endpoints: datatableEndpoints },
  pricing: { home: 'sample', title: 'Planes y precios', endpoints: pricingEndpoints },
  faq: {
    home: 'sample',
    title: 'Preguntas frecuentes y base de conocimiento',
    endpoints: faqEndpoints,
  },
  roles: { home: 'sample', title: 'Roles de muestra', endpoints: roleEndpoints },
  permissions: { home: 'sample', title: 'Permisos', endpoints: permissionEndpoints },
  cards: { home: 'sample', title: 'Tarjetas de cifras', endpoints: cardEndpoints },
  accountSettings: {
    home: 'sample',
    title: 'Ajustes de la cuenta',
    endpoints: accountSettingEndpoints,
  },
  autocomplete: { home: 'sample', title: 'Autocompletado', endpoints: autocompleteEndpoints },
  jwt: { home: 'sample', title: 'Ingreso de muestra', endpoints: jwtEndpoints },
} as const satisfies AreaTable;

export type SampleContract = typeof sampleContract;

import { assignRuleEndpoints } from './areas/assign-rules.ts';
import { attachmentEndpoints } from './areas/attachments.ts';
import { auditEndpoints } from './areas/audit.ts';
import { authEndpoints } from './areas/auth.ts';
import { boardEndpoints } from './areas/board.ts';
import { bookmarkEndpoints } from './areas/bookmarks.ts';
import { bulkEndpoints } from './areas/bulk.ts';
import { calendarFeedEndpoints } from './areas/calendars.ts';
import { connectorEndpoints } from './areas/connectors.ts';
import { deadlineEndpoints } from './areas/deadlines.ts';
import { companyEndpoints } from './areas/company.ts';
import { commentEndpoints } from './areas/comments.ts';
import { decisionEndpoints } from './areas/decisions.ts';
import { healthEndpoints } from './areas/health.ts';
import { exportEndpoints } from './areas/exports.ts';
import { followUpEndpoints } from './areas/follow-up.ts';
import { helpEndpoints } from './areas/help.ts';
import { homeEndpoints } from './areas/home.ts';
import { homeWidgetEndpoints } from './areas/home-widgets.ts';
import { identityProviderEndpoints } from './areas/identity-provider.ts';
import { keyEndpoints } from './areas/keys.ts';
import { marketEndpoints } from './areas/market.ts';
import { matchEndpoints } from './areas/matches.ts';
import { productPriceEndpoints } from './areas/prices.ts';
import { newsEndpoints } from './areas/news.ts';
import { noticeEndpoints } from './areas/notices.ts';
import { preparedExportEndpoints } from './areas/prepared-exports.ts';
import { privacyEndpoints } from './areas/privacy.ts';
import { ownProfileEndpoints } from './areas/own-profile.ts';
import { ownTenderEndpoints } from './areas/own-tenders.ts';
import { productImportEndpoints } from './areas/product-imports.ts';
import { productProposalEndpoints } from './areas/product-proposals.ts';
import { productEndpoints } from './areas/products.ts';
import { reportEmbedEndpoints } from './areas/report-embeds.ts';
import { reportLinkEndpoints } from './areas/report-links.ts';
import { reportMailEndpoints } from './areas/report-mails.ts';
import { reportEndpoints } from './areas/reports.ts';
import { sampleEndpoints } from './areas/sample.ts';
import { signInRuleEndpoints } from './areas/sign-in-rules.ts';
import { sourceEndpoints } from './areas/sources.ts';
import { soldProductEndpoints } from './areas/sold-products.ts';
import { spreadsheetEndpoints } from './areas/spreadsheet-endpoints.ts';
import { synonymEndpoints } from './areas/synonyms.ts';
import { tagEndpoints } from './areas/tags.ts';
import { taskEndpoints } from './areas/tasks.ts';
import { teamSheetEndpoints } from './areas/team-sheets.ts';
import { tenderEndpoints } from './areas/tenders.ts';
import { userEndpoints } from './areas/users.ts';
import { viewEndpoints } from './areas/views.ts';
import { webhookEndpoints } from './areas/webhooks.ts';
import { workEndpoints } from './areas/work.ts';
import { workOrderEndpoints } from './areas/work-orders.ts';
import type { EndpointDefinition } from './endpoint.ts';

/** Who answers an area: the server, or the app with sample data in the page. */
export type Home = 'server' | 'sample';

export interface Area {
  home: Home;
  /** Spanish heading on the API page. */
  title: string;
  endpoints: Record<string, EndpointDefinition>;
}

export type AreaTable = Record<string, Area>;

/** Every area of the product. An area's name is the same in every package. */
export const contract = {
  health: { home: 'server', title: 'Salud', endpoints: healthEndpoints },
  auth: { home: 'server', title: 'Sesión', endpoints: authEndpoints },
  home: { home: 'server', title: 'Inicio', endpoints: homeEndpoints },
  homeWidgets: { home: 'server', title: 'Reportes del inicio', endpoints: homeWidgetEndpoints },
  tenders: { home: 'server', title: 'Licitaciones', endpoints: tenderEndpoints },
  ownTenders: { home: 'server', title: 'Licitaciones propias', endpoints: ownTenderEndpoints },
  exports: { home: 'server', title: 'Exportación', endpoints: exportEndpoints },
  preparedExports: {
    home: 'server',
    title: 'Exportaciones preparadas',
    endpoints: preparedExportEndpoints,
  },
  bulk: { home: 'server', title: 'Cambios masivos', endpoints: bulkEndpoints },
  teamSheets: { home: 'server', title: 'Planilla del equipo', endpoints: teamSheetEndpoints },
  board: { home: 'server', title: 'Tablero', endpoints: boardEndpoints },
  work: { home: 'server', title: 'Expediente', endpoints: workEndpoints },
  deadlines: { home: 'server', title: 'Plazos', endpoints: deadlineEndpoints },
  views: { home: 'server', title: 'Vistas guardadas', endpoints: viewEndpoints },
  calendars: { home: 'server', title: 'Calendarios', endpoints: calendarFeedEndpoints },
  comments: { home: 'server', title: 'Comentarios', endpoints: commentEndpoints },
  tasks: { home: 'server', title: 'Tareas', endpoints: taskEndpoints },
  attachments: { home: 'server', title: 'Adjuntos', endpoints: attachmentEndpoints },
  decisions: { home: 'server', title: 'Decisiones', endpoints: decisionEndpoints },
  workOrders: { home: 'server', title: 'Órdenes de compra', endpoints: workOrderEndpoints },
  company: {
    home: 'server',
    title: 'Empresa',
    endpoints: { ...companyEndpoints, ...signInRuleEndpoints, ...identityProviderEndpoints },
  },
  privacy: { home: 'server', title: 'Datos y cierre', endpoints: privacyEndpoints },
  ownProfile: { home: 'server', title: 'Perfil propio', endpoints: ownProfileEndpoints },
  tags: { home: 'server', title: 'Etiquetas', endpoints: tagEndpoints },
  users: { home: 'server', title: 'Usuarios', endpoints: userEndpoints },
  sources: { home: 'server', title: 'Fuentes', endpoints: sourceEndpoints },
  spreadsheets: { home: 'server', title: 'Planillas propias', endpoints: spreadsheetEndpoints },
  connectors: { home: 'server', title: 'Conectores', endpoints: connectorEndpoints },
  followUp: { home: 'server', title: 'Seguimiento', endpoints: followUpEndpoints },
  notices: { home: 'server', title: 'Avisos', endpoints: noticeEndpoints },
  webhooks: { home: 'server', title: 'Webhooks', endpoints: webhookEndpoints },
  reports: { home: 'server', title: 'Reportes', endpoints: reportEndpoints },
  reportLinks: {
    home: 'server',
    title: 'Enlaces de reportes',
    endpoints: reportLinkEndpoints,
  },
  reportMails: {
    home: 'server',
    title: 'Reportes por correo',
    endpoints: reportMailEndpoints,
  },
  reportEmbeds: {
    home: 'server',
    title: 'Tableros incrustados',
    endpoints: reportEmbedEndpoints,
  },
  market: { home: 'server', title: 'Compradores y proveedores', endpoints: marketEndpoints },
  products: { home: 'server', title: 'Productos', endpoints: productEndpoints },
  matches: { home: 'server', title: 'Calces', endpoints: matchEndpoints },
  assignRules: { home: 'server', title: 'Reglas de asignación', endpoints: assignRuleEndpoints },
  productProposals: {
    home: 'server',
    title: 'Propuestas de productos',
    endpoints: productProposalEndpoints,
  },
  soldProducts: { home: 'server', title: 'Productos vendidos', endpoints: soldProductEndpoints },
  synonyms: { home: 'server', title: 'Sinónimos', endpoints: synonymEndpoints },
  prices: { home: 'server', title: 'Precios adjudicados', endpoints: productPriceEndpoints },
  productImports: {
    home: 'server',
    title: 'Listas de precios',
    endpoints: productImportEndpoints,
  },
  audit: { home: 'server', title: 'Auditoría', endpoints: auditEndpoints },
  keys: { home: 'server', title: 'Claves de API', endpoints: keyEndpoints },
  help: { home: 'server', title: 'Ayuda', endpoints: helpEndpoints },
  news: { home: 'server', title: 'Novedades', endpoints: newsEndpoints },
  bookmarks: { home: 'server', title: 'Favoritos', endpoints: bookmarkEndpoints },
  sample: { home: 'server', title: 'Datos de muestra', endpoints: sampleEndpoints },
} as const satisfies AreaTable;

export type Contract = typeof contract;

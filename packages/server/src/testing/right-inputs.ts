import { starterCriteria } from '#server/areas/decisions/starter-criteria.ts';
import { starterTemplates } from '#server/areas/tasks/starter-templates.ts';
import { ownMapping } from './a-spreadsheet.ts';
import { anOwnTender } from './an-own-tender.ts';
import { people, tagIds } from './fixture.ts';
import { fixtureTenders } from './fixture-tenders.ts';

/** Numbers after those of the company that registers before, which begins with some. */
const ownTemplate = starterTemplates.length + 1;
const ownCriterion = starterCriteria.length + 1;
const rule = { avisos: 6, rechazos: null, descartadas: 24, quitadas: null };
export const aTask = { titulo: 'Leer las bases', ancla: null };

/** What a right call of each endpoint sends; those that are absent need nothing. */
export const input: Record<string, { id?: number; query?: string; json?: unknown }> = {
  'auth.login': { json: { email: people.admin.email, password: 'clave de prueba' } },
  'auth.removePasskey': { json: { password: 'clave de prueba' } },
  'auth.viewAs': { json: { role: 'author', persona: null } },
  'auth.switchCompany': { json: { empresa: 1 } },
  'tenders.list': { query: '?q=licitacion&limit=5&estado=publicada' },
  'exports.tenders': { query: '?formato=csv&region=13' },
  'bulk.change': {
    json: { seleccion: { ids: [2] }, cambio: { tipo: 'prioridad', prioridad: 'alta' } },
  },
  // What is changed before it.
  'bulk.undo': { id: 1 },
  'ownTenders.create': { json: { codigo: null, ...anOwnTender } },
  // The one that is entered before.
  'ownTenders.get': { id: fixtureTenders.length + 1 },
  'ownTenders.update': { id: fixtureTenders.length + 1, json: anOwnTender },
  'tenders.facets': { query: '?region=13' },
  'tenders.buyers': { query: '?q=salud' },
  'tenders.get': { id: 1 },
  'tenders.events': { id: 1 },
  'tenders.history': { id: 1 },
  'tenders.observations': { id: 1 },
  'tenders.setTags': { id: 1, json: [tagIds.urgente] },
  'tenders.assign': { id: 1, json: { Usuario: people.author.id } },
  'comments.list': { id: 1 },
  'comments.create': { json: { texto: 'Un comentario' } },
  'comments.update': { json: { texto: 'Un comentario corregido' } },
  'tasks.create': { json: { titulo: 'Subir la oferta' } },
  // The template that is made before it.
  'tasks.addTemplate': { id: 1, json: { plantilla: ownTemplate } },
  'tasks.update': { json: { hecha: true } },
  'tasks.createTemplate': { json: { nombre: 'Otra', tipos: [], tareas: [aTask] } },
  'tasks.updateTemplate': { id: ownTemplate, json: { nombre: 'Cambiada' } },
  'tasks.removeTemplate': { id: ownTemplate },
  'attachments.upload': { query: '?nombre=bases.json' },
  'decisions.answer': { json: { veredicto: 'no-vamos' } },
  'decisions.createCriterion': { json: { clase: 'criterio', nombre: 'Margen', peso: 20 } },
  'decisions.updateCriterion': { id: ownCriterion, json: { peso: 30 } },
  'decisions.removeCriterion': { id: ownCriterion },
  // The one that was made is removed before.
  'decisions.orderCriteria': { json: { clase: 'criterio', ids: [] } },
  'workOrders.create': { json: { codigo: '1057-1-SE26', dias: { recibida: '2026-11-19' } } },
  'workOrders.update': { json: { dias: { aceptada: '2026-11-20' } } },
  'work.move': { id: 1, json: { etapa: 'en-analisis' } },
  'work.decideProposal': { id: 1, json: { acepta: false } },
  'work.follow': { id: 1, json: { siguiendo: true } },
  'work.orderReasons': { json: { etapa: 'retirada', ids: [7, 8, 9, 10] } },
  'work.createReason': { json: { nombre: 'Muy lejos', etapa: 'descartada' } },
  'company.update': { json: { giro: 'Venta de insumos' } },
  'company.setSignInRules': {
    json: { segundoPaso: false, dominios: [], metodos: ['contrasena', 'llave'] },
  },
  'privacy.tryRetention': { json: rule },
  'privacy.setRetention': { json: rule },
  'tags.create': { json: { nombre: 'Nueva', color: 'lima' } },
  'tags.update': { id: tagIds.sinUso, json: { color: 'verde' } },
  'tags.merge': { id: tagIds.sinUso, json: { destino: tagIds.urgente } },
  'tags.remove': { id: tagIds.revisar },
  'users.invite': { json: { correos: ['nadie@andes.test'], role: 'editor' } },
  'users.update': { id: people.inactive.id, json: { role: 'author', version: 1 } },
  'users.remove': { id: people.inactive.id, json: { reasignarA: null } },
  'sources.upload': { query: '?nombre=a.json' },
  'sources.run': { id: 1 },
  'sources.rejections': { id: 1 },
  // The table that is imported before it: the first upload, and the third run.
  'sources.undo': { id: 3 },
  'spreadsheets.upload': { query: '?nombre=propia.csv' },
  'spreadsheets.get': { id: 1 },
  'spreadsheets.preview': { id: 1, json: { mapeo: ownMapping } },
  'spreadsheets.try': { id: 1, json: { mapeo: ownMapping } },
  'spreadsheets.import': { id: 1, json: { mapeo: ownMapping } },
  'spreadsheets.discard': { id: 1 },
  'spreadsheets.saveMapping': { json: { nombre: 'Propia', mapeo: ownMapping, planilla: 2 } },
  'spreadsheets.updateMapping': { id: 1, json: { nombre: 'Nuestra' } },
  'spreadsheets.removeMapping': { id: 1 },
  'connectors.create': {
    json: { tipo: 'mercado-publico', nombre: 'Portal', ticket: 'A0B1C2D3-E4F5' },
  },
  'connectors.update': { json: { nombre: 'Portal de compras' } },
  'connectors.backfill': { json: { desde: '2026-10-01', hasta: '2026-10-02' } },
  'home.changes': { query: '?desde=2026-11-01T00:00:00Z' },
  'deadlines.remind': { id: 1, json: { tipo: 'cierre', dias: 2 } },
  'deadlines.markClock': { id: 1, json: { codigo: 'reclamo-tribunal', hecho: true } },
  'deadlines.calendar': { query: '?desde=2026-11-01&hasta=2026-12-31' },
  'deadlines.updateCompany': { json: { diasInternos: 2 } },
  'views.list': {},
  'views.create': { json: { nombre: 'Guantes', pagina: 'licitaciones', estado: 'q=guantes' } },
  'views.update': { id: 1, json: { nombre: 'Guantes' } },
  'views.remove': { id: 1 },
  'views.setDefault': { json: { pagina: 'licitaciones', id: null } },
  'views.setAlert': { id: 1, json: { ritmo: 'diaria' } },
  'calendars.create': { json: { clase: 'mias' } },
  'calendars.remove': { id: 1 },
  'notices.markRead': { json: { hasta: 1 } },
  'notices.updateSettings': { json: { horaResumen: '09:00' } },
  'keys.create': { json: { nombre: 'Planilla', alcances: ['licitaciones:leer'], vence: 30 } },
  'webhooks.create': { json: { url: 'https://receptor.test/', eventos: ['expediente.etapa'] } },
  'webhooks.update': { json: { descripcion: 'Nuestro ERP' } },
  'help.giveOpinion': { json: { articulo: 'etapas', sirvio: true, comentario: '' } },
  'products.create': { json: { sku: 'GN-100', nombre: 'Guantes de nitrilo' } },
  'products.bulk': { json: { ids: [1], poner: { precio: 4990 } } },
  'products.undo': { id: 1 },
  'products.update': { json: { precio: 5490 } },
  // The first one is removed before.
  'matches.ofProduct': { id: 2 },
  'matches.nearMisses': { id: 2 },
  'matches.trial': { json: { producto: { sku: 'GN-100', nombre: 'Guantes de nitrilo' } } },
  'matches.decide': { json: { descartado: false, producto: null } },
  'bookmarks.update': { json: { id: 1001 } },
};

import { aDashboard } from './a-dashboard.ts';
import { aSupplier } from './a-supplier.ts';
import { withPasskey } from './accounts.ts';
import { anOwnTender } from './an-own-tender.ts';
import { ownList, ownMapping, ownTable } from './a-spreadsheet.ts';
import { people } from './fixture.ts';
import { images } from './images.ts';
import { makeExports } from './made-exports.ts';
import { anAddress } from './people.ts';
import { aTask } from './right-inputs.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { publicUrl, type TestServer } from './test-server.ts';

/** In every text that company 1 writes below: members of other companies may never read it. */
export const secretWord = 'zarzaparrilla';

/** A public tender that company 1 works on. */
const workedTender = 1;

/** By the path that names it before its id, a thing of company 1. */
export type Things = Readonly<Record<string, number>>;

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('Nothing was made');
  return one;
};

/** What hangs on the work on a tender: each has an id of its own. */
async function workThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  const params = { id: workedTender };
  const comment = await client.comments.create({ params, body: { texto: secretWord } });
  const task = await client.tasks.create({ params, body: { titulo: secretWord } });
  const file = new Blob([`${secretWord}\n`]);
  const query = { nombre: `${secretWord}.txt` };
  await client.attachments.upload({ params, query, body: file });
  const attachments = await client.attachments.list({ params });
  const order = await client.workOrders.create({ params, body: { codigo: secretWord, dias: {} } });
  const bulk = await client.bulk.change({
    body: {
      seleccion: { ids: [workedTender] },
      cambio: { tipo: 'etapa', etapa: 'en-preparacion', nota: secretWord },
    },
  });
  return {
    '/api/masivos': first(bulk.masivo === null ? [] : [bulk.masivo.id]),
    '/api/comentarios': comment.id,
    '/api/tareas': task.id,
    '/api/adjuntos': first(attachments.datos).id,
    '/api/ordenes': first([order.id].filter((id) => id !== null)),
  };
}

/** What a company sets up for itself. */
async function settingThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  const reason = await client.work.createReason({
    body: { nombre: secretWord, etapa: 'descartada' },
  });
  const template = await client.tasks.createTemplate({
    body: { nombre: secretWord, tipos: [], tareas: [aTask] },
  });
  const criterion = await client.decisions.createCriterion({
    body: { clase: 'criterio', nombre: secretWord, peso: 20 },
  });
  const tag = await client.tags.create({ body: { nombre: secretWord, color: 'lima' } });
  await client.company.update({ body: { giro: secretWord } });
  await client.company.setLogo({ body: new Blob([images.png]) });
  await client.calendars.create({ body: { clase: 'mias' } });
  const view = await client.views.create({
    body: { nombre: secretWord, pagina: 'licitaciones', estado: '', compartida: true },
  });
  const link = await client.reportLinks.create({
    params: { reporte: 'resultados' },
    body: { nombre: secretWord, vence: 30 },
  });
  const embed = await client.reportEmbeds.create({ body: { ...aDashboard, nombre: secretWord } });
  const mailed = await client.reportMails.create({
    params: { reporte: 'resultados' },
    body: { ritmo: 'semanal', hora: '08:00', personas: [people.admin.id] },
  });
  return {
    '/api/motivos': reason.id,
    '/api/plantillas': template.id,
    '/api/criterios': criterion.id,
    '/api/etiquetas': tag.id,
    '/api/vistas': view.id,
    '/api/enlaces-de-reportes': link.id,
    '/api/correos-de-reportes': mailed.id,
    '/api/incrustados': embed.id,
    '/api/calendarios': first((await client.calendars.list()).datos).id,
  };
}

/** A list that one of its people had made into a file. */
async function exportThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  const { id } = await client.preparedExports.create({ query: { formato: 'csv', q: secretWord } });
  await makeExports(server);
  return { '/api/exportaciones': id };
}

/** Its people: one who was invited, and one who is in, with a session. */
async function peopleThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  await client.users.invite({
    body: { correos: [`${secretWord}.${anAddress()}`], role: 'editor' },
  });
  const { datos, invitaciones } = await client.users.list({ query: {} });
  const key = await client.keys.create({
    body: { nombre: secretWord, alcances: ['licitaciones:leer'], vence: 30 },
  });
  const { id: pictured } = await client.ownProfile.setPicture({ body: new Blob([images.png]) });
  const admin = await server.as('admin');
  const passkey = await withPasskey(admin, new SoftAuthenticator(publicUrl), secretWord);
  return {
    '/api/usuarios': first(datos).id,
    '/api/usuarios/invitaciones': first(invitaciones).id,
    '/api/auth/llaves-de-acceso': passkey.id,
    '/api/llaves': key.id,
    '/api/personas': pictured,
    '/api/auth/sesiones': first((await client.auth.sessions()).datos).id,
  };
}

/** What it brings in: a table of its own, read and imported, with how it is read, and a connector. */
async function sourceThings(server: TestServer): Promise<Things> {
  await aSupplier(server);
  const { client } = await server.as('admin');
  const body = new Blob([ownTable.replace('Pintura', secretWord)]);
  const query = { nombre: `${secretWord}.csv` };
  const { id } = await client.spreadsheets.upload({ query, body });
  const mapping = await client.spreadsheets.saveMapping({
    body: { nombre: secretWord, mapeo: ownMapping, planilla: id },
  });
  await client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
  await server.imports.idle();
  const waiting = await client.spreadsheets.upload({ query, body });
  const connector = await client.connectors.create({
    body: { tipo: 'mercado-publico', nombre: secretWord, ticket: 'A0B1C2D3-E4F5' },
  });
  const params = { id: connector.id };
  await client.connectors.backfill({ params, body: { desde: '2026-10-01', hasta: '2026-10-02' } });
  const own = await client.ownTenders.create({
    body: { codigo: secretWord, ...anOwnTender, nombre: secretWord },
  });
  const tender = await client.tenders.get({ params: { id: own.id } });
  return {
    '/api/fuentes/planillas': waiting.id,
    '/api/fuentes/mapeos': mapping.id,
    '/api/fuentes/importaciones': first((await client.sources.runs({ query: {} })).datos).id,
    '/api/fuentes/conectores': connector.id,
    '/api/fuentes/historicos': first((await client.connectors.backfills({ params })).datos).id,
    '/api/licitaciones': own.id,
    '/api/compradores': first(tender.comprador === null ? [] : [tender.comprador]).id,
    '/licitaciones/editar': own.id,
  };
}

/** What it has its own systems told. */
async function webhookThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  const url = `https://${secretWord}.andes.test/`;
  const { id } = await client.webhooks.create({ body: { url, eventos: ['expediente.etapa'] } });
  const delivery = await client.webhooks.test({ params: { id } });
  return { '/api/webhooks': id, '/api/webhooks/entregas': delivery.id };
}

/** What it sells, and a change of it that can be undone. */
async function productThings(server: TestServer): Promise<Things> {
  const { client } = await server.as('admin');
  const { id } = await client.products.create({ body: { sku: secretWord, nombre: secretWord } });
  const { cambio } = await client.products.bulk({
    body: { ids: [id], poner: { descripcion: secretWord } },
  });
  const list = new Blob([ownList.replace('Papel', secretWord)]);
  const waiting = await client.productImports.upload({
    query: { nombre: `${secretWord}.csv` },
    body: list,
  });
  return {
    '/api/productos': id,
    '/api/productos/cambios': cambio?.id ?? 0,
    '/api/productos/importaciones': waiting.id,
  };
}

/** Has company 1 keep one thing of each kind that an endpoint names by its id. */
export async function thingsOfCompanyOne(server: TestServer): Promise<Things> {
  return {
    ...(await workThings(server)),
    ...(await settingThings(server)),
    ...(await peopleThings(server)),
    ...(await sourceThings(server)),
    ...(await webhookThings(server)),
    ...(await exportThings(server)),
    ...(await productThings(server)),
  };
}

import { abilityOf } from '@pliego/contract/abilities';
import { contract } from '@pliego/contract/contract';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { createMongoAbility } from '@casl/ability';
import { expect, it } from 'vitest';
import { parse } from 'zod/v4/core';
import { starterCriteria } from './areas/decisions/starter-criteria.ts';
import { starterTemplates } from './areas/tasks/starter-templates.ts';
import { rightAccountCalls } from './testing/account-calls.ts';
import { people, type PersonName, tagIds } from './testing/fixture.ts';
import { ownMapping, ownTable } from './testing/a-spreadsheet.ts';
import {
  describeServer,
  problemIn,
  type SendOptions,
  type TestServer,
  type Visitor,
} from './testing/test-server.ts';
import { sourceFile, uploads } from './testing/uploads.ts';
import { proposeStage } from './testing/work-calls.ts';

interface Listed {
  name: string;
  definition: EndpointDefinition;
}

const endpoints: Listed[] = Object.entries(contract).flatMap(([area, { endpoints: own }]) =>
  Object.entries(own).map(([name, definition]) => ({ name: `${area}.${name}`, definition })),
);

const isGuarded = ({ definition }: Listed) => definition.access !== 'public';
const guarded = endpoints.filter(isGuarded);
const byAbility = endpoints.filter(({ definition }) => typeof definition.access === 'object');
/** Those of a sealed link have no ids: what they answer to a broken one is tested with them. */
const withId = endpoints.filter(
  ({ definition }) => definition.params !== undefined && !definition.path.includes(':token'),
);
const paths = [...new Set(endpoints.map(({ definition }) => definition.path))];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const people1: PersonName[] = ['admin', 'maintainer', 'editor', 'author', 'subscriber'];

/** Numbers after those of the company that registers before, which begins with some. */
const ownTemplate = starterTemplates.length + 1;
const ownCriterion = starterCriteria.length + 1;
const aTask = { titulo: 'Leer las bases', ancla: null };

/** What a right call of each endpoint sends; those that are absent need nothing. */
const input: Record<string, { id?: number; query?: string; json?: unknown }> = {
  'auth.login': { json: { email: people.admin.email, password: 'clave de prueba' } },
  'auth.switchCompany': { json: { empresa: 1 } },
  'tenders.list': { query: '?q=licitacion&limit=5&estado=publicada' },
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
  'work.discard': { json: { ids: [3], motivo: 1 } },
  'work.orderReasons': { json: { etapa: 'retirada', ids: [7, 8, 9, 10] } },
  'work.createReason': { json: { nombre: 'Muy lejos', etapa: 'descartada' } },
  'company.update': { json: { giro: 'Venta de insumos' } },
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
  'calendars.create': { json: { clase: 'mias' } },
  'calendars.remove': { id: 1 },
  'notices.markRead': { json: { hasta: 1 } },
  'notices.updateSettings': { json: { horaResumen: '09:00' } },
  'bookmarks.update': { json: { id: 1001 } },
};

/** They end the session of the browser that calls them. */
const endsSession = new Set([
  'auth.login',
  'auth.logout',
  'auth.verifyEmail',
  'auth.acceptInvitation',
]);

function pathOf({ name, definition }: Listed, id: number | string = input[name]?.id ?? 1): string {
  return fillPath(definition.path, { id, secreto: id, token: id }) + (input[name]?.query ?? '');
}

function bodyOf({ name, definition }: Listed): SendOptions {
  if (definition.body === 'file') {
    return {
      body: uploads[name] ?? sourceFile,
      headers: { 'content-type': 'application/octet-stream' },
    };
  }
  return definition.method === 'GET' ? {} : { json: input[name]?.json ?? {} };
}

/** Makes what an endpoint names: an import, a template. */
async function prepare(name: string, { imports }: TestServer, admin: Visitor): Promise<void> {
  if (name === 'tasks.addTemplate') {
    const body = { nombre: 'Una', tipos: [], tareas: [aTask] };
    await admin.client.tasks.createTemplate({ body });
  }
  if (name.startsWith('sources.r')) await imports.idle();
  if (name === 'sources.runs') {
    // The first run, which the following endpoints name.
    await admin.client.sources.upload({
      query: { nombre: 'a.json' },
      body: new Blob([sourceFile]),
    });
    await imports.idle();
  }
  if (name === 'sources.undo') {
    const body = new Blob([ownTable]);
    const { id } = await admin.client.spreadsheets.upload({ query: { nombre: 'a.csv' }, body });
    await admin.client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
    await imports.idle();
  }
}

function typeOf(produces: EndpointDefinition['produces']): string | null {
  if (produces === 'nothing') return null;
  if (produces === 'application/octet-stream') return produces;
  return `${produces ?? 'application/json'}; charset=utf-8`;
}

async function answerIn(response: Response, produces: EndpointDefinition['produces']) {
  if (produces === 'application/octet-stream') return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  const answer: unknown = produces === undefined ? JSON.parse(text) : text;
  return answer;
}

describeServer('every endpoint', (server) => {
  it.each(guarded)(
    '$name refuses a stranger before looking at what they send',
    async (endpoint) => {
      const { method } = endpoint.definition;
      for (const sent of [bodyOf(endpoint), method === 'GET' ? {} : { body: '{' }]) {
        const response = await server.stranger.send(method, pathOf(endpoint), sent);
        expect(response.status).toBe(401);
        expect((await problemIn(response)).code).toBe('sin-sesion');
      }
    },
  );

  it.each(byAbility)(
    '$name is refused to exactly the roles without its ability',
    async (endpoint) => {
      const { access, method } = endpoint.definition;
      if (typeof access !== 'object') throw new Error('Only endpoints with an ability are here');
      for (const person of people1) {
        const [place] = people[person].memberships;
        const ability = createMongoAbility(abilityOf(place.role, people[person].id));
        const visitor = await server.as(person);
        // An invalid body: authorised callers reach its validation, and nothing is written.
        const sent =
          method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'text/plain' } };
        const response = await visitor.send(method, pathOf(endpoint), sent);
        const { code } = response.status === 403 ? await problemIn(response) : { code: 'allowed' };
        const expected = ability.can(access.action, access.subject) ? 'allowed' : 'sin-permiso';
        expect({ person, code }).toEqual({ person, code: expected });
      }
    },
  );

  it.each(withId)('$name knows no other id', async (endpoint) => {
    const admin = await server.as('admin');
    for (const id of ['999999', '0', '-1', 'abc', '1.5', '99999999999', '%00', '1e99']) {
      const path = pathOf(endpoint).replace(/\/\d+(?=\/|\?|$)/, `/${id}`);
      const response = await admin.send(endpoint.definition.method, path, bodyOf(endpoint));
      const { status, code } = await problemIn(response);
      expect({ path, status, code }).toEqual({ path, status: 404, code: 'no-encontrado' });
    }
  });

  it('has a unique path and method', () => {
    const keys = endpoints.map(({ definition: { method, path } }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.values(contract).every(({ home }) => home === 'server')).toBe(true);
  });

  // In the order of the contract; the upload is before the run it creates.
  it.each(endpoints)('$name answers as the contract declares', async (endpoint) => {
    const { method, response: schema, status = 200, produces } = endpoint.definition;
    const admin = endsSession.has(endpoint.name) ? server.stranger : await server.as('admin');
    await prepare(endpoint.name, server, admin);
    if (endpoint.name === 'work.decideProposal') await proposeStage(server, 1);
    const account = await rightAccountCalls[endpoint.name]?.(server);
    const visitor = account?.visitor ?? admin;
    const isBodyless = account === undefined || method === 'GET';
    const sent = isBodyless ? bodyOf(endpoint) : { json: account.json };
    const response = await visitor.send(method, pathOf(endpoint, account?.id), sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(typeOf(produces));
    const answer = await answerIn(response, produces);
    const parsed = parse(schema, produces === 'nothing' && answer === '' ? undefined : answer);
    // Nothing is answered that the contract does not name.
    expect(parsed ?? '').toEqual(answer);
  });
});

describeServer('addresses outside the contract', (server) => {
  it.each(paths)('%s knows no other method', async (path) => {
    const known = endpoints.flatMap(({ definition }) =>
      definition.path === path ? [definition.method] : [],
    );
    const admin = await server.as('admin');
    for (const method of methods.filter((other) => !known.some((one) => one === other))) {
      const response = await admin.send(method, fillPath(path, { id: 1, secreto: 1, token: 1 }));
      const { status, code, motivo } = await problemIn(response);
      expect({ method, status, code, motivo }).toEqual({
        method,
        status: 405,
        code: 'metodo-no-permitido',
        motivo: createMessage('metodos-admitidos', { metodos: known.join(', ') }),
      });
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/nada',
    '/api/licitaciones/1/nada',
    '/api/../etc',
    '/licitaciones/editar/1',
  ])('%s is not there, also for someone signed in', async (path) => {
    const admin = await server.as('admin');
    for (const visitor of [server.stranger, admin]) {
      expect((await problemIn(visitor.send('GET', path))).code).toBe('no-encontrado');
    }
  });

  it('describes itself to machines and to people', async () => {
    const document = await (await server.stranger.send('GET', '/api/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.0' } });
    const page = await server.stranger.send('GET', '/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const text = await page.text();
    expect(text).toContain('<html lang="es-CL">');
    const files = [...text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const response = await server.stranger.send('GET', file);
      expect([file, response.status]).toEqual([file, 200]);
    }
  });
});

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant, text } from '../fields.ts';
import { checkCode, Message } from '../message.ts';

/** The services whose dashboards a report page can hold; `web` is any page of a site that the company allows. */
export const embedKinds = ['powerbi', 'metabase', 'superset', 'web'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** Dashboards that a company may have. */
export const mostEmbeds = 50;
const mostSites = 20;
const mostFilters = 6;

const address = checkCode('direccion-de-tablero');
const notUuid = checkCode('identificador-de-tablero');
const Uuid = z
  .string(notUuid)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, notUuid),
  );

/** Name of a column, parameter or filter of the service. */
const fieldName = text({ min: 1, max: 100, message: checkCode('falta-campo-de-tablero') });

/** Where a service is: scheme and host, and the folder it is in, where it is in one. */
const Server = z.string(address).check(
  z.trim(),
  z.overwrite((written) => written.replace(/\/+$/, '')),
  z.maxLength(300, address),
  z.regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/, address),
);

/** What is fixed for everybody: the reader neither sees it nor changes it. */
const Fixed = z
  .record(fieldName, z.string().check(z.maxLength(200, checkCode('texto-largo'))))
  .check(z.refine((fixed) => Object.keys(fixed).length <= mostFilters, checkCode('lista-larga')));

export const PowerBiSettings = z.strictObject({
  tipo: z.literal('powerbi'),
  /** The directory of Microsoft Entra, by its id. */
  inquilino: Uuid,
  /** The application that the server signs in as. */
  cliente: Uuid,
  area: Uuid,
  reporte: Uuid,
});
export type PowerBiSettings = z.infer<typeof PowerBiSettings>;

export const metabaseResources = ['dashboard', 'question'] as const;

export const MetabaseSettings = z.strictObject({
  tipo: z.literal('metabase'),
  servidor: Server,
  recurso: z.enum(metabaseResources),
  numero: z
    .int(checkCode('tipo-entero'))
    .check(z.positive(checkCode('numero-positivo')), z.maximum(2_147_483_647)),
  fijos: z._default(Fixed, {}),
});
export type MetabaseSettings = z.infer<typeof MetabaseSettings>;

export const SupersetSettings = z.strictObject({
  tipo: z.literal('superset'),
  servidor: Server,
  /** The id that Superset gives a dashboard for embedding. */
  tablero: Uuid,
  usuario: text({ min: 1, max: 200, message: checkCode('falta-usuario-de-tablero') }),
  /** A condition in SQL that Superset adds to every query; none when empty. */
  regla: z._default(text({ max: 500 }), ''),
});
export type SupersetSettings = z.infer<typeof SupersetSettings>;

export const WebSettings = z.strictObject({
  tipo: z.literal('web'),
  direccion: z
    .string(address)
    .check(z.trim(), z.maxLength(1_000, address), z.regex(/^https?:\/\/[^\s@]+$/, address)),
});
export type WebSettings = z.infer<typeof WebSettings>;

export const EmbedSettings = z.discriminatedUnion(
  'tipo',
  [PowerBiSettings, MetabaseSettings, SupersetSettings, WebSettings],
  checkCode('tipo-de-tablero'),
);
export type EmbedSettings = z.infer<typeof EmbedSettings>;

/** What readers may narrow a dashboard by: a field of the service, and how it is called here. */
export const EmbedFilter = z.strictObject({
  campo: fieldName,
  nombre: text({ min: 1, max: 60, message: checkCode('falta-nombre') }),
});
export type EmbedFilter = z.infer<typeof EmbedFilter>;

export const Embed = z.object({
  id: z.int(),
  nombre: z.string(),
  tipo: z.enum(embedKinds),
  filtros: z.array(EmbedFilter),
  version: Count,
  /** For administrators alone; never with the secret. */
  configuracion: z.nullable(EmbedSettings),
});
export type Embed = z.infer<typeof Embed>;

const fields = {
  nombre: text({ min: 1, max: 80, message: checkCode('falta-nombre') }),
  filtros: z.array(EmbedFilter).check(z.maxLength(mostFilters, checkCode('lista-larga'))),
  configuracion: EmbedSettings,
  /** Of the service: a client secret, a key to sign with, or a password. It is never shown again. */
  secreto: text({ min: 1, max: 1_000, message: checkCode('falta-secreto-de-tablero') }),
};

export const NewEmbed = z.strictObject({
  ...fields,
  filtros: z._default(fields.filtros, []),
  secreto: z.optional(fields.secreto),
});
export type NewEmbed = z.infer<typeof NewEmbed>;

const site =
  /^https?:\/\/[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?)*(?::\d{1,5})?$/;

/** A site whose pages may be shown: scheme, host and port. */
export const EmbedSite = z.string(checkCode('sitio-de-tablero')).check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((written) => written.replace(/\/+$/, '')),
  z.maxLength(200, checkCode('sitio-de-tablero')),
  z.regex(site, checkCode('sitio-de-tablero')),
);

const Sites = z.object({ sitios: z.array(z.string()) });

/** What a page needs to show a dashboard; it lasts minutes and is written nowhere. */
export const EmbedToken = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('powerbi'),
    direccion: z.string(),
    reporte: z.string(),
    token: z.string(),
    vence: Instant,
  }),
  /** The address carries the signature. */
  z.object({ tipo: z.literal('metabase'), direccion: z.string(), vence: Instant }),
  z.object({
    tipo: z.literal('superset'),
    direccion: z.string(),
    token: z.string(),
    vence: Instant,
  }),
  z.object({ tipo: z.literal('web'), direccion: z.string() }),
]);
export type EmbedToken = z.infer<typeof EmbedToken>;

/** Secrets and tokens are of people at a screen: no key of the API gets them. */
const read = { access: { action: 'read', subject: 'Report' }, scope: 'session' } as const;
const administer = { access: { action: 'update', subject: 'Company' }, scope: 'session' } as const;
const params = z.object({ id: Id });

export const reportEmbedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/incrustados',
    summary: 'Los tableros de otros servicios que se ven en los reportes; sin sus secretos.',
    ...read,
    response: z.object({ datos: z.array(Embed) }),
  }),
  sites: endpoint({
    method: 'GET',
    path: '/api/incrustados/sitios',
    summary: 'Los sitios cuyas páginas la empresa permite mostrar en los reportes.',
    ...administer,
    response: Sites,
  }),
  setSites: endpoint({
    method: 'PATCH',
    path: '/api/incrustados/sitios',
    summary: 'Cambia los sitios permitidos: lo que no esté en la lista deja de mostrarse.',
    ...administer,
    body: z.strictObject({
      sitios: z.array(EmbedSite).check(z.maxLength(mostSites, checkCode('lista-larga'))),
    }),
    response: Sites,
    problems: ['datos-invalidos'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/incrustados',
    summary: 'Agrega un tablero de Power BI, Metabase, Superset o de un sitio permitido.',
    ...administer,
    body: NewEmbed,
    response: Embed,
    status: 201,
    problems: ['datos-invalidos', 'cuota-superada'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/incrustados/:id',
    summary:
      'Cambia un tablero; si cambia a quién se le muestra el secreto, hay que darlo otra vez.',
    ...administer,
    params,
    body: z.partial(z.strictObject(fields)),
    versioned: true,
    response: Embed,
    problems: ['datos-invalidos', 'no-encontrado', 'version-antigua'],
  }),
  token: endpoint({
    method: 'POST',
    path: '/api/incrustados/:id/token',
    summary: 'Un permiso de minutos para ver un tablero, o por qué no se puede ver ahora.',
    ...read,
    inView: 'silent',
    params,
    ignoresBody: true,
    response: z.object({ permiso: z.nullable(EmbedToken), falla: z.nullable(Message) }),
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
  frame: endpoint({
    method: 'GET',
    path: '/api/incrustados/:id/marco',
    summary: 'La página vacía en que se muestra un tablero, que no puede enmarcar otro sitio.',
    ...read,
    params,
    produces: 'text/html',
    response: z.string(),
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/incrustados/:id',
    summary: 'Quita un tablero, y olvida su secreto.',
    ...administer,
    params,
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado'],
  }),
};

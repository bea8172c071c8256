import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { movingPeriods, reportPeriods } from '../rules/report-period.ts';
import { keyDays } from './keys.ts';
import { ReportAnswer, ReportQuery, reportIds } from './reports.ts';

/** What a reader of an address may change, where it is left open: what needs no list of people or institutions. */
export const openFilters = ['periodo', 'por', 'region', 'tipo'] as const;
export type OpenFilter = (typeof openFilters)[number];

/** Addresses in use that a company may have. */
export const mostReportLinks = 100;
/** How often a page that shows a report asks again. */
export const refreshSeconds = 300;

export const reportLinkStates = ['activo', 'vencido', 'revocado', 'sin-acceso'] as const;

const mostSites = 10;
/** A site as a browser compares it: without a path, and with one star at most, for its subdomains. */
const site =
  /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?)*(?::\d{1,5})?$/;

/** A site that may show a page of ours in a frame. */
export const FramingSite = z.string(checkCode('sitio-que-enmarca')).check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((written) => written.replace(/\/+$/, '')),
  z.maxLength(200, checkCode('sitio-que-enmarca')),
  z.regex(site, checkCode('sitio-que-enmarca')),
);

const reporte = z.enum(reportIds, checkCode('reporte-desconocido'));

/** An address without its secret, of which only a hash is stored. */
export const ReportLink = z.object({
  id: z.int(),
  reporte,
  nombre: z.string(),
  filtro: ReportQuery,
  periodo: z.enum(reportPeriods),
  abiertos: z.array(z.enum(openFilters)),
  /** The sites that may show it in a frame. */
  sitios: z.array(z.string()),
  persona: z.object({ id: z.int(), fullName: z.string() }),
  /** `sin-acceso`: who made it may not enter the company now, or not share reports. */
  estado: z.enum(reportLinkStates),
  creada: Instant,
  vence: Instant,
  aperturas: Count,
  /** When it was last opened; null before the first time. */
  abierta: z.nullable(Instant),
});
export type ReportLink = z.infer<typeof ReportLink>;

export const NewReportLink = z.strictObject({
  nombre: text({ min: 1, max: 80, message: checkCode('falta-nombre') }),
  /** In how many days it expires, or the last day on which it opens. */
  vence: z.union([z.literal([...keyDays]), IsoDate], checkCode('vencimiento-de-clave')),
  filtro: z._default(ReportQuery, {}),
  /** Of what days: by name they move along, `fijo` are those of the filter. */
  periodo: z._default(z.enum(reportPeriods), 'ano'),
  abiertos: z._default(z.array(z.enum(openFilters)).check(z.maxLength(openFilters.length)), []),
  sitios: z._default(
    z.array(FramingSite).check(z.maxLength(mostSites, checkCode('lista-larga'))),
    [],
  ),
});
export type NewReportLink = z.infer<typeof NewReportLink>;

/** What a reader changes of an address. */
export const SharedReportQuery = z.strictObject({
  periodo: z.optional(z.enum(movingPeriods)),
  por: ReportQuery.shape.por,
  region: ReportQuery.shape.region,
  tipo: ReportQuery.shape.tipo,
});
export type SharedReportQuery = z.infer<typeof SharedReportQuery>;

/** A report for who has nothing but its address: no number leads anywhere. */
export const SharedReport = z.object({
  empresa: z.string(),
  nombre: z.string(),
  reporte: ReportAnswer,
  abiertos: z.array(z.enum(openFilters)),
  /** What the figures are narrowed by, of what may be changed. */
  filtro: z.object({
    periodo: z.enum(reportPeriods),
    por: ReportQuery.shape.por,
    region: ReportQuery.shape.region,
    tipo: ReportQuery.shape.tipo,
  }),
  vence: Instant,
});
export type SharedReport = z.infer<typeof SharedReport>;

/** Who shares makes figures of the company readable without a session. The address is a secret of its own: no key makes one. */
const shares = { access: { action: 'create', subject: 'Report' }, scope: 'session' } as const;
const params = z.object({ reporte });

export const reportLinkEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/reportes/:reporte/enlaces',
    summary:
      'Las direcciones por las que un reporte se ve sin sesión; los secretos no se muestran otra vez.',
    ...shares,
    params,
    response: z.object({ datos: z.array(ReportLink) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reportes/:reporte/enlaces',
    summary:
      'Crea una dirección que vence y muestra un reporte sin sesión, para una pantalla u otro sitio.',
    ...shares,
    params,
    body: NewReportLink,
    response: z.extend(ReportLink, { url: z.string() }),
    status: 201,
    problems: ['datos-invalidos', 'busqueda-invalida', 'cuota-superada'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/enlaces-de-reportes/:id',
    summary: 'Revoca la dirección de un reporte: deja de abrir de inmediato.',
    ...shares,
    params: z.object({ id: Id }),
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/incrustado/:secreto',
    summary:
      'El reporte de una dirección secreta; sirve sin sesión, sin licitaciones restringidas.',
    access: 'public',
    params: z.object({ secreto: z.string().check(z.maxLength(100)) }),
    query: SharedReportQuery,
    response: SharedReport,
    problems: ['no-encontrado', 'enlace-invalido', 'datos-invalidos', 'demasiados-intentos'],
  }),
};

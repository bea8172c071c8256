import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, Instant, IsoDate } from '../fields.ts';
import { checkCode } from '../message.ts';
import { reportPeriods } from '../rules/report-period.ts';
import { ReportQuery, reportIds } from './reports.ts';

/** Each business day, the first business day of a week, or of a month. */
export const mailRhythms = ['habiles', 'semanal', 'mensual'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** Reports that one person may have mailed. */
export const mostReportMails = 30;
const mostRecipients = 50;

/** `sin-acceso`: who made it may not enter the company any more. */
export const reportMailStates = ['activo', 'sin-acceso'] as const;

const reporte = z.enum(reportIds, checkCode('reporte-desconocido'));
const Person = z.object({ id: z.int(), fullName: z.string() });

export const ReportMail = z.object({
  id: z.int(),
  reporte,
  filtro: ReportQuery,
  periodo: z.enum(reportPeriods),
  ritmo: z.enum(mailRhythms),
  /** On a clock in Santiago. */
  hora: z.string(),
  /** Who is sent it now: members who have not asked to be left out. */
  personas: z.array(Person),
  persona: Person,
  estado: z.enum(reportMailStates),
  creado: Instant,
  /** The business day of the last mail; null before the first. */
  enviado: z.nullable(IsoDate),
});
export type ReportMail = z.infer<typeof ReportMail>;

export const NewReportMail = z.strictObject({
  ritmo: z.enum(mailRhythms),
  hora: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, checkCode('hora-del-dia'))),
  personas: z
    .array(BodyId)
    .check(
      z.minLength(1, checkCode('falta-persona')),
      z.maxLength(mostRecipients, checkCode('lista-larga')),
    ),
  filtro: z._default(ReportQuery, {}),
  periodo: z._default(z.enum(reportPeriods), 'ano'),
});
export type NewReportMail = z.infer<typeof NewReportMail>;

const access = { access: { action: 'read', subject: 'Report' }, scope: 'session' } as const;
const params = z.object({ reporte });

export const reportMailEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/reportes/:reporte/correos',
    summary:
      'Los envíos por correo de un reporte: los propios; quien administra reportes ve los de todos.',
    ...access,
    params,
    response: z.object({ datos: z.array(ReportMail) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reportes/:reporte/correos',
    summary: 'Envía un reporte por correo a personas de la empresa, cada semana, mes o día hábil.',
    ...access,
    params,
    body: NewReportMail,
    response: ReportMail,
    status: 201,
    problems: ['datos-invalidos', 'busqueda-invalida', 'cuota-superada'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/correos-de-reportes/:id',
    summary:
      'Deja de enviar un reporte por correo: uno propio, o cualquiera quien administra reportes.',
    ...access,
    params: z.object({ id: Id }),
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado'],
  }),
};

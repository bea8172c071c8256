import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';
import { checkCode } from '../message.ts';
import { reportPeriods } from '../rules/report-period.ts';
import { ReportQuery, reportIds } from './reports.ts';

/** Reports that somebody may have on their home page. */
export const mostHomeWidgets = 6;

const reporte = z.enum(reportIds, checkCode('reporte-desconocido'));

/** A report on a home page, as its person chose it. */
export const ChosenWidget = z.strictObject({
  reporte,
  filtro: z._default(ReportQuery, {}),
  /** Of what days: by name they move along, `fijo` are those of the filter. */
  periodo: z._default(z.enum(reportPeriods), 'ano'),
  /** The saved report that it is, whatever that says by then; `filtro` is not looked at. */
  vista: z._default(z.nullable(BodyId), null),
});
export type ChosenWidget = z.infer<typeof ChosenWidget>;

/** `sin-reporte`: the saved report was deleted, or is not shared any more. */
export const widgetStates = ['listo', 'sin-reporte'] as const;

export const HomeWidget = z.object({
  reporte,
  /** What its call is asked for, without the days of a period that moves along. */
  filtro: ReportQuery,
  periodo: z.enum(reportPeriods),
  vista: z.nullable(z.number()),
  /** How the saved report is called. */
  nombre: z.nullable(z.string()),
  estado: z.enum(widgetStates),
});
export type HomeWidget = z.infer<typeof HomeWidget>;

const HomeWidgets = z.object({
  datos: z.array(HomeWidget),
  /** 0 while nothing was chosen. */
  version: z.int(),
});
export type HomeWidgets = z.infer<typeof HomeWidgets>;

const access = { action: 'read', subject: 'Report' } as const;

export const homeWidgetEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inicio/reportes',
    summary: 'Los reportes que la persona tiene en su inicio, en su orden.',
    access,
    response: HomeWidgets,
  }),
  arrange: endpoint({
    method: 'PATCH',
    path: '/api/inicio/reportes',
    summary: 'Cambia qué reportes tiene la persona en su inicio, y en qué orden.',
    access,
    body: z.strictObject({
      reportes: z.array(ChosenWidget).check(z.maxLength(mostHomeWidgets, checkCode('lista-larga'))),
    }),
    versioned: true,
    response: HomeWidgets,
    problems: ['datos-invalidos', 'busqueda-invalida'],
  }),
};

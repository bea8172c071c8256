import * as z from 'zod/mini';
import { IsoDate } from '../fields.ts';
import { movingPeriods } from '../rules/report-period.ts';
import { TenderFilter } from './tender-query.ts';

/** What a report of one's own counts or adds up, of the tenders of a list. */
export const reportMeasures = [
  'licitaciones',
  'estimado',
  'ofertado',
  'esperado',
  'adjudicado',
  'ganadas',
  'dias-para-ofertar',
  'dias-adjudicar',
  'oferentes',
] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** What it is divided by. */
export const reportDimensions = [
  'etapa',
  'estado',
  'comprador',
  'region',
  'tipo',
  'fuente',
  'persona',
  'prioridad',
  'tag',
  'producto',
  'motivo',
  'mes-publicacion',
  'semana-publicacion',
  'mes-cierre',
  'semana-cierre',
  'mes-adjudicacion',
  'semana-adjudicacion',
  'mes-etapa',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

export const builtCharts = ['barras', 'apiladas', 'linea', 'tabla'] as const;
export type BuiltChart = (typeof builtCharts)[number];

/** The date of a tender that a period is of. */
export const reportDates = ['publicacion', 'cierre', 'adjudicacion', 'etapa'] as const;
export type ReportDate = (typeof reportDates)[number];

/**
 * A report that somebody put together, as the address of its page and a saved view hold it: what is measured, by what, and the list of
 * tenders, in the filters of the list itself. What is absent is as `builtDefaults` says.
 */
export const BuiltReport = z.strictObject({
  ...TenderFilter.shape,
  mide: z.optional(z.enum(reportMeasures)),
  por: z.optional(z.enum(reportDimensions)),
  /** The columns of the table, and the series of the chart. */
  cruza: z.optional(z.enum(reportDimensions)),
  grafico: z.optional(z.enum(builtCharts)),
  /** Of which date of the tender the period is; of all that was read without it. */
  fecha: z.optional(z.enum(reportDates)),
  /** By its name, so that it moves along with the day; a year up to today without it. */
  periodo: z.optional(z.enum(movingPeriods)),
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
  /** The currency of the chart, where there are several. */
  enMoneda: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** How it is called, where it was saved. */
  nombre: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});
export type BuiltReport = z.infer<typeof BuiltReport>;

export const builtDefaults = { mide: 'licitaciones', por: 'etapa' } as const;

/** The filter of the list in it. */
export function listOfBuilt(built: BuiltReport): TenderFilter {
  return Object.fromEntries(
    Object.entries(built).filter(
      ([name, value]) => name in TenderFilter.shape && value !== undefined,
    ),
  );
}

/** How it is drawn: one series as bars, several one upon the other, unless somebody chose. */
export const chartOfBuilt = ({ grafico, cruza }: BuiltReport): BuiltChart =>
  grafico ?? (cruza === undefined ? 'barras' : 'apiladas');

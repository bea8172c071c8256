import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, IsoDate } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { TenderFilter } from './tender-query.ts';

/** The reports, each a question; in the order of the index. `a-medida` is whichever one somebody puts together (`BuiltReport`). */
export const reportIds = [
  'resultados',
  'ofertas',
  'embudo',
  'carga',
  'tiempos',
  'descartes',
  'sin-ver',
  'fuentes',
  'a-medida',
] as const;
export type ReportId = (typeof reportIds)[number];

/** What the questions serve. */
export const reportGroups = ['resultado', 'trabajo', 'datos'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** What the rows of a report are, where one can choose. */
export const reportRows = ['mes', 'comprador', 'region', 'tipo', 'persona'] as const;
export type ReportRows = (typeof reportRows)[number];

/** What narrows a report; each says which of them it takes. */
export const reportFilters = ['periodo', 'por', 'persona', 'comprador', 'region', 'tipo'] as const;
export type ReportFilter = (typeof reportFilters)[number];

const Report = z.enum(reportIds, checkCode('reporte-desconocido'));

const filterFields = {
  /** A year up to today unless given. */
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
  /** By months unless given. */
  por: z.optional(z.enum(reportRows)),
  /** Whose they are now, of our team. */
  persona: z.optional(z.union([z.literal('nadie'), Id], checkCode('persona-yo-o-nadie'))),
  comprador: z.optional(Id),
  region: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16))),
  tipo: z.optional(z.string().check(z.maxLength(10))),
  /** Of `a-medida`: its `BuiltReport`, written as the search of an address, as a saved view holds it. */
  definicion: z.optional(z.string().check(z.maxLength(4_000))),
};

export const ReportQuery = z.strictObject(filterFields);
export type ReportQuery = z.infer<typeof ReportQuery>;

/** A name of the data, or a word of ours. Registers write institutions and companies in capitals, and pages do not. */
export const ReportLabel = z.union([
  z.object({ texto: z.string(), esInstitucion: z.optional(z.literal(true)) }),
  z.object({ mensaje: Message }),
]);
export type ReportLabel = z.infer<typeof ReportLabel>;

/** The list of tenders behind a number: as many as the number says. */
const behind = { lista: z.nullable(TenderFilter) };
/** The list that a number was worked out from, where it is not how many there are. */
const maybeBehind = { lista: z.optional(z.nullable(TenderFilter)) };

export const ReportCell = z.discriminatedUnion('clase', [
  z.object({ clase: z.literal('rotulo'), rotulo: ReportLabel }),
  z.object({
    clase: z.literal('licitacion'),
    id: z.number(),
    codigo: z.string(),
    nombre: z.string(),
  }),
  z.object({ clase: z.literal('comprador'), id: z.number(), nombre: z.string() }),
  /** A family of UNSPSC, which has a dossier. */
  z.object({ clase: z.literal('rubro'), codigo: z.string(), nombre: z.string() }),
  /** Without a key where it is a RUT that the caller may not see. */
  z.object({
    clase: z.literal('proveedor'),
    clave: z.nullable(z.string()),
    nombre: z.string(),
    /** Our company. */
    esNuestra: z.boolean(),
  }),
  z.object({ clase: z.literal('cuenta'), valor: z.int(), ...behind }),
  /** Of what has no list, or is no count: bids, years. */
  z.object({ clase: z.literal('numero'), valor: z.number(), ...maybeBehind }),
  z.object({ clase: z.literal('monto'), valor: z.number(), moneda: z.string(), ...behind }),
  /** Of one: 0.25 is 25 %. */
  z.object({ clase: z.literal('parte'), valor: z.number(), ...maybeBehind }),
  z.object({ clase: z.literal('dias'), valor: z.number(), ...maybeBehind }),
  z.object({ clase: z.literal('instante'), valor: Instant }),
  z.object({ clase: z.literal('dia'), valor: IsoDate }),
  /** Nothing is known, or there is nothing to say. */
  z.object({ clase: z.literal('nada') }),
]);
export type ReportCell = z.infer<typeof ReportCell>;

/** What a chart counts. */
export const chartUnits = ['cuenta', 'parte', 'dias', 'numero', 'monto'] as const;
/** How it is drawn: one series beside the other, one upon the other, or as lines. */
export const chartForms = ['barras', 'apiladas', 'linea'] as const;

export const ReportChart = z.object({
  eje: Message,
  unidad: z.enum(chartUnits),
  /** Of amounts, which are all in it. */
  moneda: z.optional(z.string()),
  /** As bars unless given. */
  forma: z.optional(z.enum(chartForms)),
  series: z.array(Message),
  puntos: z.array(z.object({ rotulo: ReportLabel, valores: z.array(z.number()) })),
});
export type ReportChart = z.infer<typeof ReportChart>;

const ReportSummary = z.object({
  id: Report,
  grupo: z.enum(reportGroups),
  titulo: Message,
  pregunta: Message,
  /** What it is good for, in a sentence. */
  paraQue: Message,
  filtros: z.array(z.enum(reportFilters)),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

export const ReportAnswer = z.extend(ReportSummary, {
  /** The days it is about; null where it is of now. */
  periodo: z.nullable(z.object({ desde: IsoDate, hasta: IsoDate })),
  /** What the figures show, and what they leave out. */
  frases: z.array(Message),
  /** Null where there is nothing to draw. */
  grafico: z.nullable(ReportChart),
  columnas: z.array(z.object({ titulo: Message, esNumero: z.boolean() })),
  filas: z.array(z.array(ReportCell)),
  /** One cell a column; none where there is no row. */
  totales: z.array(ReportCell),
  calculadoEn: Instant,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

export const reportFileFormats = ['csv', 'xlsx'] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];

/** Rows that one answer carries at most; what is left out is said. */
export const maxReportRows = 200;

const access = { action: 'read', subject: 'Report' } as const;
const params = z.object({ reporte: Report });

export const reportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/reportes',
    summary: 'Los reportes: qué pregunta responde cada uno y por qué se puede acotar.',
    access,
    response: z.object({ datos: z.array(ReportSummary) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/reportes/:reporte',
    summary: 'Un reporte: su gráfico, su tabla con totales y la lista tras cada número.',
    access,
    params,
    query: ReportQuery,
    response: ReportAnswer,
    problems: ['datos-invalidos', 'busqueda-invalida'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/reportes/:reporte/exportar',
    summary: 'La tabla de un reporte como CSV o Excel.',
    access,
    params,
    query: z.extend(ReportQuery, {
      formato: z.enum(reportFileFormats, checkCode('formato-de-exportacion')),
    }),
    produces: 'application/octet-stream',
    response: z.custom<Uint8Array | ReadableStream<Uint8Array>>(
      (value) => value instanceof Uint8Array || value instanceof ReadableStream,
    ),
    problems: ['datos-invalidos', 'busqueda-invalida'],
  }),
};

import type {
  ReportAnswer,
  ReportCell,
  ReportFilter,
  ReportGroup,
  ReportId,
  ReportLabel,
  ReportQuery,
} from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';

/** What a report is asked for. */
export interface ReportInput {
  tx: Tx;
  caller: Caller;
  now: Date;
  query: ReportQuery;
  /** Of the query, or a year up to today. */
  period: { desde: string; hasta: string };
}

export type ReportFigures = Pick<
  ReportAnswer,
  'frases' | 'grafico' | 'columnas' | 'filas' | 'totales'
> &
  /** Of what has no name of its own before it is asked for. */
  Partial<Pick<ReportAnswer, 'titulo' | 'pregunta' | 'periodo' | 'filtros'>>;

/** A question, and how its figures are worked out. */
export interface Report {
  id: ReportId;
  group: ReportGroup;
  filters: readonly ReportFilter[];
  /** The days of a query, where they are not its own. */
  daysOf?: (query: ReportQuery, now: Date) => Pick<ReportQuery, 'desde' | 'hasta'>;
  /** Refuses a query that could not be answered; asked before one is kept. */
  check?: (query: ReportQuery) => void;
  figures: (input: ReportInput) => Promise<ReportFigures>;
}

export const nothing: ReportCell = { clase: 'nada' };
export const named = (texto: string): ReportLabel => ({ texto });
/** An institution or a company, as its source writes it. */
export const institution = (texto: string): ReportLabel => ({ texto, esInstitucion: true });
export const worded = (mensaje: Message): ReportLabel => ({ mensaje });
export const label = (rotulo: ReportLabel): ReportCell => ({ clase: 'rotulo', rotulo });
export const total = label(worded(createMessage('reporte-total')));

/** A number with the list of its tenders; of none there is no list. */
export const count = (valor: number, lista: TenderFilter | null): ReportCell => ({
  clase: 'cuenta',
  valor,
  lista: valor === 0 ? null : lista,
});

export const money = (
  valor: number | undefined,
  moneda: string,
  lista: TenderFilter | null,
): ReportCell => (valor === undefined ? nothing : { clase: 'monto', valor, moneda, lista });

export const days = (valor: number | null): ReportCell =>
  valor === null ? nothing : { clase: 'dias', valor };

/** A share of a whole; none of nothing. */
export const share = (part: number, whole: number): ReportCell =>
  whole === 0 ? nothing : { clase: 'parte', valor: part / whole };

export const column = (titulo: Message, esNumero = true) => ({ titulo, esNumero });

/** A report in which there is nothing. */
export const noFigures = (columnas: ReportFigures['columnas'], why: Message): ReportFigures => ({
  frases: [why],
  grafico: null,
  columnas,
  filas: [],
  totales: [],
});

/** Days with one decimal, as they are read. */
export const roundDays = (ms: number): number => Math.round(ms / 8_640_000) / 10;

import type { ReportDimension } from '@pliego/contract/areas/built-reports';
import type { TenderFilter, unsaidFacts } from '@pliego/contract/areas/tender-query';
import type { MessageCode } from '@pliego/contract/message';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { stages } from '@pliego/contract/rules/work-stages';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { sourceCodes } from '@pliego/contract/rules/source-codes';
import { type SQL, sql } from 'drizzle-orm';
import { awardedAt } from '#server/areas/tenders/report-filter-queries.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { type Dated, type Span, spanKey } from './spans.ts';

/** What a value is in the statement that has none. */
export const noKey = '';

type Many = 'tag' | 'producto';
/** Says what is left out. */
type LeftOut = Extract<MessageCode, `reporte-fuera-${string}`>;

/**
 * A thing that tenders are divided by: how its value is read, and the filter of the list that finds the tenders of one value. All SQL of
 * the reports that people put together is here and in `measures.ts`; what they write chooses among it and is never part of it.
 */
export interface Dimension {
  /** Its value as text; null where there is none. */
  key: SQL;
  /** The table beside that of tenders that it reads: only what is read is joined, so that an index alone may do. */
  reads?: 'comprador' | 'trabajo';
  /** A tender may have several of them. */
  many?: Many;
  /** Days, by their first one. */
  span?: Span;
  /** What has none is left out, as the list has no filter for it. */
  leavesOut?: LeftOut;
  /** The order of its values, where it is not that of their size. */
  order?: readonly string[];
  /** Narrows the list to one value, or null where the list cannot. */
  narrow: (base: TenderFilter, key: string) => TenderFilter | null;
}

const one =
  (field: 'etapa' | 'estado' | 'fuente' | 'tipo' | 'tag', none: string) =>
  (base: TenderFilter, key: string): TenderFilter => ({
    ...base,
    [field]: [key === noKey ? none : key],
  });

/** With what is missing, together with what else has to be missing. */
const without = (base: TenderFilter, fact: (typeof unsaidFacts)[number]): TenderFilter => ({
  ...base,
  sinNingunDato: [...new Set([...(base.sinNingunDato ?? []), fact])],
});

const numbered =
  (field: 'comprador' | 'region', fact: 'comprador' | 'region') =>
  (base: TenderFilter, key: string): TenderFilter =>
    key === noKey ? without(base, fact) : { ...base, [field]: [Number(key)] };

const later = (one: string | undefined, other: string) =>
  one === undefined || one < other ? other : one;
const earlier = (one: string | undefined, other: string) =>
  one === undefined || one > other ? other : one;

/** The last day of what begins on a day. */
export function lastDayOf(span: Span, first: string): string {
  if (span === 'semana') return addDays(first, 6);
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const dayFields = {
  publicacion: ['publicadaDesde', 'publicadaHasta'],
  cierre: ['cierreDesde', 'cierreHasta'],
  adjudicacion: ['adjudicadaDesde', 'adjudicadaHasta'],
  etapa: ['etapaDesde', 'etapaHasta'],
} as const;
export type DatedBy = keyof typeof dayFields;

/** Narrows a list to days of one of its dates, within those it has. */
export function withinDays(
  base: TenderFilter,
  date: DatedBy,
  { desde, hasta }: { desde: string; hasta: string },
): TenderFilter {
  const [from, until] = dayFields[date];
  return { ...base, [from]: later(base[from], desde), [until]: earlier(base[until], hasta) };
}

const days: Record<DatedBy, Dated & Pick<Dimension, 'reads'> & { leavesOut: LeftOut }> = {
  publicacion: {
    instant: sql`${tenders.publishedAt}`,
    leavesOut: 'reporte-fuera-sin-publicacion',
  },
  cierre: {
    instant: sql`${tenders.closesAt}`,
    ownDay: sql`${tenders.closesOn}`,
    leavesOut: 'reporte-fuera-sin-cierre',
  },
  adjudicacion: {
    instant: awardedAt,
    onlyOf: sql`${tenders.stateClass} = 'adjudicada'`,
    leavesOut: 'reporte-fuera-sin-adjudicacion',
  },
  etapa: {
    instant: sql`${tenderWork.stageSince}`,
    reads: 'trabajo',
    leavesOut: 'reporte-fuera-sin-mover',
  },
};

/** Months or weeks of a date. What has none of it is left out. */
function dated(date: DatedBy, span: Span): Dimension {
  const { leavesOut, reads, ...of } = days[date];
  return {
    get key() {
      return spanKey(of, span);
    },
    ...(reads === undefined ? {} : { reads }),
    span,
    leavesOut,
    narrow: (base, first) =>
      withinDays(base, date, { desde: first, hasta: lastDayOf(span, first) }),
  };
}

export const dimensions: Record<ReportDimension, Dimension> = {
  etapa: {
    key: sql`coalesce(${tenderWork.stage}, 'detectada')`,
    reads: 'trabajo',
    order: stages,
    narrow: one('etapa', 'detectada'),
  },
  estado: {
    key: sql`${tenders.stateClass}`,
    order: stateClasses,
    narrow: one('estado', 'desconocida'),
  },
  comprador: {
    key: sql`coalesce(${buyers.sameAs}, ${buyers.id})::text`,
    reads: 'comprador',
    narrow: numbered('comprador', 'comprador'),
  },
  region: { key: sql`${tenders.region}::text`, narrow: numbered('region', 'region') },
  tipo: {
    key: sql`${tenders.type}`,
    narrow: (base, key) => (key === noKey ? without(base, 'tipo') : { ...base, tipo: [key] }),
  },
  fuente: {
    key: sql`${tenders.source}`,
    order: sourceCodes,
    narrow: one('fuente', noKey),
  },
  persona: {
    key: sql`${tenderWork.assigneeId}::text`,
    reads: 'trabajo',
    narrow: (base, key) => ({ ...base, asignado: [key === noKey ? 'nadie' : Number(key)] }),
  },
  prioridad: {
    key: sql`${tenderWork.priority}`,
    reads: 'trabajo',
    order: [...workPriorities, noKey],
    narrow: (base, key) => {
      const known = workPriorities.find((priority) => priority === key);
      return known === undefined ? without(base, 'prioridad') : { ...base, prioridad: [known] };
    },
  },
  tag: {
    key: sql`one_tag.tag_id::text`,
    many: 'tag',
    narrow: (base, key) => ({ ...base, tag: [key === noKey ? 'ninguna' : Number(key)] }),
  },
  producto: {
    key: sql`one_match.product_id::text`,
    many: 'producto',
    leavesOut: 'reporte-fuera-sin-calce',
    narrow: (base, key) => ({ ...base, producto: [Number(key)] }),
  },
  motivo: {
    key: sql`${tenderWork.reasonId}::text`,
    reads: 'trabajo',
    leavesOut: 'reporte-fuera-sin-motivo',
    narrow: (base, key) => ({ ...base, motivo: [Number(key)] }),
  },
  'mes-publicacion': dated('publicacion', 'mes'),
  'semana-publicacion': dated('publicacion', 'semana'),
  'mes-cierre': dated('cierre', 'mes'),
  'semana-cierre': dated('cierre', 'semana'),
  'mes-adjudicacion': dated('adjudicacion', 'mes'),
  'semana-adjudicacion': dated('adjudicacion', 'semana'),
  'mes-etapa': dated('etapa', 'mes'),
};

/** The date that a dimension divides by, where it does. */
export function dateOf(name: ReportDimension): DatedBy | null {
  const date = name.split('-')[1];
  if (date === 'publicacion' || date === 'cierre' || date === 'adjudicacion') return date;
  return date === 'etapa' ? date : null;
}

/** The stages in which a tender has a reason. */
export const reasonedStages = ['descartada', 'retirada'] as const;

import type { ReportMeasure } from '@pliego/contract/areas/built-reports';
import type { ReportChart } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { currencies } from '@pliego/contract/fields';
import { type SQL, sql } from 'drizzle-orm';
import { awardedAt } from '#server/areas/tenders/report-filter-queries.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { offersIn } from '../sums.ts';

/** What is worked out of each tender, and how the tenders of a row become one figure. */
export interface Measure {
  unit: ReportChart['unidad'];
  /** Null where a tender has none; those are counted, and left out of the figure. */
  value: SQL;
  /** Whether it is of the work on a tender, which is then read beside it. */
  ofWork?: true;
  /** Of amounts: the currency, which is never added to another. */
  currency?: SQL;
  /** Of the column `val`. */
  figure: SQL;
  /** Parts add up to the whole, so that what is not there is zero. */
  addsUp: boolean;
  /** The list that an amount was added up from, as far as the list can say it. */
  narrow?: (base: TenderFilter, currency: string) => TenderFilter;
}

const sum = sql`sum(val)`;
const average = sql`avg(val)`;
const median = sql`percentile_cont(0.5) within group (order by val)`;
const days = (from: SQL, until: SQL): SQL =>
  // As a number of the processor: what `extract` answers is a numeric, which takes far longer.
  sql`(date_part('epoch', ${until} - ${from}) / 86400)`;

const offerCurrency = sql`coalesce(${tenderWork.offerCurrency}, 'CLP')`;
const withOffer = (base: TenderFilter, currency: string): TenderFilter => ({
  ...base,
  ...offersIn(currency),
});

/** Bounds of amounts compare all currencies, so that a list with them cannot be of one. */
function withAmount(base: TenderFilter, currency: string): TenderFilter {
  const isBounded = base.montoMin !== undefined || base.montoMax !== undefined;
  const known = currencies.find((one) => one === currency);
  if (isBounded || known === undefined) return { ...base, monto: 'con' };
  return { ...base, monto: 'con', moneda: known };
}

const lineAmount = sql`(won ->> 'montoUnitario')::float8 * coalesce((won ->> 'cantidad')::float8, (item ->> 'cantidad')::float8)`;
/** Of its awarded lines; null where one of them has no price, or none was awarded. Each is taken apart once. */
const linesAmount = sql`(select case when count(*) = count(amount) then sum(amount) end
  from (select ${lineAmount} as amount from (select item, item -> 'adjudicacion' as won
      from jsonb_array_elements(${tenders.items}) as line(item) offset 0) as lines
    where coalesce(won ->> 'rutProveedor', won ->> 'proveedor') is not null offset 0) as amounts)`;
const isAwarded = sql`${tenders.stateClass} = 'adjudicada'`;
/** Of the award or its lines, as the source says; an award without a currency is in that of the tender, and none in no currency. */
const awardCurrency = sql`coalesce(${tenders.award} ->> 'moneda', ${tenders.currency})`;

/** The same as `daysToAward`: nothing where the dates contradict each other. When it was awarded is read once. */
const daysToAward = sql`case when ${isAwarded} then (select case when at >= ${tenders.closesAt}
    then ${days(sql`${tenders.closesAt}`, sql`at`)} end from (select ${awardedAt} as at offset 0) as award) end`;

export const measures: Record<ReportMeasure, Measure> = {
  licitaciones: { unit: 'cuenta', value: sql`1::float8`, figure: sum, addsUp: true },
  estimado: {
    unit: 'monto',
    value: sql`case when ${tenders.currency} is not null then ${tenders.amount}::float8 end`,
    currency: sql`${tenders.currency}`,
    figure: sum,
    addsUp: true,
    narrow: withAmount,
  },
  ofertado: {
    unit: 'monto',
    value: sql`${tenderWork.offerAmount}::float8`,
    ofWork: true,
    currency: offerCurrency,
    figure: sum,
    addsUp: true,
    narrow: withOffer,
  },
  esperado: {
    unit: 'monto',
    value: sql`(${tenderWork.offerAmount} * ${tenderWork.probability} / 100)::float8`,
    ofWork: true,
    currency: offerCurrency,
    figure: sum,
    addsUp: true,
    narrow: withOffer,
  },
  adjudicado: {
    unit: 'monto',
    value: sql`case when ${isAwarded} and ${awardCurrency} is not null
      then coalesce((${tenders.award} ->> 'monto')::float8, ${linesAmount}) end`,
    currency: awardCurrency,
    figure: sum,
    addsUp: true,
  },
  ganadas: {
    unit: 'parte',
    value: sql`case ${tenderWork.stage} when 'ganada' then 1::float8 when 'perdida' then 0::float8 end`,
    ofWork: true,
    figure: average,
    addsUp: false,
  },
  'dias-para-ofertar': {
    unit: 'dias',
    value: sql`case when ${tenders.closesAt} >= ${tenders.publishedAt}
      then ${days(sql`${tenders.publishedAt}`, sql`${tenders.closesAt}`)} end`,
    figure: median,
    addsUp: false,
  },
  'dias-adjudicar': { unit: 'dias', value: daysToAward, figure: median, addsUp: false },
  oferentes: {
    unit: 'numero',
    value: sql`(${tenders.award} ->> 'oferentes')::float8`,
    figure: average,
    addsUp: false,
  },
};

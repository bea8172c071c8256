import type { CurrencyRates } from '@pliego/contract/areas/tender-rates';
import { type ConvertibleCurrency } from '@pliego/contract/rules/rate-day';
import { portalZone } from '@pliego/contract/rules/santiago-time';
import { and, eq, gte, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** `ratePeriod` in SQL: the day whose rate holds at an instant. */
export function rateDay(currency: SQL, instant: SQL): SQL {
  const wall = sql`(${instant} at time zone ${sql.raw(`'${portalZone}'`)})`;
  return sql`(case when ${currency} = 'UTM' then date_trunc('month', ${wall}) else ${wall} end)::date`;
}

type Bounds = { min: number | undefined; max: number | undefined };

/** The rate of a currency on the day of publication, where it makes a condition true. */
function atPublication(currency: string, condition: SQL | undefined): SQL {
  const day = rateDay(sql`${currency}::text`, sql`${tenders.publishedAt}`);
  return sql`exists (select from currency_rates r
    where r.currency = ${currency} and r.day = ${day} and ${condition ?? sql`true`})`;
}

/** The lowest and the highest rate that a currency ever had: what is beyond them needs no look at its day. */
const extreme = (which: 'min' | 'max', currency: string) =>
  sql`(select ${sql.raw(which)}(clp) from currency_rates where currency = ${currency})`;

/**
 * Amounts within bounds in a currency, whatever currency they were published in, at the rates of the day of
 * publication. Amounts without those rates are left out.
 */
export function withinBounds(currency: ConvertibleCurrency, { min, max }: Bounds): SQL | undefined {
  if (currency === 'CLP') {
    return and(
      min === undefined ? undefined : gte(tenders.amountClp, min),
      max === undefined ? undefined : lte(tenders.amountClp, max),
    );
  }
  const pesos = tenders.amountClp;
  const asPublished = and(
    eq(tenders.currency, currency),
    min === undefined ? undefined : gte(tenders.amount, min),
    max === undefined ? undefined : lte(tenders.amount, max),
  );
  const within = and(
    min === undefined ? undefined : sql`${pesos} >= ${min}::numeric * r.clp`,
    max === undefined ? undefined : sql`${pesos} <= ${max}::numeric * r.clp`,
  );
  const converted = and(
    ne(tenders.currency, currency),
    min === undefined ? undefined : sql`${pesos} >= ${min}::numeric * ${extreme('min', currency)}`,
    max === undefined ? undefined : sql`${pesos} <= ${max}::numeric * ${extreme('max', currency)}`,
    atPublication(currency, within),
  );
  return or(asPublished, converted);
}

/** Amounts of a known currency that cannot be compared in another, for want of a rate of the day of publication. */
export function withoutRate(currency: ConvertibleCurrency): SQL | undefined {
  const pesos = isNotNull(tenders.amountClp);
  const isComparable =
    currency === 'CLP'
      ? pesos
      : or(eq(tenders.currency, currency), and(pesos, atPublication(currency, undefined)));
  return and(isNotNull(tenders.amount), isNotNull(tenders.currency), sql`not ${isComparable}`);
}

/** Which rates there are, by currency. */
export function knownRates(tx: Tx): Promise<CurrencyRates['datos']> {
  return rowsOf<CurrencyRates['datos'][number]>(
    tx,
    sql`select currency as moneda, min(day)::text as desde, max(day)::text as hasta,
        bool_and(verified) as verificadas, json_agg(distinct source order by source) as fuentes
      from currency_rates group by currency order by currency`,
  );
}

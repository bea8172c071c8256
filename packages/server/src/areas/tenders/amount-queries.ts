import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { type ConvertibleCurrency, isConvertible } from '@pliego/contract/rules/rate-day';
import { and, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { withinBounds } from './rate-queries.ts';

/** `sin` is an amount that no currency was given with. */
function currencyCondition(moneda: NonNullable<TenderFilter['moneda']>): SQL | undefined {
  if (moneda !== 'sin') return eq(tenders.currency, moneda);
  return and(isNull(tenders.currency), isNotNull(tenders.amount));
}

/** The currency in which bounds are compared with every amount; null where there are none, or only with their own. */
export function comparedIn({
  montoMin,
  montoMax,
  moneda = 'CLP',
}: TenderFilter): ConvertibleCurrency | null {
  const isBounded = montoMin !== undefined || montoMax !== undefined;
  return isBounded && isConvertible(moneda) ? moneda : null;
}

/** Bounds in pesos, UF or UTM compare at the rate of the day of publication; in others, only their own currency. */
function boundsCondition(filter: TenderFilter): SQL | undefined {
  const { montoMin, montoMax } = filter;
  const currency = comparedIn(filter);
  if (currency !== null) return withinBounds(currency, { min: montoMin, max: montoMax });
  return and(
    montoMin === undefined ? undefined : gte(tenders.amount, montoMin),
    montoMax === undefined ? undefined : lte(tenders.amount, montoMax),
  );
}

/** Whether there is an amount, and within which bounds. */
export function amountCondition(filter: TenderFilter): SQL | undefined {
  const { monto } = filter;
  return and(
    monto === 'con' ? isNotNull(tenders.amount) : undefined,
    monto === 'sin' ? isNull(tenders.amount) : undefined,
    boundsCondition(filter),
  );
}

/** Of bounds that compare every currency, the currency alone narrows nothing. */
export function onlyCurrency(filter: TenderFilter): SQL | undefined {
  const { moneda } = filter;
  return moneda === undefined || comparedIn(filter) !== null
    ? undefined
    : currencyCondition(moneda);
}

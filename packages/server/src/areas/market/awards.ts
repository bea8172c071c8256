import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { Amount } from '#server/areas/reports/sums.ts';
import type { LineSum, MarketRow } from './rows-queries.ts';

/** What a supplier was awarded of one process; its amount is null where no source says it. */
export interface AwardPart {
  row: MarketRow;
  key: string;
  amount: Amount | null;
}

type Named = { nombre: string | null; rut: string | null } | null;

const keyOf = (supplier: Named): string | null =>
  supplier === null ? null : supplierKey(supplier);

const amountOf = (amount: number | null, currency: string | null): Amount | null =>
  // An award without a currency is not taken for one in pesos.
  amount === null || currency === null ? null : { amount, currency };

/** The sum of amounts of one currency; null where one is missing, or of another. */
export function sumOf(amounts: readonly (Amount | null)[]): Amount | null {
  const [first = null] = amounts;
  if (first === null) return null;
  let amount = 0;
  for (const one of amounts) {
    if (one?.currency !== first.currency) return null;
    amount += one.amount;
  }
  return { amount, currency: first.currency };
}

/** The lines of each process. */
export function byProcess(lines: readonly LineSum[]): Map<number, LineSum[]> {
  const groups = new Map<number, LineSum[]>();
  for (const line of lines) {
    const group = groups.get(line.id);
    if (group === undefined) groups.set(line.id, [line]);
    else group.push(line);
  }
  return groups;
}

const currencyOf = ({ awardCurrency, currency }: MarketRow): string | null =>
  awardCurrency ?? currency;

/** What a supplier won of the lines; undefined where it won none. */
function ofLines(row: MarketRow, key: string, lines: readonly LineSum[]) {
  const own = lines.filter(({ supplier }) => supplier === key);
  if (own.length === 0) return undefined;
  return sumOf(own.map(({ amount }) => amountOf(amount, currencyOf(row))));
}

/** What it won of the lots: those of several suppliers together are not divided. */
function ofLots({ lots }: MarketRow, key: string) {
  const own = (lots ?? []).flatMap(({ resultado }) => {
    const winners = (resultado?.proveedores ?? []).map(keyOf);
    return resultado !== undefined && winners.includes(key) ? [{ resultado, winners }] : [];
  });
  if (own.length === 0) return undefined;
  return sumOf(
    own.map(({ resultado, winners }) =>
      winners.length > 1 ? null : amountOf(resultado.monto, resultado.moneda),
    ),
  );
}

/** What it sells by the orders, before taxes. */
function ofOrders({ orders }: MarketRow, key: string) {
  const own = (orders ?? []).filter(({ proveedor }) => keyOf(proveedor) === key);
  if (own.length === 0) return undefined;
  return sumOf(own.map(({ neto, moneda }) => amountOf(neto, moneda)));
}

/**
 * Who won a process, and how much: the amount of the award where one supplier won it all, otherwise what its lines,
 * its lots or its orders say, in this order.
 *
 * @param of The only supplier whose part is wanted; all of them, unless given.
 */
export function partsOf(row: MarketRow, lines: readonly LineSum[], of?: string): AwardPart[] {
  const isSole = row.suppliers.length === 1;
  const whole = isSole ? amountOf(row.awardAmount, currencyOf(row)) : null;
  const wanted = of === undefined ? row.suppliers : row.suppliers.filter((key) => key === of);
  return wanted.map((key) => ({
    row,
    key,
    amount: whole ?? ofLines(row, key, lines) ?? ofLots(row, key) ?? ofOrders(row, key) ?? null,
  }));
}

/** What a whole process was awarded at. */
export function awardedTotal(row: MarketRow, parts: readonly AwardPart[]): Amount | null {
  return amountOf(row.awardAmount, currencyOf(row)) ?? sumOf(parts.map(({ amount }) => amount));
}

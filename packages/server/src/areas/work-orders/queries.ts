import type { WorkOrder } from '@pliego/contract/areas/work-orders';
import type { TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { lastStep } from '@pliego/contract/rules/order-steps';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { workOrders } from '#server/db/schema/expediente.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';

export type OrderRow = typeof workOrders.$inferSelect;

/** What a source says of an order, in the form in which the company notes its own. */
export type SourceOrder = Pick<OrderRow, 'code' | 'amount' | 'currency' | 'days'>;

const sourceOrder = ({ codigo, total, neto, moneda, enviada }: TenderOrder): SourceOrder => ({
  code: codigo,
  amount: total ?? neto,
  currency: moneda,
  days: enviada === null ? {} : { recibida: santiagoDay(enviada) },
});

/** The orders of a tender that its sources bring for this company, known by its RUT. */
export async function sourceOrders(
  tx: Tx,
  companyId: number,
  tenderId: number,
): Promise<SourceOrder[]> {
  const [company] = await tx
    .select({ taxId: companies.taxId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const [tender] = await tx
    .select({ orders: visibleTenders.orders })
    .from(visibleTenders)
    .where(eq(visibleTenders.id, tenderId));
  const own = normalisedRut(company?.taxId ?? '');
  if (own === null) return [];
  const ours = (tender?.orders ?? []).filter(
    ({ proveedor }) => normalisedRut(proveedor?.rut ?? '') === own,
  );
  // A source may list an order again with each of its states.
  const byCode = new Map(ours.map((order) => [order.codigo, sourceOrder(order)]));
  return [...byCode.values()];
}

export function orderRows(tx: Tx, companyId: number, tenderId: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), eq(workOrders.tenderId, tenderId)))
    .orderBy(asc(workOrders.id));
}

/** What the source brings is the source's, as it says now; the rest is what the company noted. */
export function withSource<Row extends Pick<OrderRow, 'isOfSource' | 'days'>>(
  row: Row,
  source: SourceOrder | undefined,
): Row {
  if (!row.isOfSource || source === undefined) return row;
  const { amount, currency, days } = source;
  return { ...row, amount, currency, days: { ...row.days, ...days } };
}

type Shown = Omit<OrderRow, 'id' | 'companyId' | 'tenderId'> & { id: number | null };

const present = (row: Shown): WorkOrder => ({
  id: row.id,
  codigo: row.code,
  deFuente: row.isOfSource,
  monto: row.amount,
  moneda: row.currency,
  dias: row.days,
  rechazada: row.rejectedOn,
  paso: lastStep(row.days, row.rejectedOn),
  factura: row.invoice,
  nota: row.note,
});

const nothingNoted = { rejectedOn: null, invoice: null, note: null } as const;

/** The orders that came to the company from a tender: what is noted, and what a source brings and nobody noted yet. */
export async function ordersOf(tx: Tx, companyId: number, tenderId: number): Promise<WorkOrder[]> {
  const rows = await orderRows(tx, companyId, tenderId);
  const sources = await sourceOrders(tx, companyId, tenderId);
  const byCode = new Map(sources.map((order) => [order.code, order]));
  const noted = new Set(rows.map(({ code }) => code));
  return [
    ...rows.map((row) => present(withSource(row, byCode.get(row.code)))),
    ...sources
      .filter(({ code }) => !noted.has(code))
      .map((order) => present({ ...order, ...nothingNoted, id: null, isOfSource: true })),
  ];
}

import { isDeepStrictEqual } from 'node:util';
import { type OrderStep, orderSteps, type WorkOrder } from '@pliego/contract/areas/work-orders';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { lastStep, type OrderDays, stepFault } from '@pliego/contract/rules/order-steps';
import { and, eq } from 'drizzle-orm';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { holdWork } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { workOrders } from '#server/db/schema/expediente.ts';
import { orderRows, type OrderRow, ordersOf, sourceOrders, withSource } from './queries.ts';

/** Who acts, and when; nobody where a source did. */
interface By {
  caller: Caller;
  now: Date;
}

export interface OrderChange {
  monto?: number | null | undefined;
  moneda?: string | null | undefined;
  dias?: { [Step in OrderStep]?: string | null | undefined } | undefined;
  rechazada?: string | null | undefined;
  factura?: string | null | undefined;
  nota?: string | null | undefined;
}

type Noted = Omit<OrderRow, 'id' | 'companyId' | 'tenderId'>;

const nothing = {
  amount: null,
  currency: null,
  days: {},
  rejectedOn: null,
  invoice: null,
  note: null,
} as const;

function daysAfter(before: OrderDays, asked: OrderChange['dias'] = {}): OrderDays {
  const days: OrderDays = {};
  for (const step of orderSteps) {
    const given = asked[step];
    const day = given === undefined ? before[step] : given;
    if (day !== null && day !== undefined) days[step] = day;
  }
  return days;
}

/** Nobody changes by hand what the source brings; to repeat it is no change. */
function refuseSourceFields(before: Noted, after: Noted): void {
  if (!before.isOfSource) return;
  const changed = [
    before.amount === after.amount ? [] : ['monto'],
    before.currency === after.currency ? [] : ['moneda'],
    before.days.recibida === undefined || before.days.recibida === after.days.recibida
      ? []
      : ['dias.recibida'],
  ].flat();
  const [field] = changed;
  if (field === undefined) return;
  throw fieldProblem('datos-invalidos', field, createMessage('dato-de-la-fuente'));
}

const orNull = (text: string | null): string | null => (text === '' ? null : text);
const chosen = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);

/** The order after a change, or the refusal of it. */
function changed(before: Noted, change: OrderChange): Noted {
  const after = {
    ...before,
    amount: chosen(change.monto, before.amount),
    currency: chosen(change.moneda, before.currency),
    days: daysAfter(before.days, change.dias),
    rejectedOn: chosen(change.rechazada, before.rejectedOn),
    invoice: orNull(chosen(change.factura, before.invoice)),
    note: orNull(chosen(change.nota, before.note)),
  };
  refuseSourceFields(before, after);
  const fault = stepFault(after.days, after.rejectedOn);
  if (fault !== null) {
    throw fieldProblem('datos-invalidos', fault.field, createMessage(fault.fault));
  }
  return after;
}

/** An event of an order says its steps before and after, and names its code. */
function recordOrder(
  tx: Tx,
  {
    companyId,
    tenderId,
    actorId,
    now,
  }: Record<'companyId' | 'tenderId', number> & {
    actorId: number | null;
    now: Date;
  },
  id: number,
  code: string,
  steps: { before: Noted | null; after: Noted | null },
): Promise<void> {
  const stepOf = (order: Noted | null) =>
    order === null ? [] : [lastStep(order.days, order.rejectedOn)];
  return recordEvent(tx, {
    companyId,
    tenderId,
    actorId,
    now,
    type: 'orden',
    before: stepOf(steps.before),
    after: stepOf(steps.after),
    facts: { objeto: id, nota: code },
  });
}

async function presented(tx: Tx, companyId: number, tenderId: number, id: number) {
  const order = (await ordersOf(tx, companyId, tenderId)).find((one) => one.id === id);
  if (order === undefined) throw new Error('The order that was just written is not there');
  return order;
}

/** Writes down an order. One that a source brings is the source's, and keeps what the source says. */
export async function createOrder(
  tx: Tx,
  { caller, now }: By,
  tenderId: number,
  { codigo: code, ...change }: OrderChange & { codigo: string },
): Promise<WorkOrder> {
  const { companyId, userId: actorId } = caller;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const rows = await orderRows(tx, companyId, tenderId);
  if (rows.some((row) => row.code === code)) {
    throw fieldProblem('ya-existe', 'codigo', createMessage('orden-repetida'));
  }
  const sources = await sourceOrders(tx, companyId, tenderId);
  const source = sources.find((order) => order.code === code);
  const isOfSource = source !== undefined;
  const before = withSource({ ...nothing, code, isOfSource }, source);
  const after = changed(before, change);
  const [row] = await tx
    .insert(workOrders)
    .values({ ...after, companyId, tenderId })
    .returning({ id: workOrders.id });
  const id = row?.id ?? 0;
  const act = { companyId, tenderId, actorId, now };
  await recordOrder(tx, act, id, code, { before: isOfSource ? before : null, after });
  return presented(tx, companyId, tenderId, id);
}

/** An order with the work it belongs to, held until the transaction ends. */
async function held(tx: Tx, { caller, now }: By, id: number): Promise<OrderRow> {
  const ofOrder = and(eq(workOrders.companyId, caller.companyId), eq(workOrders.id, id));
  const unknown = new ProblemError('no-encontrado', createMessage('orden-desconocida'));
  const [found] = await tx.select().from(workOrders).where(ofOrder);
  if (found === undefined) throw unknown;
  const { tenderId } = found;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const [row] = await tx.select().from(workOrders).where(ofOrder);
  if (row === undefined) throw unknown;
  const sources = await sourceOrders(tx, caller.companyId, tenderId);
  return withSource(
    row,
    sources.find(({ code }) => code === row.code),
  );
}

export async function updateOrder(
  tx: Tx,
  by: By,
  id: number,
  change: OrderChange,
): Promise<WorkOrder> {
  const before = await held(tx, by, id);
  const { companyId, tenderId } = before;
  const after = changed(before, change);
  if (!isDeepStrictEqual(before, { ...before, ...after })) {
    await tx
      .update(workOrders)
      .set(after)
      .where(and(eq(workOrders.companyId, companyId), eq(workOrders.id, id)));
    const act = { companyId, tenderId, actorId: by.caller.userId, now: by.now };
    await recordOrder(tx, act, id, before.code, { before, after });
  }
  return presented(tx, companyId, tenderId, id);
}

export async function removeOrder(tx: Tx, by: By, id: number): Promise<{ id: number }> {
  const before = await held(tx, by, id);
  if (before.isOfSource) {
    throw new ProblemError('datos-invalidos', createMessage('orden-de-la-fuente'));
  }
  const { companyId, tenderId } = before;
  await tx
    .delete(workOrders)
    .where(and(eq(workOrders.companyId, companyId), eq(workOrders.id, id)));
  const act = { companyId, tenderId, actorId: by.caller.userId, now: by.now };
  await recordOrder(tx, act, id, before.code, { before, after: null });
  return { id };
}

/**
 * Notes the orders that sources bring for the company and that are not noted yet, each with an event of nobody's. For who
 * watches the sources: lists show such orders without it.
 *
 * @returns How many it noted.
 */
export async function mirrorOrders(
  tx: Tx,
  companyId: number,
  tenderId: number,
  now: Date,
): Promise<number> {
  const noted = new Set((await orderRows(tx, companyId, tenderId)).map(({ code }) => code));
  const sources = await sourceOrders(tx, companyId, tenderId);
  let count = 0;
  for (const order of sources.filter(({ code }) => !noted.has(code))) {
    const after = { ...nothing, ...order, isOfSource: true };
    const [row] = await tx
      .insert(workOrders)
      .values({ ...after, companyId, tenderId })
      .onConflictDoNothing()
      .returning({ id: workOrders.id });
    // Somebody noted it at the same moment.
    if (row === undefined) continue;
    const act = { companyId, tenderId, actorId: null, now };
    await recordOrder(tx, act, row.id, order.code, { before: null, after });
    count += 1;
  }
  return count;
}

import { type OrderStep, orderSteps } from '../areas/work-orders.ts';

export type OrderDays = Partial<Record<OrderStep, string>>;

/** The last step that was taken; an order that is here was received. */
export function lastStep(days: OrderDays, rejectedOn: string | null): OrderStep | 'rechazada' {
  if (rejectedOn !== null) return 'rechazada';
  return orderSteps.findLast((step) => days[step] !== undefined) ?? 'recibida';
}

/** What is wrong with the steps of an order: the field, and whether it is out of order or contradicts another. */
export function stepFault(
  days: OrderDays,
  rejectedOn: string | null,
): { field: string; fault: 'paso-antes-de-otro' | 'rechazada-o-aceptada' } | null {
  let latest = '';
  for (const step of orderSteps) {
    const day = days[step];
    if (day === undefined) continue;
    if (day < latest) return { field: `dias.${step}`, fault: 'paso-antes-de-otro' };
    latest = day;
  }
  if (rejectedOn === null) return null;
  if (lastStep(days, null) !== 'recibida') {
    return { field: 'rechazada', fault: 'rechazada-o-aceptada' };
  }
  return rejectedOn < latest ? { field: 'rechazada', fault: 'paso-antes-de-otro' } : null;
}

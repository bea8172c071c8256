import type { OrderStep, WorkOrder } from '@pliego/contract/areas/work-orders';
import { currencies } from '@pliego/contract/fields';
import { workOrdersApi } from '#web/api/areas/work-orders.ts';

/** What the form of an order holds. */
export interface OrderValues extends Record<string, unknown> {
  codigo: string;
  monto: number | null;
  moneda: (typeof currencies)[number];
  dias: Record<OrderStep, string | null>;
  rechazada: string | null;
  factura: string;
  nota: string;
}

/** The form as it opens. */
export function initialOf(order: WorkOrder | null): OrderValues {
  const day = (step: OrderStep) => order?.dias[step] ?? null;
  return {
    codigo: order?.codigo ?? '',
    monto: order?.monto ?? null,
    moneda: currencies.find((code) => code === order?.moneda) ?? 'CLP',
    dias: {
      recibida: day('recibida'),
      aceptada: day('aceptada'),
      entregada: day('entregada'),
      facturada: day('facturada'),
      pagada: day('pagada'),
    },
    rechazada: order?.rechazada ?? null,
    factura: order?.factura ?? '',
    nota: order?.nota ?? '',
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Adds an order, or keeps what changed of one. What a source says of its order is not ours to change. */
export function saveOrder(tenderId: number, order: WorkOrder | null, values: OrderValues) {
  const { codigo, factura, nota, moneda, monto, dias, rechazada } = values;
  const shared = { dias, rechazada, factura: orNull(factura), nota: orNull(nota) };
  if (order === null) {
    const body = { ...shared, monto, moneda, codigo };
    return workOrdersApi.create({ params: { id: tenderId }, body });
  }
  // An order of a source that nobody has noted anything of yet.
  if (order.id === null) {
    return workOrdersApi.create({ params: { id: tenderId }, body: { ...shared, codigo } });
  }
  const body = order.deFuente ? shared : { ...shared, monto, moneda };
  return workOrdersApi.update({ params: { id: order.id }, body });
}

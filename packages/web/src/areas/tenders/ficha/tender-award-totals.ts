import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { supplierKey } from '@pliego/contract/rules/supplier-key';

/** What a line was awarded for; null when the source leaves its quantity or its price out. */
export function lineTotal({ adjudicacion }: Pick<TenderItem, 'adjudicacion'>): number | null {
  const { cantidad = null, montoUnitario = null } = adjudicacion ?? {};
  return cantidad === null || montoUnitario === null ? null : cantidad * montoUnitario;
}

export interface SupplierTotal {
  nombre: string | null;
  rut: string | null;
  lines: number;
  /** Null when it cannot be known of every line. */
  total: number | null;
}

/**
 * What each supplier won, the largest total first. A supplier is one however its RUT or its name are written. Prices
 * whose source names no currency are not added up: they may be of different currencies.
 */
export function totalsBySupplier(
  items: readonly TenderItem[],
  currency: string | null,
): SupplierTotal[] {
  const totals = new Map<string, SupplierTotal>();
  for (const item of items) {
    const { proveedor, rutProveedor } = item.adjudicacion ?? {};
    const key = supplierKey({ nombre: proveedor, rut: rutProveedor });
    if (key === null) continue;
    const before = totals.get(key);
    const amount = currency === null ? null : lineTotal(item);
    const known = before === undefined ? 0 : before.total;
    totals.set(key, {
      nombre: before?.nombre ?? proveedor ?? null,
      rut: rutProveedor ?? null,
      lines: (before?.lines ?? 0) + 1,
      total: known === null || amount === null ? null : known + amount,
    });
  }
  return [...totals.values()].toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
}

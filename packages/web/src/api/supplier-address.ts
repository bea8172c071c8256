import { isMaskedRut } from '@pliego/contract/rules/personal-data';
import { supplierKey } from '@pliego/contract/rules/supplier-key';

/** What names a supplier in an address; null where its RUT is masked, which names nobody. */
export function supplierAddress(supplier: {
  nombre: string | null;
  rut: string | null;
}): string | null {
  const { rut } = supplier;
  return rut !== null && isMaskedRut(rut) ? null : supplierKey(supplier);
}

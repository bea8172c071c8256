import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { marketApi } from '#web/api/areas/market.ts';
import type { DossierSearch } from './dossier-search.ts';

export function buyerQuery(id: number, query: DossierSearch) {
  return queryOptions({
    queryKey: ['market', 'buyer', id, query],
    queryFn: ({ signal }) => marketApi.buyer({ params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A family of UNSPSC by its four digits. */
export function lineQuery(codigo: string, query: DossierSearch) {
  return queryOptions({
    queryKey: ['market', 'line', codigo, query],
    queryFn: ({ signal }) => marketApi.line({ params: { codigo }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A supplier by the key with which the filter of the list names it, or by its RUT. */
export function supplierQuery(proveedor: string, query: DossierSearch) {
  return queryOptions({
    queryKey: ['market', 'supplier', proveedor, query],
    queryFn: ({ signal }) => marketApi.supplier({ params: { proveedor }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

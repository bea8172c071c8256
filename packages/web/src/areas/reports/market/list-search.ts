import {
  BuyerListQuery,
  buyerSorts,
  SupplierListQuery,
  supplierSorts,
} from '@pliego/contract/areas/market';
import * as z from 'zod/mini';

/** What narrows and orders the list, as the address holds it; the order is absent where it is the usual one. */
export const BuyerSearch = z.object({
  q: BuyerListQuery.shape.q,
  orden: z.optional(z.enum(buyerSorts)),
});
export const SupplierSearch = z.object({
  q: SupplierListQuery.shape.q,
  orden: z.optional(z.enum(supplierSorts)),
});

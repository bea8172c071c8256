import { checkCoupon, sumsOf } from '@pliego/contract/rules/cart-sums';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CartLine } from '#web/api/cart-lines.ts';
import { cartQuery } from '#web/api/cart-queries.ts';
import { useAddress } from '#web/ui/use-address.ts';
import { useNow } from '#web/ui/use-now.ts';
import { addressesQuery } from './queries.ts';

export const steps = ['carro', 'direccion', 'pago'] as const;
export type Step = (typeof steps)[number];

const CheckoutAddress = z.object({
  paso: z.optional(z.enum(steps)),
  cupon: z.optional(z.string().check(z.maxLength(40))),
  /** Number of the saved address it goes to. */
  direccion: z.optional(z.coerce.number().check(z.int())),
  /** An order that was placed: it is shown instead. */
  pedido: z.optional(z.coerce.number().check(z.int())),
});

/** Where one stands on the way from the cart to the order; all of it is in the address. */
export function useCheckoutAddress() {
  return useAddress(CheckoutAddress);
}

const noLines: CartLine[] = [];

/** What follows from the address and from what is stored: nothing here is kept twice. */
export function useCheckout() {
  const { search, change } = useCheckoutAddress();
  const now = useNow();
  const cart = useQuery(cartQuery);
  const saved = useQuery(addressesQuery);
  const lines = cart.data ?? noLines;
  const address = saved.data?.find(({ id }) => id === search.direccion);
  const checked =
    search.cupon === undefined ? null : checkCoupon(search.cupon, lines, new Date(now));
  const isOpen: Record<Step, boolean> = {
    carro: true,
    direccion: lines.length > 0,
    pago: lines.length > 0 && address !== undefined,
  };
  const asked = search.paso ?? 'carro';
  // An address that asks for more than is ready shows how far one is.
  const step = isOpen[asked] ? asked : (steps.findLast((one) => isOpen[one]) ?? 'carro');
  return {
    isReady: cart.data !== undefined && saved.data !== undefined,
    error: cart.data === undefined ? cart.error : saved.data === undefined ? saved.error : null,
    retry: () => {
      void cart.refetch();
      void saved.refetch();
    },
    lines,
    addresses: saved.data ?? [],
    address,
    /** The code that the address has, whether it counts or not. */
    code: search.cupon ?? '',
    checked,
    sums: sumsOf(lines, checked?.coupon ?? null),
    isOpen,
    step,
    change,
    now,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

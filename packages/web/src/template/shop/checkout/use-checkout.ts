import type { Address, Order } from '@pliego/contract/areas/shop-checkout';
import { checkCoupon, sumsOf } from '@pliego/contract/rules/cart-sums';
import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartQuery } from '../cart/cart-queries.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { addressesQuery, ordersQuery } from '../queries.ts';
import { type Step, steps } from './checkout-search.ts';

/** The state of the checkout that the address holds. */
export function useCheckoutAddress() {
  return useSearchState('/shell/apps/ecommerce/checkout');
}

/**
 * Where it goes: the chosen address; until one is chosen, that of the last order if it is still saved, and else
 * the first one.
 */
function addressOf(
  saved: readonly Address[],
  chosen: number | undefined,
  orders: readonly Order[],
): Address | undefined {
  const withId = (id: number | undefined) => saved.find((one) => one.id === id);
  return withId(chosen) ?? withId(orders[0]?.address.id) ?? saved[0];
}

const noLines: CartLine[] = [];

/** The checkout, derived from the address and the stored cart and addresses. */
export function useCheckout() {
  const { search, change } = useCheckoutAddress();
  const now = useNow();
  const cart = useQuery(cartQuery);
  const saved = useQuery(addressesQuery);
  const lines = cart.data ?? noLines;
  const orders = useQuery(ordersQuery);
  const address = addressOf(saved.data ?? [], search.direccion, orders.data ?? []);
  const checked =
    search.cupon === undefined ? null : checkCoupon(search.cupon, lines, new Date(now));
  const isOpen: Record<Step, boolean> = {
    carro: true,
    direccion: lines.length > 0,
    pago: lines.length > 0 && address !== undefined,
  };
  const asked = search.paso ?? 'carro';
  // An address that names a step that is not open yet shows the last open one.
  const step = isOpen[asked] ? asked : (steps.findLast((one) => isOpen[one]) ?? 'carro');
  return {
    /** The cart and the addresses as one query. */
    query: {
      data:
        cart.data === undefined || saved.data === undefined || orders.isPending
          ? undefined
          : { lines },
      error: (cart.data === undefined ? cart.error : null) ?? saved.error,
      refetch: () => Promise.all([cart.refetch(), saved.refetch()]),
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
export type Checkout = Omit<ReturnType<typeof useCheckout>, 'query'>;

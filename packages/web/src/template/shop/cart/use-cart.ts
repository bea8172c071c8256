import { cartUnits, type Product } from '@pliego/contract/areas/shop-products';
import type { ProductColor } from '@pliego/contract/areas/shop-choices';
import { useTranslation } from 'react-i18next';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import type { CartLine } from './cart-lines.ts';
import { cartQuery } from './cart-queries.ts';
import { shopApi } from '#web/api/areas/shop.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';

interface Adding {
  product: Product;
  qty: number;
  color?: ProductColor;
  place?: number;
}

type CartChange =
  | ({ kind: 'add' } & Adding)
  | { kind: 'remove'; line: CartLine }
  | { kind: 'change'; line: CartLine; qty?: number; color?: ProductColor };

async function send(change: CartChange): Promise<void> {
  const { kind } = change;
  if (kind === 'add') {
    const { product, qty, color, place } = change;
    await shopApi.addToCart({ body: { productId: product.id, qty, color, place } });
  } else if (kind === 'change') {
    const { line, qty, color } = change;
    await shopApi.updateCart({ body: { productId: line.id, qty, color } });
  } else {
    const { id: productId, entries } = change.line;
    for (let left = entries; left > 0; left -= 1) {
      await shopApi.removeFromCart({ params: { productId } });
    }
  }
}

function show(lines: CartLine[], change: CartChange): CartLine[] {
  if (change.kind === 'remove') return lines.filter(({ id }) => id !== change.line.id);
  if (change.kind === 'change') {
    const { line, qty, color } = change;
    return lines.map((one) =>
      one.id === line.id ? { ...one, qty: qty ?? one.qty, color: color ?? one.color } : one,
    );
  }
  const { product, qty, color, place } = change;
  const added: CartLine = { ...product, qty, color, place, entries: 1 };
  if (place === undefined) return [...lines, added];
  return [...lines, added].toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
}

interface CartOptions {
  /** Called with the removed line, by callers that show their own undo; otherwise a toast does. */
  onRemoved?: (line: CartLine) => void;
}

/** Everything that can be done to the cart: shown at once, put back when it was not kept. */
export function useCart({ onRemoved }: CartOptions = {}) {
  const { t } = useTranslation();
  const change = useOptimistic<CartChange, CartLine[], void>({
    queryKey: cartQuery.queryKey,
    send,
    show,
    failed: (failed) => {
      if (failed.kind === 'add') return t('cart.addFailed', { name: failed.product.name });
      const { name } = failed.line;
      return failed.kind === 'remove'
        ? t('cart.removeFailed', { name })
        : t('cart.changeFailed', { name });
    },
    onDone: (_, done) => {
      if (done.kind === 'remove') (onRemoved ?? offerBack)(done.line);
    },
  });
  const add = (adding: Adding) => change({ kind: 'add', ...adding });
  const putBack = (line: CartLine) => {
    const { qty, color, place } = line;
    add({ product: line, qty, color, place });
  };
  const offerBack = (line: CartLine) =>
    toastUndo({
      id: `cart-${line.id}`,
      title: t('cart.removed', { name: line.name }),
      action: { label: t('cart.undo'), onClick: () => putBack(line) },
    });
  return {
    add,
    putBack,
    /** Takes a line out; when it is gone it is offered back. */
    remove: (line: CartLine) => change({ kind: 'remove', line }),
    setUnits: (line: CartLine, qty: number) => {
      const units = Math.min(cartUnits.max, Math.max(cartUnits.min, qty));
      change({ kind: 'change', line, qty: units });
    },
    setColor: (line: CartLine, color: ProductColor) => change({ kind: 'change', line, color }),
  };
}

import { type Page, pageOf } from '@pliego/contract/pages';
import { CartButton } from '#web/template/shop/cart/cart-button.tsx';
import type { BarPart } from '#web/ui/navigation/bar-button.ts';

/** What the template adds to the bar: each for users who may open its page. */
export const templateBar: readonly { page: Page; Part: BarPart }[] = [
  { page: pageOf('checkout'), Part: CartButton },
];

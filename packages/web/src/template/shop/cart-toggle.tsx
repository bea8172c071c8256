import { Button } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/shop-products';
import type { ProductColor } from '@pliego/contract/areas/shop-choices';
import { IconShoppingCartCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from './cart/cart-queries.ts';
import { useCart } from './cart/use-cart.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';

interface CartToggleProps {
  product: Product;
  qty?: number;
  color?: ProductColor;
  size?: 'sm' | 'md';
}

/** Adds a product to the cart; once added, links to the cart. */
export function CartToggle({ product, qty = 1, color, size = 'sm' }: CartToggleProps) {
  const { t } = useTranslation('shop');
  const { add } = useCart();
  const { data } = useQuery(cartQuery);
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const isThere = data?.some(({ id }) => id === product.id) ?? false;
  useEffect(() => {
    // The button went away under the keyboard: what took its place takes the focus too.
    if (isThere && wasPressed.current) link.current?.focus();
    wasPressed.current = false;
  }, [isThere]);
  if (isThere) {
    return (
      <Button
        variant="default"
        size={size}
        fullWidth
        leftSection={<IconShoppingCartCheck size={17} stroke={1.7} aria-hidden />}
        renderRoot={(props) => (
          <AppLink
            {...props}
            ref={link}
            to="/apps/ecommerce/checkout"
            aria-label={t('cart.viewNamed', { name: product.name })}
          />
        )}
      >
        {t('cart.view')}
      </Button>
    );
  }
  return (
    <Button
      fullWidth
      size={size}
      leftSection={<IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />}
      aria-label={t('cart.addNamed', { name: product.name })}
      disabled={data === undefined}
      onClick={() => {
        wasPressed.current = true;
        add({ product, qty, color });
      }}
    >
      {t('cart.add')}
    </Button>
  );
}

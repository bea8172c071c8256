import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarButtonProps } from '#web/ui/navigation/bar-button.ts';
import { cartQuery } from './cart-queries.ts';

const loadPanel = async () => (await import('./cart-panel.tsx')).CartPanel;

/** The shop's pages hold the sample API anyway. */
const isShop = (path: string) => path.startsWith('/apps/ecommerce/');

/**
 * The cart in the bar. Its data comes from the sample API, whose code is large and not needed for tenders: it is
 * loaded when the cart is first opened, or in the shop. Until then the button shows no count.
 */
export function CartButton({ Button }: { Button: ComponentType<BarButtonProps> }) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const isInShop = useMatches({ select: (matches) => isShop(matches.at(-1)?.pathname ?? '/') });
  const { data = [] } = useQuery({ ...cartQuery, enabled: isWanted || isInShop });
  const count = data.length;
  return (
    <Button
      icon={<IconShoppingCart size={18} stroke={1.7} aria-hidden />}
      label={count === 0 ? t('cart.open') : t('cart.openCounted', { count })}
      count={count}
      panelLabel={t('cart.title')}
      loadPanel={loadPanel}
      onOpen={() => setWanted(true)}
    />
  );
}

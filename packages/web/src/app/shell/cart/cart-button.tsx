import { pageOf } from '@pliego/contract/pages';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '#web/api/cart-queries.ts';
import { useMayOpen } from '../../use-may-open.ts';
import { NavButton } from '../nav-button.tsx';
import { NavPanel } from '../nav-panel.tsx';
import { useShownPage } from '../use-shown-page.ts';

const panel = async () => (await import('./cart-panel.tsx')).CartPanel;

/** The shop's pages hold the sample API anyway. */
const isShop = (path: string) => path.startsWith('/apps/ecommerce/');

/**
 * The cart, for users who may buy. Its data comes from the sample API, whose code is large and not needed
 * for tenders: it is loaded when the cart is first opened, or in the shop. Until then the
 * button shows no count.
 */
export function CartButton() {
  return useMayOpen()(pageOf('checkout')) ? <Cart /> : null;
}

function Cart() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { path } = useShownPage();
  const { data = [] } = useQuery({ ...cartQuery, enabled: anchor !== null || isShop(path) });
  const count = data.length;
  return (
    <>
      <NavButton
        label={count === 0 ? t('cart.open') : t('cart.openCounted', { count })}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <IconShoppingCart size={18} stroke={1.7} aria-hidden />
      </NavButton>
      {anchor === null ? null : (
        <NavPanel
          anchor={anchor}
          label={t('cart.title')}
          load={panel}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

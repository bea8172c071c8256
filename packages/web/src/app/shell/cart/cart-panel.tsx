import { Button } from '@mantine/core';
import { pageOf } from '@pliego/contract/pages';
import { sumsOf } from '@pliego/contract/rules/cart-sums';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from '#web/api/cart-lines.ts';
import { cartQuery } from '#web/api/cart-queries.ts';
import { useCart } from '#web/api/use-cart.ts';
import { formatMoney } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { NavPanelContentProps } from '../nav-panel.tsx';
import { PageLink } from '../page-link.tsx';
import { CartLine } from './cart-line.tsx';
import classes from './cart-panel.module.css';

/** The products in the cart, their total, and the link to the checkout. */
export function CartPanel({ onClose }: NavPanelContentProps) {
  return (
    <QueryState query={useQuery(cartQuery)}>
      {(lines) => <Cart lines={lines} onClose={onClose} />}
    </QueryState>
  );
}

function Cart({ lines, onClose }: NavPanelContentProps & { lines: Line[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // A toast would cover the list: the undo is shown in the place of the removed line.
  const [gone, setGone] = useState<Line | null>(null);
  const cart = useCart({ onRemoved: setGone });
  return (
    <div ref={box} tabIndex={-1} className={classes.panel}>
      <div className={classes.header}>
        <h2 className={classes.title}>{t('cart.title')}</h2>
        {lines.length === 0 ? null : <span>{t('cart.items', { count: lines.length })}</span>}
      </div>
      {gone === null ? null : (
        <output className={classes.gone}>
          <span>{t('cart.removed', { name: gone.name })}</span>
          <button
            type="button"
            onClick={() => {
              box.current?.focus();
              setGone(null);
              cart.putBack(gone);
            }}
          >
            {t('cart.undo')}
          </button>
        </output>
      )}
      {lines.length === 0 ? (
        <EmptyState title={t('cart.emptyTitle')}>{t('cart.emptyText')}</EmptyState>
      ) : (
        <>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                onFollow={onClose}
                onQuantity={(qty) => cart.setUnits(line, qty)}
                onRemove={() => {
                  // Its button is removed too: the focus stays in the panel.
                  box.current?.focus();
                  cart.remove(line);
                }}
              />
            ))}
          </ul>
          <div className={classes.footer}>
            <div className={classes.total}>
              <span>{t('cart.total')}</span>
              <strong>{formatMoney(sumsOf(lines).subtotal, 'CLP')}</strong>
            </div>
            <Button
              fullWidth
              renderRoot={(props) => (
                <PageLink {...props} page={pageOf('checkout')} onClick={onClose} />
              )}
            >
              {t('cart.pay')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

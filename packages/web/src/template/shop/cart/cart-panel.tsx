import { Button } from '@mantine/core';
import { sumsOf } from '@pliego/contract/rules/cart-sums';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from './cart-lines.ts';
import { cartQuery } from './cart-queries.ts';
import { useCart } from './use-cart.ts';
import { formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { BarPanelProps } from '#web/ui/navigation/bar-button.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { CartLine } from './cart-line.tsx';
import classes from './cart-panel.module.css';

/** The products in the cart, their total, and the link to the checkout. */
export function CartPanel({ onClose }: BarPanelProps) {
  return (
    <QueryState query={useQuery(cartQuery)}>
      {(lines) => <Cart lines={lines} onClose={onClose} />}
    </QueryState>
  );
}

function Cart({ lines, onClose }: BarPanelProps & { lines: Line[] }) {
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
                <AppLink {...props} to="/apps/ecommerce/checkout" onClick={onClose} />
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

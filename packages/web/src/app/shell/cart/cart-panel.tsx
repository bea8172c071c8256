import { Button } from '@mantine/core';
import { pageOf } from '@pliego/contract/pages';
import { sumsOf } from '@pliego/contract/rules/cart-sums';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from '#web/api/cart-lines.ts';
import { cartQuery } from '#web/api/cart-queries.ts';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { useCart } from '#web/api/use-cart.ts';
import { formatMoney } from '#web/lib/format.ts';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import type { NavPanelContentProps } from '../nav-panel.tsx';
import { PageLink } from '../page-link.tsx';
import { CartLine } from './cart-line.tsx';
import classes from './cart-panel.module.css';

/** The products in the cart, their total, and the link to the checkout. */
export function CartPanel({ onClose }: NavPanelContentProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(cartQuery);
  // A toast would cover the list: the undo is shown in the place of the removed line.
  const [gone, setGone] = useState<Line | null>(null);
  const cart = useCart({ onRemoved: setGone });
  if (data === undefined) {
    return error === null ? (
      <LoadingState />
    ) : (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={classes.panel}>
      <div className={classes.header}>
        <h2 className={classes.title}>{t('cart.title')}</h2>
        {data.length === 0 ? null : <span>{t('cart.items', { count: data.length })}</span>}
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
      {data.length === 0 ? (
        <EmptyState title={t('cart.emptyTitle')}>{t('cart.emptyText')}</EmptyState>
      ) : (
        <>
          <ul className={classes.lines}>
            {data.map((line) => (
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
              <strong>{formatMoney(sumsOf(data).subtotal, 'CLP')}</strong>
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

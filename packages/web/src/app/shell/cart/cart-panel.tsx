import type { CartProduct } from '@pliego/contract/areas/shop';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery, removeFromCart } from '#web/api/cart-queries.ts';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatMoney } from '#web/lib/format.ts';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toastProblem } from '#web/ui/toasts.tsx';
import { pageOf } from '../../pages.ts';
import type { NavPanelContentProps } from '../nav-panel.tsx';
import { PageLink } from '../page-link.tsx';
import { CartLine } from './cart-line.tsx';
import { cartTotal, withQuantity } from './cart-total.ts';
import classes from './cart-panel.module.css';

/** What is in the cart, what it costs, and the way to pay. */
export function CartPanel({ onClose }: NavPanelContentProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(cartQuery);
  const { mutate: remove } = useRemoval();
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
                onQuantity={(qty) =>
                  client.setQueryData(cartQuery.queryKey, withQuantity(data, line.id, qty))
                }
                onRemove={() => {
                  // Its button goes with it: the keyboard stays in the panel.
                  box.current?.focus();
                  remove(line);
                }}
              />
            ))}
          </ul>
          <div className={classes.footer}>
            <div className={classes.total}>
              <span>{t('cart.total')}</span>
              <strong>{formatMoney(cartTotal(data), 'CLP')}</strong>
            </div>
            <PageLink page={pageOf('checkout')} {...buttonLook({ wide: true })} onClick={onClose}>
              {t('cart.pay')}
            </PageLink>
          </div>
        </>
      )}
    </div>
  );
}

/** Takes a line out at once, and puts it back when that was not kept. */
function useRemoval() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = cartQuery;
  const removal = useMutation({
    mutationFn: ({ id }: CartProduct) => removeFromCart(id),
    onMutate: async (line) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (lines) => lines?.filter(({ id }) => id !== line.id));
      return before;
    },
    onError: (error, line, before) => {
      client.setQueryData(queryKey, before);
      toastProblem({
        title: t('cart.removeFailed', { name: line.name }),
        text: problemText(error),
        action: { label: t('actions.retry'), onClick: () => removal.mutate(line) },
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['shop'] }),
  });
  return removal;
}

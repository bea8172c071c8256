import type { Address } from '@pliego/contract/areas/shop-checkout';
import { useTranslation } from 'react-i18next';
import { shopApi } from '#web/api/areas/shop.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastUndo } from '#web/ui/feedback/toasts.tsx';
import { addressesQuery } from '../queries.ts';

interface AddressChange {
  address: Address;
  /** Put back after it was taken away, where it was. */
  back?: boolean;
}

/** Takes a saved address away and offers it back. */
export function useRemoveAddress() {
  const { t } = useTranslation('shop');
  const change = useOptimistic<AddressChange, Address[], unknown>({
    queryKey: addressesQuery.queryKey,
    send: ({ address, back }) =>
      back === true
        ? shopApi.restoreAddress({ body: { address } })
        : shopApi.removeAddress({ params: { id: address.id } }),
    show: (held, { address, back }) =>
      back === true
        ? [...held, address].toSorted((a, b) => a.id - b.id)
        : held.filter(({ id }) => id !== address.id),
    failed: ({ back }) => t(back === true ? 'address.backFailed' : 'address.removeFailed'),
    onDone: (_, { address, back }) => {
      if (back === true) return;
      toastUndo({
        id: `address-${address.id}`,
        title: t('address.removed', { place: `${address.street} ${address.number}` }),
        action: { label: t('undo'), onClick: () => change({ address, back: true }) },
      });
    },
  });
  return (address: Address) => change({ address });
}

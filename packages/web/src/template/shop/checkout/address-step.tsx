import { Button, Radio } from '@mantine/core';
import type { Address } from '@pliego/contract/areas/shop-checkout';
import { regionName } from '@pliego/contract/rules/regions';
import { IconBuilding, IconHome, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';
import { addressesQuery } from '../queries.ts';
import type { Checkout } from './use-checkout.ts';
import { useRemoveAddress } from './use-remove-address.ts';
import classes from './checkout-forms.module.css';
import frame from './checkout.module.css';
import coupon from './coupon-box.module.css';

/** Where it goes: one of the saved addresses, or a new one. */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { addresses, address, change } = checkout;
  const client = useQueryClient();
  const remove = useRemoveAddress();
  const [isAdding, setAdding] = useState(false);
  const isOpen = isAdding || addresses.length === 0;
  const choose = (id: number) => change({ direccion: id, paso: 'direccion' }, { replace: true });
  return (
    <div className={frame.card}>
      {addresses.length === 0 ? null : (
        <Radio.Group
          aria-label={t('address.saved')}
          value={address === undefined ? '' : String(address.id)}
          onChange={(id) => choose(Number(id))}
        >
          <ul className={classes.choices}>
            {addresses.map((one) => (
              <li key={one.id} className={classes.choice}>
                <Radio
                  value={String(one.id)}
                  label={<AddressText address={one} />}
                  aria-label={t('address.choose', { place: `${one.street} ${one.number}` })}
                />
                <button
                  type="button"
                  className={coupon.iconButton}
                  aria-label={t('address.remove', { place: `${one.street} ${one.number}` })}
                  title={t('address.remove', { place: `${one.street} ${one.number}` })}
                  onClick={() => remove(one)}
                >
                  <IconTrash size={16} stroke={1.7} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </Radio.Group>
      )}
      {isOpen ? (
        <AddressForm
          onCancel={addresses.length === 0 ? undefined : () => setAdding(false)}
          onSaved={(saved) => {
            client.setQueryData(addressesQuery.queryKey, [...addresses, saved]);
            setAdding(false);
            choose(saved.id);
          }}
        />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('address.add')}
        </Button>
      )}
    </div>
  );
}

/** An address as printed on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const { t } = useTranslation('shop');
  const Icon = address.kind === 'home' ? IconHome : IconBuilding;
  return (
    <span className={classes.address}>
      <strong>{address.name}</strong>
      <span className={classes.kind}>
        <Icon size={14} stroke={1.7} aria-hidden /> {t(`address.kinds.${address.kind}`)}
      </span>
      <span>
        {address.street} {address.number}
      </span>
      <span>
        {address.postalCode} {address.commune}, {regionName(address.region)}
      </span>
      <bdi dir="ltr">{address.phone}</bdi>
    </span>
  );
}

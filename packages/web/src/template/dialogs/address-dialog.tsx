import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { PlainAddressForm } from '@pliego/contract/areas/shop-checkout';
import { communesOf } from '@pliego/contract/rules/communes';
import { regions } from '@pliego/contract/rules/regions';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { SampleForm, useSampleDone } from './sample-form.tsx';
import classes from './dialogs.module.css';

/** An address in Chile: its communes are those of the region. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const done = useSampleDone(onClose);
  const { form, formProps } = useContractForm({
    schema: PlainAddressForm,
    initialValues: {
      name: '',
      phone: '',
      street: '',
      number: '',
      region: 0,
      commune: '',
      postalCode: '',
      kind: 'home',
    },
    send: async ({ street, number }) => `${street} ${number}`,
    onDone: (address) => done(t('address.added', { address })),
  });
  const { region } = form.values;
  const field = (name: 'name' | 'phone' | 'street' | 'number' | 'postalCode') => ({
    ...form.getInputProps(name),
    label: t(`address.${name}`),
    withAsterisk: true,
    autoComplete: 'off',
  });
  return (
    <SampleForm
      title={t('cards.direccion.title')}
      formProps={formProps}
      submit={t('address.add')}
      onClose={onClose}
    >
      <Radio.Group {...form.getInputProps('kind')} label={t('address.kind')}>
        <div className={classes.radios}>
          <Radio value="home" label={t('address.home')} />
          <Radio value="work" label={t('address.work')} />
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <TextInput {...field('name')} data-autofocus />
        <TextInput {...field('phone')} type="tel" placeholder="9 5550 1234" />
        <TextInput {...field('street')} />
        <TextInput {...field('number')} />
        <NativeSelect
          label={t('address.region')}
          withAsterisk
          error={form.errors['region']}
          value={String(region)}
          data={[
            { value: '0', label: t('address.choose') },
            ...regions.map(({ number, name }) => ({ value: String(number), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ region: Number(value), commune: '' })
          }
        />
        <NativeSelect
          {...form.getInputProps('commune')}
          label={t('address.commune')}
          withAsterisk
          disabled={region === 0}
          data={[
            { value: '', label: t('address.choose') },
            ...communesOf(region).map((name) => ({ value: name, label: name })),
          ]}
        />
        <TextInput
          {...field('postalCode')}
          withAsterisk={false}
          inputMode="numeric"
          maxLength={7}
        />
      </div>
    </SampleForm>
  );
}

import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  type Address,
  AddressForm as AddressSchema,
  addressKinds,
} from '@pliego/contract/areas/shop-checkout';
import { communesOf } from '@pliego/contract/rules/communes';
import { regions } from '@pliego/contract/rules/regions';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { shopApi } from '#web/api/areas/shop.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import classes from './checkout-forms.module.css';

interface AddressFormProps {
  onSaved: (address: Address) => void;
  /** Absent: there is no other address to go back to. */
  onCancel?: () => void;
}

type AddressValues = z.input<typeof AddressSchema>;
type Form = UseFormReturnType<AddressValues>;

const emptyAddress: AddressValues = {
  name: '',
  phone: '',
  street: '',
  number: '',
  // No region yet: the schema requires one from 1 to 16.
  region: 0,
  commune: '',
  postalCode: '',
  kind: 'home',
};

export function AddressForm({ onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { form, busy, problem, formProps } = useContractForm({
    schema: AddressSchema,
    initialValues: emptyAddress,
    send: (values) => shopApi.addAddress({ body: values }),
    onDone: onSaved,
  });
  return (
    <form {...formProps} className={classes.form} aria-label={t('address.add')}>
      <FormProblem text={problem} />
      <div className={classes.fields}>
        <RecipientFields form={form} />
        <PlaceFields form={form} />
        <div>
          <p className={classes.fieldName}>{t('address.kind')}</p>
          <SegmentedControl
            fullWidth
            aria-label={t('address.kind')}
            data={addressKinds.map((value) => ({ value, label: t(`address.kinds.${value}`) }))}
            {...form.getInputProps('kind')}
          />
        </div>
      </div>
      <div className={classes.formEnd}>
        {onCancel === undefined ? null : (
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        )}
        <BusyButton type="submit" busy={busy}>
          {t('address.save')}
        </BusyButton>
      </div>
    </form>
  );
}

/** Who receives the order. */
function RecipientFields({ form }: { form: Form }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <TextInput
        label={t('address.name')}
        autoComplete="name"
        withAsterisk
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        placeholder="9 5550 1234"
        withAsterisk
        {...form.getInputProps('phone')}
      />
    </>
  );
}

/** Where it is delivered. Another region empties the commune, which belongs to one. */
function PlaceFields({ form }: { form: Form }) {
  const { t } = useTranslation('shop');
  const { region } = form.values;
  return (
    <>
      <TextInput
        label={t('address.street')}
        autoComplete="address-line1"
        withAsterisk
        {...form.getInputProps('street')}
      />
      <TextInput
        label={t('address.number')}
        autoComplete="address-line2"
        withAsterisk
        {...form.getInputProps('number')}
      />
      <NativeSelect
        label={t('address.region')}
        withAsterisk
        data={[
          { value: '0', label: t('address.pickRegion') },
          ...regions.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        value={String(region)}
        error={form.errors['region']}
        onChange={(event) => {
          form.setValues({ region: Number(event.currentTarget.value), commune: '' });
          form.clearFieldError('region');
        }}
      />
      <NativeSelect
        label={t('address.commune')}
        withAsterisk
        disabled={region === 0}
        data={[{ value: '', label: t('address.pickCommune') }, ...communesOf(region)]}
        {...form.getInputProps('commune')}
      />
      <TextInput
        label={t('address.postalCode')}
        description={t('address.postalCodeHint')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
        withAsterisk
        {...form.getInputProps('postalCode')}
      />
    </>
  );
}

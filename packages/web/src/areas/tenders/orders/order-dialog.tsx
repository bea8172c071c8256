import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { orderSteps, type WorkOrder } from '@pliego/contract/areas/work-orders';
import type { UseFormReturnType } from '@mantine/form';
import { currencies } from '@pliego/contract/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { problemText } from '#web/api/problems.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import stage from '../work/stage.module.css';
import { initialOf, type OrderValues, saveOrder } from './order-form.ts';
import { useRefreshOrders, useRemoveOrder } from './order-queries.ts';

interface OrderDialogProps {
  tenderId: number;
  /** Null adds one. */
  order: WorkOrder | null;
  onClose: () => void;
}

/** The server refuses what the order does not allow, beside its field. */
const Values = z.looseObject({});

/** An order with the day of each step, its amount and its invoice. */
export function OrderDialog({ tenderId, order, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['expediente', 'common']);
  const refresh = useRefreshOrders(tenderId);
  const removing = useRemoveOrder(tenderId);
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues: initialOf(order),
    send: (values) => saveOrder(tenderId, order, values),
    onDone: async () => {
      await refresh();
      onClose();
    },
  });
  const isOfSource = order?.deFuente === true;
  const removable = order === null || isOfSource ? null : order.id;
  return (
    <Dialog
      title={order === null ? t('orders.newTitle') : t('orders.editOf', { code: order.codigo })}
      onClose={onClose}
    >
      <form {...formProps} className={stage.form}>
        <FormProblem
          text={problem ?? (removing.error === null ? undefined : problemText(removing.error))}
        />
        {order === null ? (
          <TextInput
            label={t('orders.code')}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('codigo')}
          />
        ) : null}
        <OrderFields form={form} isOfSource={isOfSource} />
        <DialogActions>
          {removable === null ? null : (
            <Button
              variant="subtle"
              color="red"
              loading={removing.isPending}
              onClick={() => removing.mutate(removable, { onSuccess: onClose })}
            >
              {t('common:actions.remove')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface OrderFieldsProps {
  form: UseFormReturnType<OrderValues>;
  isOfSource: boolean;
}

function OrderFields({ form, isOfSource }: OrderFieldsProps) {
  const { t } = useTranslation('expediente');
  return (
    <>
      <div className={stage.pair}>
        <AmountField
          label={t('orders.amount')}
          disabled={isOfSource}
          value={form.values.monto}
          onChange={(monto) => form.setFieldValue('monto', monto)}
          error={form.errors['monto']}
        />
        <NativeSelect
          label={t('move.currency')}
          disabled={isOfSource}
          data={[...currencies]}
          {...form.getInputProps('moneda')}
        />
      </div>
      {orderSteps.map((step) => (
        <DateField
          key={step}
          label={t(`orders.steps.${step}`)}
          clearable
          value={form.values.dias[step]}
          onChange={(day) => form.setFieldValue(`dias.${step}`, day)}
          error={form.errors[`dias.${step}`]}
        />
      ))}
      <DateField
        label={t('orders.rejectedOn')}
        clearable
        value={form.values.rechazada}
        onChange={(day) => form.setFieldValue('rechazada', day)}
        error={form.errors['rechazada']}
      />
      <TextInput
        label={t('orders.invoice')}
        autoComplete="off"
        {...form.getInputProps('factura')}
      />
      <Textarea label={t('move.note')} autosize minRows={1} {...form.getInputProps('nota')} />
    </>
  );
}

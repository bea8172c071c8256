import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { InvoiceSetup } from '@pliego/contract/areas/invoices';
import { vatPercent } from '@pliego/contract/rules/invoice-amounts';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import { Logo } from '#web/ui/display/logo.tsx';
import { pesos } from '../money.ts';
import { ClientField } from './client-field.tsx';
import { DiscountField } from './discount-field.tsx';
import { FormItems } from './form-items.tsx';
import { type InvoiceValues, totalsSoFar } from './form-values.ts';
import classes from './form.module.css';

interface FormPaperProps {
  id: number;
  form: UseFormReturnType<InvoiceValues>;
  setup: InvoiceSetup;
  onNewClient: () => void;
}

/** The paper of an invoice with fields in it. */
export function FormPaper({ id, form, setup, onNewClient }: FormPaperProps) {
  const { t } = useTranslation('invoices');
  const { values } = form;
  return (
    <div className={classes.paper}>
      <header className={classes.head}>
        <div className={classes.issuer}>
          <span className={classes.brand}>
            <Logo markOnly size={34} />
            <span className={classes.brandName}>{setup.issuer.name}</span>
          </span>
          <span>{setup.issuer.address}</span>
          <span>{setup.issuer.email}</span>
        </div>
        <div className={classes.dates}>
          <p className={classes.number}>{t('paper.title', { id })}</p>
          <DateField
            label={t('paper.issued')}
            {...form.getInputProps('issuedDate')}
            value={values.issuedDate}
          />
          <DateField
            label={t('paper.due')}
            {...form.getInputProps('dueDate')}
            value={values.dueDate}
          />
        </div>
      </header>
      <ClientField
        value={values.client}
        error={form.errors['client']}
        onChange={(client) => form.setFieldValue('client', client)}
        onNew={onNewClient}
      />
      <div className={classes.references}>
        <TextInput
          label={t('form.purchaseOrder')}
          autoComplete="off"
          {...form.getInputProps('purchaseOrder')}
        />
        <TextInput
          label={t('form.tender')}
          placeholder={t('form.tenderHint')}
          autoComplete="off"
          {...form.getInputProps('tender')}
        />
      </div>
      <FormItems form={form} catalogue={setup.catalogue} />
      <div className={classes.foot}>
        <div className={classes.words}>
          <Autocomplete
            label={t('form.salesperson')}
            data={setup.salespeople}
            {...form.getInputProps('salesperson')}
          />
          <Textarea
            label={t('form.note')}
            placeholder={t('form.notePlaceholder')}
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('note')}
          />
        </div>
        <Totals form={form} />
      </div>
    </div>
  );
}

/** They follow what is typed. */
function Totals({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices');
  const { subtotal, discount, net, vat, total } = totalsSoFar(form.values);
  return (
    <div className={classes.totals} aria-live="polite">
      <Line name={t('paper.subtotal')} amount={subtotal} />
      <div className={classes.line}>
        <span>{t('paper.discount')}</span>
        <DiscountField
          label={t('form.wholeInvoice')}
          value={form.values.discount}
          error={form.errors['discount.value']}
          onChange={(next) => {
            form.setFieldValue('discount', next);
            form.clearFieldError('discount.value');
          }}
        />
      </div>
      {discount === 0 ? null : (
        <>
          <Line name={t('form.discounted')} amount={-discount} />
          <Line name={t('paper.net')} amount={net} />
        </>
      )}
      <Line name={t('paper.vat', { percent: vatPercent })} amount={vat} />
      <Line strong name={t('paper.total')} amount={total} />
    </div>
  );
}

function Line({ name, amount, strong }: { name: string; amount: number; strong?: true }) {
  return (
    <div className={classes.line} data-strong={strong}>
      <span>{name}</span>
      <span>{pesos(amount)}</span>
    </div>
  );
}

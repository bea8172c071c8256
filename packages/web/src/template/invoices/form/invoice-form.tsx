import { Invoice, type InvoiceSetup, type PaymentDetails } from '@pliego/contract/areas/invoices';
import { InvoiceDraft } from '@pliego/contract/areas/invoice-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useRebase } from '#web/api/use-rebase.ts';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { leavesPage, useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { previewOf } from '../invoice-address.ts';
import { InvoiceSheet } from '../paper/invoice-sheet.tsx';
import { invoiceQuery, invoicesKey } from '../queries.ts';
import { ClientPanel } from './client-panel.tsx';
import { FormPaper } from './form-paper.tsx';
import { FormSide } from './form-side.tsx';
import { invoiceFields, useShownClashes } from './invoice-clashes.ts';
import {
  draftOf,
  isChanged,
  type InvoiceValues,
  isSameWritten,
  paperSoFar,
  valuesOf,
} from './form-values.ts';
import paper from '../paper/paper.module.css';

interface InvoiceFormProps {
  /** The number it has, or will have. */
  id: number;
  /** What is changed; a new one when absent. */
  saved?: Invoice;
  initialValues: InvoiceValues;
  setup: InvoiceSetup;
  paymentDetails: PaymentDetails;
  onPayments?: () => void;
}

/** Writes an invoice, new or not, with a preview of what the client will see. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { id, saved, setup, paymentDetails, onPayments } = props;
  const { t } = useTranslation('invoices');
  const [isShown, setShown] = useState(false);
  const { search, change } = useSharedSearch();
  const { form, formProps, busy, problem, clashes, guard, chooseNext } = useInvoiceForm(props);
  return (
    <>
      <form
        {...formProps}
        className={paper.layout}
        // What is wrong can only be shown where it is typed.
        onSubmit={(event) => {
          if (form.validate().hasErrors) setShown(false);
          formProps.onSubmit(event);
        }}
      >
        <div className={paper.main}>
          {clashes === null ? <FormProblem text={problem} /> : <ClashNote clashes={clashes} />}
          {isShown ? (
            <InvoiceSheet
              invoice={paperSoFar(form.values, id, saved)}
              paymentDetails={paymentDetails}
              setup={setup}
            />
          ) : null}
          {/* It stays: what is typed wrong is known to its field alone. */}
          <div hidden={isShown}>
            <FormPaper
              id={id}
              form={form}
              setup={setup}
              onNewClient={() => change({ panel: 'client' })}
            />
          </div>
        </div>
        <FormSide
          form={form}
          busy={busy}
          isShown={isShown}
          onShow={() => setShown(!isShown)}
          onSubmitKind={chooseNext}
          onPayments={onPayments}
        />
      </form>
      <LeaveGuard {...guard} text={t('form.discardText')} />
      <ClientPanel
        opened={search.panel === 'client'}
        onClose={() => change({ panel: undefined }, { replace: true })}
        onAdded={(client) => form.setFieldValue('client', client)}
      />
    </>
  );
}

/** The form and its saving. After it, the preview opens, with the panel for sending when that was chosen. */
function useInvoiceForm({ id, saved, initialValues, paymentDetails }: InvoiceFormProps) {
  const { t } = useTranslation('invoices');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSentNext = useRef(false);
  const over = useRebase<InvoiceValues, Invoice>({
    stored: saved,
    names: invoiceFields,
    valuesOf,
    read: (error) => storedNow(Invoice, error),
    isSame: isSameWritten,
  });
  const contractForm = useContractForm({
    schema: InvoiceDraft,
    initialValues,
    send: (values) => {
      const draft = draftOf(values);
      return saved === undefined
        ? invoicesApi.add({ body: draft })
        : invoicesApi.update({ body: { id, version: over.stored?.version ?? 0, ...draft } });
    },
    onRefused: (error, typed) => {
      over.onRefused(error, typed, contractForm.form);
      void queries.invalidateQueries({ queryKey: invoicesKey });
    },
    onDone: (invoice) => {
      queries.setQueryData(invoiceQuery(invoice.id).queryKey, { invoice, paymentDetails });
      void queries.invalidateQueries({ queryKey: invoicesKey });
      toastDone({
        title: t(saved === undefined ? 'form.created' : 'form.saved', { id: invoice.id }),
      });
      letGo();
      void navigate({
        ...previewOf(invoice.id),
        search: isSentNext.current ? { panel: 'send' } : {},
      });
    },
  });
  const { guard, letGo } = useLeaving({
    isDirty: isChanged(
      contractForm.form.values,
      over.stored === undefined ? initialValues : valuesOf(over.stored),
    ),
    isLeft: leavesPage,
  });
  /** Called before the form is submitted: what happens after it is saved. */
  const chooseNext = (kind: 'save' | 'send') => {
    isSentNext.current = kind === 'send';
  };
  const clashes = useShownClashes(over, contractForm.form);
  return { ...contractForm, clashes, guard, chooseNext };
}

import type { Invoice } from '@pliego/contract/areas/invoices';
import type { InvoiceStatus } from '@pliego/contract/areas/invoice-choices';
import type { InvoiceClient, InvoicePayment } from '@pliego/contract/areas/invoice-draft';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type Collection, collectionOf, type Store } from '#sample/store.ts';

/** A removed payment that can be restored, and the state of the invoice before. */
export interface TakenPayment {
  payment: InvoicePayment;
  status: InvoiceStatus;
  total: number;
  balance: number;
}

/** An invoice with its internal fields. */
export interface StoredInvoice extends Invoice {
  /** It can be brought back, and its number is never given again. */
  removed?: boolean;
  /** What it goes back to when its last payment is taken away. */
  statusBeforePayments?: InvoiceStatus;
  /** Their numbers are never given again. */
  takenPayments?: TakenPayment[];
}

const stored = collectionOf<StoredInvoice>({
  name: 'invoices',
  seed: async (now) => (await import('./seed.ts')).invoicesOf(now),
});

interface StoredClient {
  id: number;
  client: InvoiceClient;
}

/** Added clients; the others are on their invoices. */
export const addedClients = collectionOf<StoredClient>({ name: 'invoice-clients', seed: () => [] });

export const invoicesIn = (store: Store): Collection<StoredInvoice> => store.collection(stored);

/** As it is answered. */
export function shown(invoice: StoredInvoice): Invoice {
  const { removed: _, statusBeforePayments: __, takenPayments: ___, ...rest } = invoice;
  return rest;
}

/** All that are not removed, by number. */
export async function allInvoices(store: Store): Promise<Invoice[]> {
  const { rows } = await invoicesIn(store).list({ where: ({ removed }) => removed !== true });
  return rows.map(shown);
}

const missing = () => new ProblemError('no-encontrado', createMessage('factura-desconocida'));

/** An invoice that is not removed. */
export async function findInvoice(store: Store, id: number): Promise<StoredInvoice | undefined> {
  const found = await invoicesIn(store).get(id);
  return found?.removed === true ? undefined : found;
}

/** Stores the result of `change`; the invoice must exist, and be removed only in order to restore it. */
export async function changeInvoice(
  store: Store,
  id: number,
  change: (invoice: StoredInvoice) => StoredInvoice,
  { removed = false } = {},
): Promise<StoredInvoice> {
  const changed = await invoicesIn(store).update(id, (invoice) => {
    if (invoice.removed === true && !removed) throw missing();
    return change(invoice);
  });
  if (changed === undefined) throw missing();
  return changed;
}

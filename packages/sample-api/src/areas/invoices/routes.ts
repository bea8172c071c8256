import { type Invoice, invoiceEndpoints } from '@pliego/contract/areas/invoices';
import { invoiceClientCount } from '@pliego/contract/areas/invoices';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { standingAmount, standingSums } from '@pliego/contract/rules/invoice-standing';
import { balanceAmount, dayOfShortDate, shortDateMs } from '@pliego/contract/rules/sample-texts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { compareAsSpanish, containsText, pageOf, sorted, type SortKey } from '#sample/select.ts';
import { catalogue } from './catalogue-seed.ts';
import { withFacts } from './client-facts.ts';
import { salespeople, withDetails } from './details.ts';
import { withoutPayment, withPayment, withPaymentBack, withStatus } from './payments.ts';
import { shownTexts, statusPlace } from './shown-texts.ts';
import {
  addedClients,
  allInvoices,
  changeInvoice,
  findInvoice,
  invoicesIn,
  shown,
} from './stored-invoices.ts';
import { copyOf, faceOf, newInvoice, rewritten } from './writing.ts';

/**
 * What each column is ordered by: dates as dates, amounts as amounts, a status by how far it is, the rest as
 * it is.
 */
const columns = new Map<string, (invoice: Invoice) => SortKey>([
  ['id', ({ id }) => id],
  ['issuedDate', ({ issuedDate }) => shortDateMs(issuedDate)],
  ['dueDate', ({ dueDate }) => shortDateMs(dueDate)],
  ['service', ({ service }) => service],
  ['total', ({ total }) => total],
  ['avatar', ({ avatar }) => avatar],
  ['invoiceStatus', statusPlace],
  ['balance', ({ balance }) => balanceAmount(balance)],
  ['client.address', ({ client }) => client.address],
  ['client.company', ({ client }) => client.company],
  ['client.companyEmail', ({ client }) => client.companyEmail],
  ['client.country', ({ client }) => client.country],
  ['client.contact', ({ client }) => client.contact],
  ['client.name', ({ client }) => client.name],
]);
const byId = ({ id }: Invoice) => id;

interface Query {
  q: string;
  status: string;
  issuedFrom?: string | undefined;
  issuedUntil?: string | undefined;
}

/** By its text, its status and the day of its issue. */
const isWanted = (query: Query, invoice: Invoice): boolean =>
  isWithin(query, dayOfShortDate(invoice.issuedDate) ?? '') && isAskedFor(query, invoice);

const isWithin = ({ issuedFrom = '', issuedUntil }: Query, day: string): boolean =>
  day >= issuedFrom && (issuedUntil === undefined || day <= issuedUntil);

/** What owes nothing is found by `paid` and by each part of that word. */
function isAskedFor({ q, status }: Query, invoice: Invoice): boolean {
  const { id, client, total, balance, dueDate, invoiceStatus } = invoice;
  const hasStatus = status === '' || status.toLowerCase() === invoiceStatus.toLowerCase();
  const settled = balance === 0 && containsText(q, 'paid');
  return (
    hasStatus &&
    (settled ||
      containsText(q, client.companyEmail, client.name, id, total, balance, dueDate) ||
      containsText(q, ...shownTexts(invoice)))
  );
}

const dayMs = 86_400_000;

/** In how many days an invoice is to be paid. */
function termOf({ issuedDate, dueDate }: Invoice): number {
  const days = ((shortDateMs(dueDate) ?? 0) - (shortDateMs(issuedDate) ?? 0)) / dayMs;
  return Math.max(0, days);
}

/** With its items. */
function whole(invoice: Invoice): Invoice {
  return withDetails(shown(invoice));
}

type InvoiceHandlers = ReturnType<SampleHandlers<typeof invoiceEndpoints>>;

const clientHandlers: Pick<InvoiceHandlers, 'clients' | 'allClients' | 'addClient'> = {
  clients: async (_, { caller: { store } }) =>
    (await allInvoices(store)).slice(0, invoiceClientCount).map(({ client }) => client),
  allClients: async (_, { caller: { store } }) => {
    const { rows: added } = await store.collection(addedClients).list();
    const all = [
      ...added.toReversed().map(({ client }) => client),
      ...(await allInvoices(store)).map(({ client }) => client),
    ];
    return [...new Map(all.toReversed().map((client) => [client.companyEmail, client])).values()]
      .toReversed()
      .map(withFacts);
  },
  addClient: async ({ body }, { caller: { store } }) => {
    const emails = (await allInvoices(store)).map(({ client }) => client.companyEmail);
    const { rows } = await store.collection(addedClients).list();
    if ([...emails, ...rows.map(({ client }) => client.companyEmail)].includes(body.companyEmail)) {
      throw fieldProblem('ya-existe', 'companyEmail', createMessage('cliente-repetido'));
    }
    const { rut, business = '', commune = '', ...rest } = body;
    const facts = Object.entries({ rut, business, commune }).filter(([, value]) => value !== '');
    const client = { ...rest, ...Object.fromEntries(facts) };
    await store.collection(addedClients).insert((id) => ({ id, client }));
    return client;
  },
};

const paymentHandlers = (
  clock: () => Date,
): Pick<InvoiceHandlers, 'updateStatus' | 'addPayment' | 'removePayment' | 'restorePayment'> => ({
  updateStatus: async ({ body: { id, status } }, { caller: { store } }) => {
    return whole(await changeInvoice(store, id, (invoice) => withStatus(invoice, status)));
  },
  addPayment: async ({ body: { id, ...payment } }, { caller: { store } }) => {
    const today = santiagoDay(clock());
    return shown(await changeInvoice(store, id, (invoice) => withPayment(invoice, payment, today)));
  },
  removePayment: async ({ body: { id, paymentId } }, { caller: { store } }) => {
    return whole(await changeInvoice(store, id, (invoice) => withoutPayment(invoice, paymentId)));
  },
  restorePayment: async ({ body: { id, paymentId } }, { caller: { store } }) => {
    return whole(await changeInvoice(store, id, (invoice) => withPaymentBack(invoice, paymentId)));
  },
});

function writingHandlers(
  clock: () => Date,
): Pick<InvoiceHandlers, 'add' | 'update' | 'duplicate' | 'remove' | 'restore'> {
  return {
    add: async ({ body }, { caller: { store } }) => {
      const avatar = faceOf(body.client, await allInvoices(store));
      return shown(await invoicesIn(store).insert((id) => newInvoice(id, body, avatar)));
    },
    update: async ({ body: { id, version, ...draft } }, { caller: { store } }) => {
      const avatar = faceOf(draft.client, await allInvoices(store));
      return shown(
        await changeInvoice(store, id, (invoice) => rewritten(invoice, { draft, version }, avatar)),
      );
    },
    duplicate: async ({ body: { id } }, { caller: { store } }) => {
      const original = await findInvoice(store, id);
      if (original === undefined) {
        throw new ProblemError('no-encontrado', createMessage('factura-desconocida'));
      }
      const today = santiagoDay(clock());
      const copy = await invoicesIn(store).insert((next) =>
        copyOf(original, next, today, termOf(original)),
      );
      return shown(copy);
    },
    remove: async ({ query: { id } }, { caller: { store } }) => {
      if (id === undefined) {
        throw new ProblemError('no-encontrado', createMessage('factura-desconocida'));
      }
      await changeInvoice(store, id, (invoice) => ({ ...invoice, removed: true }));
    },
    restore: async ({ body: { id } }, { caller: { store } }) =>
      whole(
        await changeInvoice(store, id, (invoice) => ({ ...invoice, removed: false }), {
          removed: true,
        }),
      ),
  };
}

const invoiceHandlers: SampleHandlers<typeof invoiceEndpoints> = ({ clock }) => ({
  ...clientHandlers,
  ...paymentHandlers(clock),
  ...writingHandlers(clock),
  list: async ({ query }, { caller: { store } }) => {
    const allData = await allInvoices(store);
    const { standing } = query;
    const today = santiagoDay(clock());
    const counts = (invoice: Invoice) =>
      standing === undefined || standingAmount(invoice, standing, today) > 0;
    const found = sorted(
      allData.filter((invoice) => isWanted(query, invoice) && counts(invoice)),
      {
        by: columns.get(query.sortColumn) ?? byId,
        direction: query.sort === 'asc' ? 'asc' : 'desc',
        compareTexts: compareAsSpanish,
      },
    );
    // A list that fits on one page is returned whole, whatever the page.
    const page = found.length <= query.perPage ? found : pageOf(found, query);
    return { allData, total: found.length, invoices: page };
  },
  sums: async ({ query }, { caller: { store } }) => {
    const wanted = (await allInvoices(store)).filter((invoice) => isWanted(query, invoice));
    return standingSums(wanted, santiagoDay(clock()));
  },
  get: async ({ params }, { caller: { store } }) => {
    const { paymentDetails } = await import('./seed.ts');
    const found = await findInvoice(store, params.id);
    return { invoice: found === undefined ? undefined : whole(found), paymentDetails };
  },
  setup: async (_, { caller: { store } }) => {
    const { issuer, terms } = await import('./seed.ts');
    const { rows } = await invoicesIn(store).list();
    const nextId = Math.max(0, ...rows.map(({ id }) => id)) + 1;
    return { nextId, issuer, terms, salespeople, catalogue };
  },
});

export const invoiceArea = sampleArea(invoiceEndpoints, invoiceHandlers);

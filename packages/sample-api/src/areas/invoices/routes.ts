import type { Invoice, invoiceEndpoints } from '@pliego/contract/areas/invoices';
import { invoiceClientCount } from '@pliego/contract/areas/invoices';
import { ProblemError } from '@pliego/contract/problem';
import { balanceAmount, shortDateMs } from '@pliego/contract/rules/sample-texts';
import type { SampleHandlers } from '#sample/area.ts';
import { containsText, pageOf, sorted, type SortKey } from '#sample/select.ts';
import { collectionOf } from '#sample/store.ts';

const invoices = collectionOf<Invoice>({
  name: 'invoices',
  seed: async () => (await import('./seed.ts')).invoices,
});

/** What each column is ordered by: dates as dates, amounts as amounts, the rest as it is. */
const columns = new Map<string, (invoice: Invoice) => SortKey>([
  ['id', ({ id }) => id],
  ['issuedDate', ({ issuedDate }) => shortDateMs(issuedDate)],
  ['dueDate', ({ dueDate }) => shortDateMs(dueDate)],
  ['service', ({ service }) => service],
  ['total', ({ total }) => total],
  ['avatar', ({ avatar }) => avatar],
  ['invoiceStatus', ({ invoiceStatus }) => invoiceStatus],
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
}

/** What owes nothing is found by `paid` and by each part of that word. */
function isAskedFor({ q, status }: Query, invoice: Invoice): boolean {
  const { id, client, total, balance, dueDate, invoiceStatus } = invoice;
  const hasStatus = status === '' || status.toLowerCase() === invoiceStatus.toLowerCase();
  const settled = balance === 0 && containsText(q, 'paid');
  return (
    hasStatus &&
    (settled || containsText(q, client.companyEmail, client.name, id, total, balance, dueDate))
  );
}

export const invoiceHandlers: SampleHandlers<typeof invoiceEndpoints> = () => ({
  list: async ({ query }, { caller: { store } }) => {
    const allData = (await store.collection(invoices).list()).rows;
    const found = sorted(
      allData.filter((invoice) => isAskedFor(query, invoice)),
      {
        by: columns.get(query.sortColumn) ?? byId,
        direction: query.sort === 'asc' ? 'asc' : 'desc',
      },
    );
    // What fits on one page is shown whole, whatever page is asked for.
    const page = found.length <= query.perPage ? found : pageOf(found, query);
    return { allData, total: found.length, invoices: page };
  },
  get: async ({ params }, { caller: { store } }) => {
    const { paymentDetails } = await import('./seed.ts');
    return { invoice: await store.collection(invoices).get(params.id), paymentDetails };
  },
  remove: async ({ query: { id } }, { caller: { store } }) => {
    if (id === undefined || !(await store.collection(invoices).remove(id))) {
      throw new ProblemError('no-encontrado', 'No hay una factura con ese número.');
    }
  },
  clients: async (_, { caller: { store } }) => {
    const { rows } = await store
      .collection(invoices)
      .list({ page: { page: 1, perPage: invoiceClientCount } });
    return rows.map(({ client }) => client);
  },
});

import { Button } from '@mantine/core';
import type { Invoice } from '@pliego/contract/areas/invoices';
import { invoicePageSize } from '@pliego/contract/areas/invoice-choices';
import { IconFileInvoice, IconFileSearch, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';
import { Page } from '#web/ui/page/page.tsx';
import { hasFailed } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useMedia } from '#web/ui/page/use-media.ts';
import {
  defaultSort,
  everyInvoice,
  isFiltered,
  type ListAddress,
  listQueryOf,
  newInvoice,
  pageSizes,
} from '../invoice-address.ts';
import { InvoiceCard } from '../paper/invoice-card.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { StandingStrip } from './standing-strip.tsx';
import type { InvoiceActions } from './row-actions.tsx';
import { invoiceListQuery } from '../queries.ts';
import { SendPanel } from '../panels/send-panel.tsx';
import { useDownload } from '../paper/use-download.ts';
import { useExportCsv } from './use-export-csv.ts';
import { useSentInvoice } from '../panels/use-sent-invoice.ts';
import { useDuplicateInvoice, useRemoveInvoices } from '../use-invoice-changes.ts';
import classes from './invoice-list.module.css';

const rowId = ({ id }: Invoice) => String(id);
const noRows: Invoice[] = [];
const nothing: ReadonlySet<string> = new Set();

export function InvoiceListPage() {
  const { t } = useTranslation('invoices');
  const { t: title } = useTranslation('pages');
  const { search } = useSearchState('/shell/apps/invoice/list');
  const query = listQueryOf(search);
  const list = useQuery(invoiceListQuery(query));
  const { data } = list;
  const rows = data?.invoices ?? noRows;
  const total = data?.total ?? 0;
  const { ask, actions, sending, stopSending, columns, visible, card, selected, clear } =
    useInvoiceRows(rows, data?.invoices);
  const exportCsv = useExportCsv();

  return (
    <Page
      fill
      title={title('invoiceList')}
      aside={
        data === undefined || hasFailed(list) ? undefined : (
          <span className={classes.soft}>
            {t('list.total', { count: total, total: formatCount(total) })}
          </span>
        )
      }
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <AppLink {...newInvoice} {...props} />}
        >
          {t('list.add')}
        </Button>
      }
    >
      <StandingStrip search={search} onSearch={ask} />
      <ListToolbar
        search={search}
        onSearch={ask}
        selected={selected.size}
        onClear={clear}
        onRemove={() => {
          actions.remove([...selected].map(Number));
          clear();
        }}
        onExport={() => exportCsv(selected.size > 0 ? { query, ids: selected } : { query })}
      />
      <QueryTable
        query={list}
        label={t('title')}
        columns={columns}
        visible={visible}
        rows={rows}
        rowId={rowId}
        sort={search.sort ?? defaultSort}
        onSort={(column) => ask({ sort: nextSort(column, search.sort ?? defaultSort) })}
        empty={<Nothing isFiltered={isFiltered(search)} onClear={() => ask(everyInvoice)} />}
        card={card}
        scrollId="facturas"
        paging={{
          page: query.page,
          pageSize: query.perPage,
          total,
          sizes: pageSizes,
          onPage: (page, options) => ask({ page: page === 1 ? undefined : page }, options),
          onPageSize: (size) =>
            ask({ perPage: pageSizes.find((known) => known === size && size !== invoicePageSize) }),
        }}
      />
      <SendPanel invoice={sending} onClose={stopSending} />
    </Page>
  );
}

/**
 * The rows on screen: the query, columns, cards and selection of the list, and the invoice that is being sent.
 * `loaded` is undefined before the first answer.
 */
function useInvoiceRows(rows: Invoice[], loaded: Invoice[] | undefined) {
  const { t } = useTranslation('invoices');
  const { search, change } = useSearchState('/shell/apps/invoice/list');
  const [chosen, setChosen] = useState(nothing);
  const pressed = useRowRange();

  /** Another search, filter or order begins at its first page and clears the selection. */
  const ask = (patch: Partial<ListAddress>, options?: { replace?: boolean }) => {
    setChosen(nothing);
    change({ page: undefined, ...patch }, options);
  };

  const stopSending = useCallback(() => change({ send: undefined }, { replace: true }), [change]);
  const sending = useSentInvoice(search.send, loaded, stopSending);
  const actions = useInvoiceActions(change);
  const rowName = useCallback(({ id }: Invoice) => t('list.rowName', { id }), [t]);
  const selection = useMemo(
    (): Selection<Invoice> => ({
      rowId,
      rowName,
      pressed,
      selected: chosen,
      onChange: setChosen,
      among: rows,
    }),
    [rowName, chosen, rows, pressed],
  );
  const columns = useInvoiceColumns({ rows, selection, actions });
  const card = useCallback(
    (invoice: Invoice) => <InvoiceCard invoice={invoice} selection={selection} actions={actions} />,
    [selection, actions],
  );
  const isNarrow = useMedia('(max-width: 80em)');
  const visible = useMemo(
    () => columns.map(({ id }) => id).filter((id) => !(isNarrow && id === 'issuedDate')),
    [columns, isNarrow],
  );
  const selected = new Set(rows.map(rowId).filter((id) => chosen.has(id)));
  const clear = () => setChosen(nothing);
  return { ask, actions, sending, stopSending, columns, visible, card, selected, clear };
}

/** What can be done with an invoice; the same object on every render, so that rows are not drawn again for it. */
function useInvoiceActions(change: (patch: Partial<ListAddress>) => void): InvoiceActions {
  const remove = useRemoveInvoices();
  const duplicate = useDuplicateInvoice();
  const { download } = useDownload();
  return useMemo(
    () => ({ send: (id) => change({ send: id }), download, duplicate, remove }),
    [change, download, duplicate, remove],
  );
}

function Nothing({ isFiltered: hasFilter, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('invoices');
  if (hasFilter) {
    return (
      <EmptyState
        icon={<IconFileSearch size={22} stroke={1.6} />}
        title={t('list.empty.filteredTitle')}
        actions={
          <Button variant="default" onClick={onClear}>
            {t('list.empty.clear')}
          </Button>
        }
      >
        {t('list.empty.filteredText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<IconFileInvoice size={22} stroke={1.6} />} title={t('list.empty.title')}>
      {t('list.empty.text')}
    </EmptyState>
  );
}

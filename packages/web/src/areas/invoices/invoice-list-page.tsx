import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Invoice, invoicePageSize } from '@pliego/contract/areas/invoices';
import { IconFileInvoice, IconFileSearch, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { addHref, defaultSort, ListAddress, listQueryOf, pageSizes } from './invoice-address.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { invoiceListQuery } from './queries.ts';
import { SendPanel } from './send-panel.tsx';
import { useDownload } from './use-download.ts';
import { useExportCsv } from './use-export-csv.ts';
import { useSentInvoice } from './use-sent-invoice.ts';
import { useDuplicateInvoice, useRemoveInvoices } from './use-invoice-changes.ts';
import classes from './invoice-list.module.css';

const rowId = ({ id }: Invoice) => String(id);
const noRows: Invoice[] = [];
const nothing: ReadonlySet<string> = new Set();

export function Page() {
  const { t } = useTranslation('invoices');
  const { t: title } = useTranslation('pages');
  const { search, change } = useAddress(ListAddress);
  const query = listQueryOf(search);
  const list = useQuery(invoiceListQuery(query));
  const { data, error } = list;
  const rows = data?.invoices ?? noRows;
  // What is typed comes first, the rows after it.
  const drawn = useDeferredValue(rows);
  const total = data?.total ?? 0;
  const [chosen, setChosen] = useState(nothing);
  const last = Math.max(1, Math.ceil(total / query.perPage));
  const isPastEnd = data !== undefined && !list.isPlaceholderData && query.page > last;

  // The last rows of the last page were deleted, or the address is of a longer list.
  useEffect(() => {
    if (isPastEnd) change({ page: last === 1 ? undefined : last }, { replace: true });
  }, [isPastEnd, last, change]);

  /** Whatever is asked anew begins at its first page. */
  const ask = (patch: Partial<ListAddress>, options?: { replace?: boolean }) => {
    setChosen(nothing);
    change({ page: undefined, ...patch }, options);
  };

  const stopSending = useCallback(() => change({ send: undefined }, { replace: true }), [change]);
  const sending = useSentInvoice(search.send, data?.invoices, stopSending);
  const remove = useRemoveInvoices();
  const duplicate = useDuplicateInvoice();
  const { download } = useDownload();
  const exportCsv = useExportCsv();
  const actions = useStable({
    send: (id: number) => change({ send: id }),
    download,
    duplicate,
    remove,
  });
  const rowName = useCallback(({ id }: Invoice) => t('list.rowName', { id }), [t]);
  const selection = useMemo(
    (): Selection<Invoice> => ({ rowId, rowName, selected: chosen, onChange: setChosen }),
    [rowName, chosen],
  );
  const columns = useInvoiceColumns({ rows, selection, actions });
  const card = useCallback(
    (invoice: Invoice) => <InvoiceCard invoice={invoice} selection={selection} actions={actions} />,
    [selection, actions],
  );
  const isNarrow = useMediaQuery('(max-width: 80em)', undefined, {
    getInitialValueInEffect: false,
  });
  const visible = useMemo(
    () => columns.map(({ id }) => id).filter((id) => !(isNarrow && id === 'issuedDate')),
    [columns, isNarrow],
  );
  const inView = new Set(rows.map(rowId).filter((id) => chosen.has(id)));

  const failed = error !== null && (data === undefined || list.isPlaceholderData);
  return (
    <PageFrame
      fill
      title={title('invoiceList')}
      aside={
        data === undefined || failed ? undefined : (
          <span className={classes.soft}>
            {t('list.total', { count: total, total: formatCount(total) })}
          </span>
        )
      }
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <AppLink href={addHref} {...props} />}
        >
          {t('list.add')}
        </Button>
      }
    >
      <ListToolbar
        search={search}
        onSearch={ask}
        selected={inView.size}
        onClear={() => setChosen(nothing)}
        onRemove={() => {
          remove([...inView].map(Number));
          setChosen(nothing);
        }}
        onExport={() => exportCsv(inView.size > 0 ? { query, ids: inView } : { query })}
      />
      <DataTable
        label={t('title')}
        columns={columns}
        visible={visible}
        rows={drawn}
        rowId={rowId}
        sort={search.sort ?? defaultSort}
        onSort={(column) => ask({ sort: nextSort(column, search.sort ?? defaultSort) })}
        loading={(list.isPending || (drawn === noRows && rows.length > 0)) && !failed}
        stale={list.isPlaceholderData && !failed}
        instead={
          failed ? (
            <ErrorState
              text={problemText(error)}
              requestId={requestIdOf(error)}
              onRetry={() => void list.refetch()}
            />
          ) : data !== undefined && total === 0 ? (
            <Nothing
              isFiltered={search.q !== undefined || search.status !== undefined}
              onClear={() => ask({ q: undefined, status: undefined })}
            />
          ) : undefined
        }
        card={card}
        scrollId="facturas"
      />
      {data === undefined || failed || total === 0 ? null : (
        <div className={classes.pager}>
          <Pager
            page={query.page}
            pageSize={query.perPage}
            total={total}
            sizes={pageSizes}
            onPage={(page) => ask({ page: page === 1 ? undefined : page })}
            onPageSize={(size) =>
              ask({
                perPage: pageSizes.find((known) => known === size && size !== invoicePageSize),
              })
            }
          />
        </div>
      )}
      <SendPanel invoice={sending} onClose={stopSending} />
    </PageFrame>
  );
}

/** Handlers that stay the same object, so that rows are not drawn again for them. */
function useStable<T extends object>(latest: T): T {
  const [box] = useState(() => ({ ...latest }));
  useEffect(() => {
    Object.assign(box, latest);
  });
  return box;
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('invoices');
  if (isFiltered) {
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

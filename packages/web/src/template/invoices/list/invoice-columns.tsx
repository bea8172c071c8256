import type { Invoice } from '@pliego/contract/areas/invoices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { type Selection, selectionColumn } from '#web/ui/data-table/selection.tsx';
import type { InvoiceSort } from '../invoice-address.ts';
import { Balance, Client, DueDate, NumberLink } from './invoice-cells.tsx';
import { pesos, writtenDay } from '../money.ts';
import { type InvoiceActions, RowActions } from './row-actions.tsx';
import { StatusMark } from './status-mark.tsx';

interface ColumnsOptions {
  rows: readonly Invoice[];
  selection: Selection<Invoice>;
  actions: InvoiceActions;
}

export function useInvoiceColumns({ rows, selection, actions }: ColumnsOptions) {
  const { t } = useTranslation('invoices');
  return useMemo(() => {
    const sorted = (id: InvoiceSort) => ({ id, sortKey: id, header: t(`list.columns.${id}`) });
    const columns: DataColumn<Invoice>[] = [
      selectionColumn(rows, selection, t('list.columns.selection')),
      {
        ...sorted('id'),
        width: 84,
        firstSort: 'desc',
        fixed: true,
        cell: ({ id }) => <NumberLink id={id} />,
      },
      {
        ...sorted('invoiceStatus'),
        width: 146,
        cell: (invoice) => <StatusMark invoice={invoice} />,
      },
      { ...sorted('client.name'), cell: (invoice) => <Client invoice={invoice} /> },
      {
        ...sorted('issuedDate'),
        width: 112,
        firstSort: 'desc',
        cell: ({ issuedDate }) => writtenDay(issuedDate),
      },
      { ...sorted('dueDate'), width: 124, cell: (invoice) => <DueDate invoice={invoice} /> },
      {
        ...sorted('total'),
        width: 116,
        align: 'end',
        firstSort: 'desc',
        cell: ({ total }) => pesos(total),
      },
      {
        ...sorted('balance'),
        width: 112,
        align: 'end',
        firstSort: 'desc',
        cell: (invoice) => <Balance invoice={invoice} />,
      },
      {
        id: 'actions',
        header: t('list.columns.actions'),
        width: 124,
        align: 'end',
        cell: (invoice) => <RowActions invoice={invoice} actions={actions} />,
      },
    ];
    return columns;
  }, [t, rows, selection, actions]);
}

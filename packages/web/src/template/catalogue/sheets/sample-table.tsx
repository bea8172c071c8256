import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { containsText } from '#web/lib/rank-matches.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { RowCheckbox, type Selection, selectionColumn } from '#web/ui/data-table/selection.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { sampleFields, type SampleField, sampleRows, type SampleRow } from './sample-rows.ts';
import classes from './sheets.module.css';

const shownDay = ({ closing }: SampleRow) => formatIsoDate(closing);
const shownAmount = ({ amount }: SampleRow) => formatMoney(amount, 'CLP');

/** The ten rows, and those of them that fit what is looked for. */
export function useSampleRows() {
  const [text, setText] = useState('');
  const rows = sampleRows.filter((row) =>
    sampleFields.some((field) => containsText(String(row[field]), text)),
  );
  return { text, setText, rows };
}

export interface SampleTableProps {
  found: ReturnType<typeof useSampleRows>;
  selection?: Selection<SampleRow>;
}

/** A table of ten rows with a search; with boxes where rows are chosen. */
export function SampleTable({ found: { text, setText, rows }, selection }: SampleTableProps) {
  const { t } = useTranslation('catalogue');
  const header = (field: SampleField) => ({ id: field, header: t(`sheets.fields.${field}`) });
  const columns: DataColumn<SampleRow>[] = [
    { ...header('code'), width: 110, cell: ({ code }) => code },
    {
      ...header('name'),
      cell: ({ name, buyer }) => (
        <span className={classes.two}>
          {name}
          <small>{buyer}</small>
        </span>
      ),
    },
    { ...header('closing'), width: 94, cell: shownDay },
    { ...header('amount'), width: 112, align: 'end', cell: shownAmount },
  ];
  return (
    <div className={classes.column}>
      <SearchField label={t('sheets.find')} value={text} onSearch={setText} maw={320} />
      <DataTable
        label={t('sheets.table')}
        columns={
          selection === undefined
            ? columns
            : [selectionColumn(rows, selection, t('sheets.choose')), ...columns]
        }
        rows={rows}
        rowId={({ code }) => code}
        instead={
          rows.length === 0 ? (
            <EmptyState title={t('sheets.none', { text })}>{t('sheets.noneHint')}</EmptyState>
          ) : undefined
        }
        card={(row) => (
          <span className={classes.card}>
            {selection === undefined ? null : <RowCheckbox row={row} selection={selection} />}
            <span>
              <strong>{row.name}</strong>
              <br />
              {row.code} · {row.buyer} · {shownAmount(row)}
            </span>
          </span>
        )}
      />
    </div>
  );
}

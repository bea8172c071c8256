import { Button, SegmentedControl } from '@mantine/core';
import type { Employee } from '@pliego/contract/areas/datatables';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconColumns3, IconDownload, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCsv } from '#web/lib/csv.ts';
import { type Locale, locales } from '#web/lib/locale.ts';
import { containsText } from '#web/lib/rank-matches.ts';
import { saveText } from '#web/lib/save-file.ts';
import type { DataColumn, Density } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { BulkBar, RowCheckbox, selectionColumn } from '#web/ui/data-table/selection.tsx';
import { UnfoldButton, unfoldColumn } from '#web/ui/data-table/unfold-column.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { AddEmployee } from './employees/add-employee.tsx';
import { ColumnOrder } from './employees/column-order.tsx';
import { EmployeeCard, useEmployeeColumns } from './employees/employee-columns.tsx';
import {
  type EmployeeSort,
  employeeSorts,
  faceOf,
  salaryOf,
  startOf,
} from './employees/employee-values.ts';
import { headerNames } from './employees/header-names.ts';
import { useEmployees } from './employees/use-employees.ts';
import classes from './employees/employees.module.css';

export const parts = ['QueryTable', 'DataTable', 'BulkBar'];
export const wide = ['ZeroConfiguration', 'WithTools', 'Unfolding', 'Languages', 'Columns'];

/** What every one of these tables says where there is nobody. */
function Nobody() {
  const { t } = useTranslation('catalogue');
  return <EmptyState title={t('employees.none')}>{t('employees.noneText')}</EmptyState>;
}

const few = ['full_name', 'start_date', 'salary', 'status'] as const;

/** Columns, rows and pages: order, loading, failure and cards on a phone come with it. */
export function ZeroConfiguration() {
  const { t } = useTranslation('catalogue');
  const { table } = useEmployees(5, 'plain');
  return (
    <QueryTable
      {...table}
      label={t('employees.table')}
      columns={useEmployeeColumns(few)}
      empty={<Nobody />}
      card={(row) => <EmployeeCard row={row} />}
    />
  );
}

const searched = (text: string) => (row: Employee) =>
  [row.full_name, row.post, row.email, row.age, row.salary, startOf(row)].some((value) =>
    containsText(value, text),
  );

/** Search, a file of what is chosen or of all that was found, and somebody more. */
export function WithTools() {
  const { t } = useTranslation(['dataTables', 'catalogue']);
  const today = santiagoDay(useNow());
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Employee[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const pick = useCallback(
    (rows: readonly Employee[]) => [...rows, ...added].filter(searched(text)),
    [added, text],
  );
  const { picked, table } = useEmployees(7, 'tools', pick);
  const columns = useEmployeeColumns(few);
  const selection = {
    rowId: table.rowId,
    rowName: (row: Employee) => row.full_name,
    selected,
    onChange: setSelected,
  };
  const save = (rows: readonly Employee[]) => {
    const headers = employeeSorts.map((id) => t(`catalogue:employees.columns.${id}`));
    const cells = rows.map((row) => employeeSorts.map((id) => row[id]));
    saveText(t('text.fileName'), writeCsv(headers, cells), 'text/csv');
    toastDone({ title: t('text.saved', { count: rows.length }) });
  };
  return (
    <div className={classes.column}>
      {selected.size > 0 ? (
        <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => save(picked.filter((row) => selected.has(table.rowId(row))))}
          >
            {t('text.exportChosen')}
          </Button>
        </BulkBar>
      ) : (
        <div className={classes.tools}>
          <SearchField label={t('text.search')} value={text} onSearch={setText} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={picked.length === 0}
            onClick={() => save(picked)}
          >
            {t('text.export')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('text.add')}
          </Button>
        </div>
      )}
      <QueryTable
        {...table}
        label={t('catalogue:employees.table')}
        columns={[selectionColumn(table.rows, selection, t('text.choose')), ...columns]}
        empty={<Nobody />}
        card={(row) => (
          <EmployeeCard row={row} before={<RowCheckbox row={row} selection={selection} />} />
        )}
      />
      {isAdding ? (
        <AddEmployee
          today={today}
          onClose={() => setAdding(false)}
          onAdd={(one) => setAdded([...added, { ...one, id: 1_000 + added.length }])}
        />
      ) : null}
    </div>
  );
}

function More({ row }: { row: Employee }) {
  const { t } = useTranslation('catalogue');
  return (
    <Facts>
      <Fact name={t('employees.columns.city')}>{row.city}</Fact>
      <Fact name={t('employees.columns.experience')}>{Number.parseInt(row.experience, 10)}</Fact>
      <Fact name={t('employees.columns.post')}>{row.post}</Fact>
    </Facts>
  );
}

/** A row that has more to say says it below itself; several can be open. */
export function Unfolding() {
  const { t } = useTranslation(['dataTables', 'catalogue']);
  const { table } = useEmployees(5, 'unfolding');
  const columns = useEmployeeColumns(few);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const unfolding = {
    name: t('text.more'),
    rowId: table.rowId,
    labelOf: (row: Employee) => t('text.moreOf', { name: row.full_name }),
    open,
    onChange: setOpen,
  };
  const unfolded = (row: Employee) => (open.has(table.rowId(row)) ? <More row={row} /> : null);
  return (
    <QueryTable
      {...table}
      label={t('catalogue:employees.table')}
      columns={[unfoldColumn(unfolding), ...columns]}
      unfolded={unfolded}
      empty={<Nobody />}
      card={(row) => (
        <EmployeeCard row={row} before={<UnfoldButton row={row} of={unfolding} />}>
          {unfolded(row)}
        </EmployeeCard>
      )}
    />
  );
}

/** Names, days and amounts of the columns in each language of the panel; the page stays in its own. */
export function Languages() {
  const { t } = useTranslation(['dataTables', 'catalogue']);
  const { table } = useEmployees(5, 'languages');
  const [locale, setLocale] = useState<Locale>('pt');
  const [name, start, salary] = headerNames[locale].columns;
  const columns = useMemo((): DataColumn<Employee>[] => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    const dayOf = (row: Employee) => day.format(new Date(`${startOf(row)}T12:00:00Z`));
    return [
      { id: 'name', header: name, cell: (row) => faceOf(row).fullName },
      { id: 'start', header: start, width: 220, cell: dayOf },
      {
        id: 'salary',
        header: salary,
        width: 150,
        align: 'end',
        cell: (row) => amount.format(salaryOf(row)),
      },
    ];
  }, [locale, name, start, salary]);
  return (
    <div className={classes.column}>
      <SegmentedControl
        size="xs"
        w="fit-content"
        aria-label={t('text.language')}
        data={locales.map((value) => ({ value, label: headerNames[value].name }))}
        value={locale}
        onChange={(value) => setLocale(locales.find((one) => one === value) ?? locale)}
      />
      <div lang={locale}>
        <DataTable
          label={t('catalogue:employees.table')}
          columns={columns}
          rows={table.rows}
          rowId={table.rowId}
          loading={table.query.data === undefined}
          card={(row) => (
            <div className={classes.card}>
              {columns.map(({ id, header, cell }) => (
                <span key={id}>
                  {header}: {cell(row)}
                </span>
              ))}
            </div>
          )}
        />
      </div>
    </div>
  );
}

/** Which columns, in which order, how wide and how close together. */
export function Columns() {
  const { t } = useTranslation(['dataTables', 'catalogue']);
  const { table } = useEmployees(5, 'columns');
  const [order, setOrder] = useState<EmployeeSort[]>([...employeeSorts]);
  const [shown, setShown] = useState<EmployeeSort[]>(['full_name', 'post', 'city', 'salary']);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const [density, setDensity] = useState<Density>('comoda');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = useEmployeeColumns(order);
  const columns = useMemo(
    () => all.map((column) => ({ ...column, width: widths[column.id] ?? column.width })),
    [all, widths],
  );
  return (
    <div className={classes.column}>
      <div className={classes.tools}>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={() => setAnchor(anchor === null ? button.current : null)}
        >
          {t('text.columns')}
        </Button>
        <SegmentedControl
          size="xs"
          aria-label={t('text.density')}
          data={[
            { value: 'comoda', label: t('text.roomy') },
            { value: 'compacta', label: t('text.close') },
          ]}
          value={density}
          onChange={(value) => setDensity(value === 'compacta' ? 'compacta' : 'comoda')}
        />
      </div>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} label={t('text.columns')} onClose={() => setAnchor(null)}>
          <ColumnOrder order={order} shown={shown} onOrder={setOrder} onShow={setShown} />
        </AnchoredPopover>
      )}
      <QueryTable
        {...table}
        label={t('catalogue:employees.table')}
        columns={columns}
        visible={shown}
        density={density}
        onResize={(column, width) => setWidths({ ...widths, [column.id]: width })}
        empty={<Nobody />}
        card={(row) => <EmployeeCard row={row} />}
      />
    </div>
  );
}

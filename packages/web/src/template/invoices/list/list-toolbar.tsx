import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { invoiceStatuses } from '@pliego/contract/areas/invoice-choices';
import { IconFileSpreadsheet, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#web/ui/data-table/selection.tsx';
import { DayRange } from '#web/ui/date/day-range.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { defaultSort, invoiceSorts, type ListAddress } from '../invoice-address.ts';
import classes from './invoice-list.module.css';

interface ListToolbarProps {
  search: ListAddress;
  /** Clears the selection too: it belongs to the rows shown before. */
  onSearch: (patch: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  selected: number;
  onClear: () => void;
  onRemove: () => void;
  /** Of the selection, or of everything that was found. */
  onExport: () => void;
}

/** Search, filters and export; while rows are selected, the actions on them instead. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, onSearch, selected } = props;
  const { t } = useTranslation('invoices');
  const isPhone = useIsPhone();
  if (selected > 0) return <SelectionTools {...props} />;
  return (
    <div className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('list.search')}
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q }, { replace: true })}
      />
      <NativeSelect
        className={classes.grow}
        aria-label={t('list.status')}
        value={search.status ?? ''}
        data={[
          { value: '', label: t('list.anyStatus') },
          ...invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onSearch({ status: invoiceStatuses.find((status) => status === chosen) });
        }}
      />
      <DayRange
        size="sm"
        label={t('list.issued')}
        fromLabel={t('list.issuedFrom')}
        untilLabel={t('list.issuedUntil')}
        days={{ from: search.issuedFrom ?? null, until: search.issuedUntil ?? null }}
        onChange={({ from, until }) =>
          onSearch({ issuedFrom: from ?? undefined, issuedUntil: until ?? undefined })
        }
      />
      {isPhone ? (
        <NativeSelect
          className={classes.grow}
          aria-label={t('list.sort')}
          value={search.sort ?? defaultSort}
          data={invoiceSorts.flatMap((sort) => [
            { value: `-${sort}`, label: t('list.descending', { name: t(`list.columns.${sort}`) }) },
            { value: sort, label: t('list.ascending', { name: t(`list.columns.${sort}`) }) },
          ])}
          onChange={(event) => onSearch({ sort: event.currentTarget.value })}
        />
      ) : null}
      {isPhone ? (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('list.export')}
          onClick={props.onExport}
        >
          <IconFileSpreadsheet size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={props.onExport}
        >
          {t('list.export')}
        </Button>
      )}
    </div>
  );
}

function SelectionTools({ selected, onClear, onExport, onRemove }: ListToolbarProps) {
  const { t } = useTranslation('invoices');
  return (
    <BulkBar count={selected} onClear={onClear}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFileSpreadsheet size={14} aria-hidden />}
        onClick={onExport}
      >
        {t('list.exportChosen')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        color="red"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={onRemove}
      >
        {t('list.removeChosen')}
      </Button>
    </BulkBar>
  );
}

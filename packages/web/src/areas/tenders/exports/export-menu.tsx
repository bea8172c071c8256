import { Button } from '@mantine/core';
import { type ExportColumn, type ExportFormat, maxPaperRows } from '@pliego/contract/areas/exports';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { type TenderColumnId, tenderColumns } from '../list/columns.tsx';
import { filterOf, sortOf, viewOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useListView } from '../list/use-list-view.ts';
import { useViewCounts } from '../list/use-view-counts.ts';
import { useExport } from './use-export.ts';
import listClasses from '../list.module.css';
import classes from './export-menu.module.css';

const formats = ['xlsx', 'csv', 'pdf', 'ocds'] as const satisfies readonly ExportFormat[];

/** What of a file stands for the columns on screen. */
function exportedColumns(shown: readonly TenderColumnId[]): ExportColumn[] {
  const columns = shown.flatMap((id) => tenderColumns.find((one) => one.id === id)?.exports ?? []);
  return [...new Set(columns)];
}

type Running = ReturnType<typeof useExport>;

/** Exports the list that is shown, whole. */
export function ExportMenu() {
  const { t } = useTranslation('tenders');
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const running = useExport();
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-label={t('exports.open')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        loading={running.bytes !== null && anchor === null}
        className={isPhone ? classes.small : undefined}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {isPhone ? null : t('exports.short')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('exports.open')}
          side="end"
          width={290}
          onClose={() => setAnchor(null)}
        >
          <ExportPanel running={running} />
        </AnchoredPopover>
      )}
    </>
  );
}

/** How many there are, as far as it is known. */
function useCount() {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const counted = useViewCounts(search).get(viewOf(search));
  if (counted === undefined) return { isEmpty: false, text: '' };
  const { cantidad: count, exacta } = counted;
  const total = formatCount(count);
  const text = exacta ? t('list.total', { count, total }) : t('list.totalOver', { total });
  return { isEmpty: count === 0, text };
}

function ExportPanel({ running: { bytes, start, stop } }: { running: Running }) {
  const { t } = useTranslation(['tenders', 'common']);
  const { search } = useListSearch();
  const { columns } = useListView();
  const { isEmpty, text } = useCount();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [hasAll, setHasAll] = useState(false);
  const isTable = format !== 'ocds';
  // A sheet of paper has no room for all.
  const mayHaveAll = isTable && format !== 'pdf';
  const isRunning = bytes !== null;
  const kilobytes = formatCount(Math.round((bytes ?? 0) / 1024));

  const begin = () => {
    const columnas = isTable && !(hasAll && mayHaveAll) ? exportedColumns(columns) : undefined;
    void start({ ...filterOf(search), sort: sortOf(search), formato: format, columnas });
  };
  return (
    <>
      <fieldset className={listClasses.choices} disabled={isRunning}>
        <legend className={listClasses.legend}>{t('exports.format')}</legend>
        {formats.map((value) => (
          <CheckRow
            key={value}
            kind="radio"
            name="formato"
            label={t(`exports.formats.${value}`, { most: formatCount(maxPaperRows) })}
            checked={format === value}
            onChange={() => setFormat(value)}
          />
        ))}
      </fieldset>
      <fieldset className={listClasses.choices} disabled={isRunning || !isTable}>
        <legend className={listClasses.legend}>{t('list.view.columns')}</legend>
        {[false, true].map((all) => (
          <CheckRow
            key={String(all)}
            kind="radio"
            name="columnas-exportadas"
            label={t(all ? 'exports.allColumns' : 'exports.shownColumns')}
            checked={isTable && (hasAll && mayHaveAll) === all}
            disabled={!isTable || (all && !mayHaveAll)}
            onChange={() => setHasAll(all)}
          />
        ))}
      </fieldset>
      <div className={classes.foot}>
        <output className={classes.count}>
          {isRunning ? t('exports.received', { kilobytes }) : text}
        </output>
        {isRunning ? (
          <Button size="compact-sm" variant="default" onClick={stop}>
            {t('common:actions.cancel')}
          </Button>
        ) : (
          <Button size="compact-sm" disabled={isEmpty} onClick={begin}>
            {t('exports.start')}
          </Button>
        )}
      </div>
    </>
  );
}

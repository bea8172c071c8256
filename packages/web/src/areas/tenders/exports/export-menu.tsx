import { Button } from '@mantine/core';
import { type ExportColumn, type ExportFormat, maxPaperRows } from '@pliego/contract/areas/exports';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenderExport } from '#web/api/areas/exports.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { type TenderColumnId, tenderColumns } from '../list/columns.tsx';
import { filterOf, sortOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useListView } from '../list/use-list-view.ts';
import { useExport } from './use-export.ts';
import { useExportCount } from './use-export-count.ts';
import { usePrepare } from './use-prepare.ts';
import looksClasses from '#web/lists/looks/looks.module.css';
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
          <ExportPanel running={running} onClose={() => setAnchor(null)} />
        </AnchoredPopover>
      )}
    </>
  );
}

interface PanelProps {
  running: Running;
  onClose: () => void;
}

function ExportPanel({ running, onClose }: PanelProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const { columns } = useListView();
  const mayReport = useAbility().can('read', 'Report');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [hasAll, setHasAll] = useState(false);
  const isTable = format !== 'ocds';
  // A sheet of paper has no room for all.
  const mayHaveAll = isTable && format !== 'pdf';
  const isRunning = running.bytes !== null;

  const columnas = isTable && !(hasAll && mayHaveAll) ? exportedColumns(columns) : undefined;
  const asked = { ...filterOf(search), sort: sortOf(search), formato: format, columnas };
  return (
    <>
      <fieldset className={looksClasses.choices} disabled={isRunning}>
        <legend className={looksClasses.legend}>{t('exports.format')}</legend>
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
      <fieldset className={looksClasses.choices} disabled={isRunning || !isTable}>
        <legend className={looksClasses.legend}>{t('exports.columns')}</legend>
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
      <ExportFoot asked={asked} running={running} onClose={onClose} />
      <div className={classes.links}>
        <AppLink to="/exportaciones">{t('exports.mine')}</AppLink>
        {mayReport ? (
          <AppLink to="/reportes/nuevo" search={filterOf(search)}>
            {t('exports.report')}
          </AppLink>
        ) : null}
      </div>
    </>
  );
}

interface FootProps extends PanelProps {
  asked: TenderExport;
}

/** How many rows there are, and the two buttons: to export now, or to have the file made by the server meanwhile. */
function ExportFoot({ asked, running: { bytes, start, stop }, onClose }: FootProps) {
  const { t } = useTranslation(['tenders', 'common']);
  const { isEmpty, isLong, text } = useExportCount();
  const prepare = usePrepare(onClose);
  if (bytes !== null) {
    const kilobytes = formatCount(Math.round(bytes / 1024));
    return (
      <div className={classes.foot}>
        <output className={classes.count}>{t('exports.received', { kilobytes })}</output>
        <Button size="compact-sm" variant="default" onClick={stop}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    );
  }
  const [now, later] = isLong ? (['default', 'filled'] as const) : (['filled', 'default'] as const);
  return (
    <div className={classes.foot}>
      <output className={classes.count}>
        {text}
        {isLong ? <span className={classes.long}>{t('exports.long')}</span> : null}
      </output>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant={now}
          disabled={isEmpty}
          onClick={() => void start(asked)}
        >
          {t('exports.start')}
        </Button>
        <Button
          size="compact-sm"
          variant={later}
          disabled={isEmpty}
          loading={prepare.isPending}
          onClick={() => prepare.mutate(asked)}
        >
          {t('exports.prepare')}
        </Button>
      </div>
    </div>
  );
}

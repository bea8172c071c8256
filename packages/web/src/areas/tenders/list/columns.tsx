import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatGiven } from '#web/lib/format.ts';
import type { DataColumn, Density } from '#web/ui/data-table/columns.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useMedia } from '#web/ui/page/use-media.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Buyer } from '../buyer.tsx';
import { Closing } from '../closing.tsx';
import { MatchCell } from '../matches/match-cell.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { NameCell } from './name-cell.tsx';
import { tenderSelectionColumn } from './selected-tenders.tsx';
import { useTypeNames } from '../use-type-names.ts';
import classes from '../cells.module.css';

function Published({ instant, day }: { instant: string | null; day: string | null }) {
  const now = useNow();
  return instant === null ? (
    <span className={classes.soft}>—</span>
  ) : (
    <time dateTime={day ?? instant} title={formatGiven(day ?? instant)}>
      {formatDay(instant, now)}
    </time>
  );
}

/** The code of the type and what it stood for in the tender's year. */
function Type({ tender }: { tender: Pick<TenderSummary, 'tipo' | 'codigo' | 'publicacion'> }) {
  const { tipo } = tender;
  const names = useTypeNames()(tipo, tender);
  return (
    <span className={classes.type} title={names?.full}>
      <span className={classes.typeCode}>{tipo ?? '—'}</span>
      {names === undefined ? null : <span className={classes.typeMeaning}>{names.short}</span>}
    </span>
  );
}

/** What widths and cells depend on besides the tender. */
interface Layout {
  compact: boolean;
  /** Pixels that wide screens add to names and tags. */
  extra: number;
}

interface ColumnOptions extends Pick<
  DataColumn<TenderSummary>,
  'id' | 'align' | 'sortKey' | 'firstSort' | 'pinned' | 'fixed'
> {
  /** A longer text for the header of the table. */
  headerKey?: 'cierreZone';
  width?: (layout: Layout) => number;
  cell: (tender: TenderSummary, layout: Layout) => ReactNode;
  /** Waits in the column chooser. */
  hiddenAtFirst?: boolean;
}

/** Every column that the list can show, in its order; the texts of the headers have the same keys. */
const columnTable = [
  {
    id: 'nombre',
    sortKey: 'nombre',
    fixed: true,
    pinned: true,
    cell: (tender) => <NameCell tender={tender} />,
  },
  {
    // Only where the list asks for what fits.
    id: 'calce',
    width: ({ extra }) => 264 + extra,
    sortKey: 'puntaje',
    firstSort: 'desc',
    hiddenAtFirst: true,
    cell: (tender) => <MatchCell tender={tender} />,
  },
  {
    id: 'comprador',
    width: ({ compact, extra }) => (compact ? 210 : 170) + extra,
    cell: (tender) => <Buyer tender={tender} />,
  },
  {
    id: 'estado',
    hiddenAtFirst: true,
    width: () => 120,
    cell: (tender) => <StateBadge tender={tender} />,
  },
  {
    id: 'cierre',
    headerKey: 'cierreZone',
    width: ({ compact }) => (compact ? 228 : 156),
    sortKey: 'cierre',
    cell: (tender) => <Closing tender={tender} />,
  },
  {
    id: 'monto',
    width: ({ compact }) => (compact ? 140 : 118),
    align: 'end',
    sortKey: 'monto',
    firstSort: 'desc',
    cell: ({ monto, moneda }) => <Amount short amount={monto} currency={moneda} />,
  },
  {
    id: 'etapa',
    width: () => 138,
    cell: (tender) => <StageMenu quiet tender={tender} />,
  },
  {
    id: 'etiquetas',
    width: ({ extra }) => 116 + extra,
    cell: (tender, { compact }) => <TagEditor tender={tender} max={compact ? 1 : 2} />,
  },
  {
    id: 'asignado',
    width: ({ extra }) => 108 + extra / 2,
    cell: (tender) => <AssigneeEditor tender={tender} />,
  },
  {
    id: 'publicacion',
    hiddenAtFirst: true,
    width: () => 112,
    sortKey: 'publicacion',
    firstSort: 'desc',
    cell: ({ publicacion, publicacionDia }) => (
      <Published instant={publicacion} day={publicacionDia} />
    ),
  },
  {
    id: 'tipo',
    hiddenAtFirst: true,
    width: ({ compact }) => (compact ? 232 : 184),
    cell: (tender) => <Type tender={tender} />,
  },
] as const satisfies readonly ColumnOptions[];

export type TenderColumnId = (typeof columnTable)[number]['id'];
type TenderColumn = ColumnOptions & { id: TenderColumnId };

/** The columns with what their widths and cells do not depend on. */
export const tenderColumns: readonly TenderColumn[] = columnTable;
export const tenderColumnIds = tenderColumns.map(({ id }) => id);
export const defaultColumns = tenderColumns
  .filter(({ hiddenAtFirst }) => hiddenAtFirst !== true)
  .map(({ id }) => id);

/** Known columns alone, in their order: addresses and storage may name others. */
export function knownColumns(ids: readonly string[]): TenderColumnId[] {
  return tenderColumnIds.filter((id) => ids.includes(id));
}

/** The width at which all columns fit. */
const wideQuery = '(min-width: 105em)';

/** The columns as the table shows them. Compact rows need more width for one line. */
export function useTenderColumns(density: Density): DataColumn<TenderSummary>[] {
  const { t } = useTranslation('tenders');
  const isWide = useMedia(wideQuery);
  return useMemo(() => {
    // On a large screen names and tags take part of the room the title would waste.
    const layout = { compact: density === 'compacta', extra: isWide ? 90 : 0 };
    const own = tenderColumns.map((column) =>
      Object.assign({}, column, {
        header: t(`list.columns.${column.headerKey ?? column.id}`),
        width: column.width?.(layout),
        cell: (tender: TenderSummary) => column.cell(tender, layout),
      }),
    );
    return [tenderSelectionColumn(t('list.columns.selection')), ...own];
  }, [density, isWide, t]);
}

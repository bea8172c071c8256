import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { useMedia } from '#web/ui/page/use-media.ts';
import { tenderColumns } from './columns.tsx';
import { tenderSelectionColumn } from './selected-tenders.tsx';
import type { ListView } from './use-list-view.ts';

/** The width at which all columns fit. */
const wideQuery = '(min-width: 105em)';

/** What the name keeps beside other columns that stay in sight, which stand at a place of their own. */
const pinnedNameWidth = 320;

/** The columns as the table shows them: those that stay in sight first. Compact rows need more width for one line. */
export function useTenderColumns({
  columns: order,
  density,
  widths,
  pinned,
}: ListView): DataColumn<TenderSummary>[] {
  const { t } = useTranslation('tenders');
  const isWide = useMedia(wideQuery);
  return useMemo(() => {
    // On a large screen names and tags take part of the room the title would waste.
    const layout = { compact: density === 'compacta', extra: isWide ? 90 : 0 };
    const placeOf = (id: string) => {
      const at = order.findIndex((one) => one === id);
      return at === -1 ? order.length : at;
    };
    const own = tenderColumns.map((column) => {
      const given = widths[column.id];
      const isPinned = column.pinned === true || pinned.includes(column.id);
      const free = column.fixed === true && pinned.length > 0 ? pinnedNameWidth : undefined;
      return Object.assign({}, column, {
        header: t(`list.columns.${column.headerKey ?? column.id}`),
        width: given ?? column.width?.(layout) ?? free,
        pinned: isPinned || undefined,
        cell: (tender: TenderSummary) => column.cell(tender, layout),
      });
    });
    const inOrder = own.toSorted(
      (one, other) =>
        Number(other.fixed === true) - Number(one.fixed === true) ||
        Number(other.pinned === true) - Number(one.pinned === true) ||
        placeOf(one.id) - placeOf(other.id),
    );
    return [tenderSelectionColumn(t('list.columns.selection')), ...inOrder];
  }, [order, density, widths, pinned, isWide, t]);
}

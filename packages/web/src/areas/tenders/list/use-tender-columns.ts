import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrangedColumns } from '#web/lists/looks/arranged-columns.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { useMedia } from '#web/ui/page/use-media.ts';
import { tenderColumns } from './columns.tsx';
import { tenderSelectionColumn } from './selected-tenders.tsx';
import type { ListView } from './use-list-view.ts';

/** The width at which all columns fit. */
const wideQuery = '(min-width: 105em)';

/** The columns as the table shows them: those that stay in sight first. Compact rows need more width for one line. */
export function useTenderColumns(view: ListView): DataColumn<TenderSummary>[] {
  const { t } = useTranslation('tenders');
  const isWide = useMedia(wideQuery);
  return useMemo(() => {
    // On a large screen names and tags take part of the room the title would waste.
    const layout = { compact: view.density === 'compacta', extra: isWide ? 90 : 0 };
    const own = tenderColumns.map((column) =>
      Object.assign({}, column, {
        header: t(`list.columns.${column.headerKey ?? column.id}`),
        width: column.width?.(layout),
        cell: (tender: TenderSummary) => column.cell(tender, layout),
      }),
    );
    return [tenderSelectionColumn(t('list.columns.selection')), ...arrangedColumns(own, view)];
  }, [view, isWide, t]);
}

import { lazy, type ReactNode } from 'react';
import { loadReportWidgets } from '#web/areas/reports/index.ts';
import { loadTenderFilters } from '#web/areas/tenders/index.ts';
import { type BorrowedParts, BorrowedPartsProvider } from '#web/lists/borrowed-parts.ts';

const parts: BorrowedParts = {
  TenderFilters: lazy(async () => ({ default: (await loadTenderFilters()).TenderFilters })),
  ReportWidgets: lazy(async () => ({ default: (await loadReportWidgets()).ReportWidgets })),
};

/** Gives pages the parts of areas that they do not know. */
export function WithBorrowedParts({ children }: { children: ReactNode }) {
  return <BorrowedPartsProvider value={parts}>{children}</BorrowedPartsProvider>;
}

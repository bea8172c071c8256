import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { lazy, Suspense } from 'react';
import { withSheetTexts } from '../sheet/sheet-texts.ts';
import type { Pasted } from './use-cell-acts.ts';

const PasteDialog = lazy(() => withSheetTexts(() => import('./paste-dialog.tsx')));

interface PastedPartProps {
  pasted: Pasted | null;
  /** Those of the table, of which the lines fill that of the cell and the ones under it. */
  rows: readonly TenderSummary[];
  onClose: () => void;
}

/** What was pasted into a table, before it is done. */
export function PastedPart({ pasted, rows, onClose }: PastedPartProps) {
  if (pasted === null) return null;
  const tenders = rows.slice(rows.findIndex(({ id }) => id === pasted.tender.id));
  return (
    <Suspense>
      <PasteDialog {...pasted} tenders={tenders} onClose={onClose} />
    </Suspense>
  );
}

import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { type ComponentType, createContext, useContext } from 'react';

/** The filters of the list of tenders, on a page of another area. */
export interface TenderFiltersProps {
  filter: TenderFilter;
  /** With all that narrows it now. */
  onChange: (filter: TenderFilter) => void;
}

/**
 * Parts that one area has and a page of another shows. Areas do not know each other: the app gives the parts to the pages, each loaded
 * with its texts where it is first shown.
 */
export interface BorrowedParts {
  TenderFilters: ComponentType<TenderFiltersProps>;
  /** The reports that somebody has on their home page. */
  ReportWidgets: ComponentType;
}

const Parts = createContext<BorrowedParts | null>(null);
export const BorrowedPartsProvider = Parts.Provider;

export function useBorrowedParts(): BorrowedParts {
  const parts = useContext(Parts);
  if (parts === null) throw new Error('The app gives the parts to every page within the shell');
  return parts;
}

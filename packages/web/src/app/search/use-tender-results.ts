import { searchLimit } from '@pliego/contract/areas/main-search';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { SearchMatch } from '@pliego/contract/areas/search-match';
import { maxSearchLength } from '@pliego/contract/rules/search-query';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { bestFirst, liveQuery, stillFits } from './search-text.ts';

const debounceMs = 120;
/** The newest matches are requested, and the best of them shown. */
const askedLimit = 5 * searchLimit;

export const foundTendersKey = ['tenders', 'search'] as const;

function tenderSearchQuery(q: string) {
  return queryOptions({
    queryKey: [...foundTendersKey, q],
    queryFn: ({ signal }) => tendersApi.list({ query: { q, limit: askedLimit }, signal }),
    placeholderData: keepPreviousData,
    // The person sees that it failed and may try again at once.
    retry: false,
  });
}

export interface TenderResults {
  tenders: readonly TenderSummary[];
  /** Where the search met those whose title does not show it; by their id. */
  places: Readonly<Record<string, SearchMatch>>;
  /** The words that match, in the form in which they stand in the tenders. */
  words: ReadonlySet<string>;
  /** A response for this text is pending. */
  isLoading: boolean;
  /** What this very text failed with. */
  error: Error | null;
  /** Whether there are more than these; unknown until the answer is there. */
  hasMore: boolean;
  retry: () => void;
}

const nameOf = ({ codigo, nombre }: TenderSummary): string[] => [codigo, nombre];

const fieldsOf = ({ codigo, nombre, comprador }: TenderSummary): string[] => [
  codigo,
  nombre,
  comprador?.nombre ?? '',
];

/**
 * Tenders by code or words, a moment after the last letter. Until the answer comes, those of the text before
 * that match this one too stay: the list does not flicker, and never shows other results.
 */
export function useTenderResults(text: string, enabled: boolean): TenderResults {
  const wanted = liveQuery(text.slice(0, maxSearchLength - 1));
  const [asked] = useDebouncedValue(wanted, debounceMs);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...tenderSearchQuery(asked),
    enabled: enabled && asked !== '',
  });
  const isAnswered = asked === wanted && data !== undefined && !isPlaceholderData;
  const answered = enabled && wanted !== '' ? (data?.datos ?? []) : [];
  const found = isAnswered
    ? answered
    : answered.filter((tender) => stillFits(fieldsOf(tender), text));
  const words = useMemo(() => new Set(isAnswered ? data.resaltar : []), [isAnswered, data]);
  return {
    tenders: bestFirst(found, text, nameOf).slice(0, searchLimit),
    places: isAnswered ? data.coincidencias : {},
    words,
    isLoading: enabled && wanted !== '' && (asked !== wanted || isFetching),
    error: asked === wanted && !isFetching ? error : null,
    hasMore: isAnswered && data.total > searchLimit,
    retry: () => void refetch(),
  };
}

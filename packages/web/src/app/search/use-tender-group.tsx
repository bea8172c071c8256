import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { isOpen } from '@pliego/contract/rules/tender-closing';
import {
  IconEye,
  IconEyeCheck,
  IconFileText,
  IconListSearch,
  IconRefresh,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isTransient, problemText } from '#web/api/problems.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatDaysLeft, formatWhen } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import type { EntryGroup, SearchEntry } from './search-entry.ts';
import { looksLikeCode } from './search-text.ts';
import { useFollow } from './use-follow.ts';
import { useTenderResults } from './use-tender-results.ts';

/** Tenders by code or words, and a link to all of them. Nothing for users who may not read tenders. */
export function useTenderGroup(text: string): EntryGroup | null {
  const { t } = useTranslation();
  const now = useNow();
  const mayRead = useAbility().can('read', 'Tender');
  const follow = useFollow();
  const { tenders, places, words, isLoading, error, hasMore, retry } = useTenderResults(
    text,
    mayRead,
  );
  if (!mayRead) return null;
  // The ficha marks the words that led to it; a code is no word of it.
  const marked = looksLikeCode(text) ? undefined : text.trim();

  const entryOf = (tender: TenderSummary): SearchEntry => ({
    id: `tender-${tender.id}`,
    title: readableTitle(tender.nombre),
    icon: <IconFileText size={17} stroke={1.7} />,
    code: tender.codigo,
    note: noteOf(tender),
    aside: closingOf(tender),
    marks: words,
    hint: t('search.hints.open'),
    also: {
      label: t(tender.siguiendo ? 'search.follow.unfollow' : 'search.follow.follow'),
      icon: tender.siguiendo ? <IconEyeCheck size={16} /> : <IconEye size={16} />,
      isOn: tender.siguiendo,
      run: () => follow(tender),
    },
    pick: {
      kind: 'go',
      to: { to: '/licitaciones/$id', params: { id: tender.id }, search: { q: marked } },
    },
  });
  const noteOf = ({ id, comprador }: TenderSummary): string | undefined => {
    const place = places[id];
    if (place === undefined) return comprador === null ? undefined : readableName(comprador.nombre);
    const name = t(`search.match.${place.lugar}`, { number: place.numero ?? '' }).trim();
    return `${name}: «${place.texto}»`;
  };
  const closingOf = ({ cierre, cierreDia, estado }: TenderSummary): string => {
    if (cierre === null) return t('search.noClosing');
    const date = { instante: cierre, dia: cierreDia };
    return isOpen(estado.clase, cierre, now) ? formatDaysLeft(date, now) : formatWhen(date, now);
  };

  const all: SearchEntry = {
    id: 'all-tenders',
    title: t('search.allTenders', { text: text.trim() }),
    instead: 'more',
    icon: <IconListSearch size={17} stroke={1.7} />,
    hint: t('search.hints.open'),
    pick: { kind: 'go', to: { to: '/licitaciones', search: { q: text.trim() } } },
  };
  const again: SearchEntry = {
    id: 'retry-tenders',
    title: error === null ? '' : problemText(error),
    instead: 'problem',
    icon: <IconRefresh size={17} stroke={1.7} />,
    hint: t('search.hints.retry'),
    pick: { kind: 'stay', run: retry },
  };

  if (error !== null) {
    // A search that cannot be made will not be better the second time.
    return isTransient(error)
      ? { name: 'tenders', entries: [again] }
      : { name: 'tenders', entries: [], message: problemText(error) };
  }
  const entries = tenders.map(entryOf);
  return {
    name: 'tenders',
    entries: hasMore || isLoading ? [...entries, all] : entries,
    message: isLoading && entries.length === 0 ? t('search.loading') : undefined,
  };
}

import { searchLimit } from '@pliego/contract/areas/main-search';
import { IconClock, IconHistoryOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rankMatches } from '#web/lib/rank-matches.ts';
import type { EntryGroup, SearchEntry } from './search-entry.ts';
import { groupOrder, type ResultGroup } from './search-text.ts';
import { useActions } from './use-actions.tsx';
import { useHelpGroup } from './use-help-group.tsx';
import { usePageEntries } from './use-page-entries.tsx';
import { usePeopleGroup } from './use-people-group.tsx';
import { useSampleGroups } from './use-sample-groups.tsx';
import { useTenderGroup } from './use-tender-group.tsx';

const titleOf = ({ title }: { title: string }): string => title;

interface Recent {
  list: readonly string[];
  search: (text: string) => void;
  forget: (text: string) => void;
  forgetAll: () => void;
}

function useRecentGroup({ list, search, forget, forgetAll }: Recent): EntryGroup {
  const { t } = useTranslation();
  const entries = list.map((text): SearchEntry => {
    return {
      id: `recent-${text}`,
      title: text,
      icon: <IconClock size={17} stroke={1.7} />,
      hint: t('search.hints.search'),
      pick: { kind: 'stay', run: () => search(text) },
      forget: { label: t('search.forget', { text }), run: () => forget(text) },
    };
  });
  const clear: SearchEntry = {
    id: 'forget-recent',
    title: t('search.forgetAll'),
    icon: <IconHistoryOff size={17} stroke={1.7} />,
    hint: t('search.hints.run'),
    pick: { kind: 'stay', run: forgetAll },
  };
  return { name: 'recent', entries: list.length === 0 ? [] : [...entries, clear] };
}

/** What the palette shows for a text: results by group; without a text, where to begin. */
export function useGroups(
  text: string,
  recent: Recent,
  onAppearance: (() => void) | undefined,
): EntryGroup[] {
  const tenders = useTenderGroup(text);
  const people = usePeopleGroup(text);
  const help = useHelpGroup(text);
  const { pages, suggested } = usePageEntries();
  const actions = useActions(onAppearance);
  const [files, contacts] = useSampleGroups(text);
  const recentGroup = useRecentGroup(recent);

  if (text.trim() === '') {
    const beginnings: EntryGroup[] = [
      recentGroup,
      { name: 'suggested', entries: suggested.slice(0, searchLimit) },
      { name: 'actions', entries: actions.slice(0, searchLimit) },
    ];
    return beginnings.filter(({ entries }) => entries.length > 0);
  }

  const byName: Record<ResultGroup, EntryGroup | null> = {
    tenders,
    people,
    pages: { name: 'pages', entries: rankMatches(pages, text, titleOf, searchLimit) },
    help,
    actions: {
      name: 'actions',
      entries: rankMatches(actions, text, (a) => `${a.title} ${a.words}`, searchLimit),
    },
    files,
    contacts,
  };
  const order = groupOrder(text, {
    pages: pages.map(titleOf),
    actions: actions.map(titleOf),
    people: people.entries.map(titleOf),
  });
  return order
    .map((name) => byName[name])
    .filter((group) => group !== null)
    .filter(({ entries, message }) => entries.length > 0 || message !== undefined);
}

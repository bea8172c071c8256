import { searchLimit } from '@pliego/contract/areas/main-search';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFoundArticles } from '#web/areas/help/use-found-articles.ts';
import type { EntryGroup } from './search-entry.ts';

/** Articles of the help. */
export function useHelpGroup(text: string): EntryGroup {
  const { t } = useTranslation();
  const found = useFoundArticles(text);
  return {
    name: 'help',
    entries: found.slice(0, searchLimit).map(({ topic, slug, title, summary }) => ({
      id: `help-${slug}`,
      title,
      note: summary,
      icon: <IconHelpCircle size={17} stroke={1.7} />,
      hint: t('search.hints.open'),
      pick: {
        kind: 'go',
        to: {
          to: '/pages/knowledge-base/$category/$question',
          params: { category: topic, question: slug },
        },
      },
    })),
  };
}

import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageGlyph } from '../page-icons.tsx';
import { type OpenPage, useOpenPages } from '../use-open-pages.ts';
import type { SearchEntry } from './search-entry.ts';

/** Every page the person may open, as entries, and those to begin from: their work, but for the one on screen. */
export function usePageEntries(): { pages: SearchEntry[]; suggested: SearchEntry[] } {
  const { t } = useTranslation();
  const open = useOpenPages();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const entryOf = ({ page, title }: OpenPage): SearchEntry => {
    return {
      id: `page-${page.id}`,
      title,
      icon: <PageGlyph icon={page.icon} size={17} />,
      hint: t('search.hints.open'),
      pick: { kind: 'go', to: { to: page.link } },
    };
  };
  return {
    pages: open.map(entryOf),
    suggested: open
      .filter(({ page }) => page.section === 'work' && page.link !== here)
      .map(entryOf),
  };
}

import type { Page } from '@pliego/contract/pages';
import { useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asShown, type LayoutState, underPage } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { matchedPage } from '../route-page.ts';

export interface ShownPage {
  /** Of the page on screen, which during a navigation is still the one before. */
  path: string;
  page: Page | undefined;
}

export function useShownPage(): ShownPage {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const page = useMatches({ select: matchedPage });
  return useMemo(() => ({ path, page }), [path, page]);
}

/** The layout with the overrides of the current page. */
export function useShownLayout(): LayoutState {
  const { page } = useShownPage();
  const layout = useLayout();
  return asShown(underPage(layout, page?.layout ?? {}, layout.chosenHere));
}

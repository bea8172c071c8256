import { useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asShown, type LayoutState, underPage } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { type Page, pageAt } from '../pages.ts';

export interface ShownPage {
  /** Of the page on screen, which during a navigation is still the one before. */
  path: string;
  page: Page | undefined;
}

export function useShownPage(): ShownPage {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  return useMemo(() => ({ path, page: pageAt(path) }), [path]);
}

/** The layout as it stands under a page. */
export function useShownLayout(page: Page | undefined): LayoutState {
  return asShown(underPage(useLayout(), page?.meta ?? {}));
}

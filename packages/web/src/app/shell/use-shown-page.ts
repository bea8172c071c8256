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

/** The layout as it stands under the page on screen. */
export function useShownLayout(): LayoutState {
  const { page } = useShownPage();
  const layout = useLayout();
  return asShown(underPage(layout, page?.meta ?? {}, layout.chosenHere));
}

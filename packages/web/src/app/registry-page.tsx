import { useMatches } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { screenOf } from './pages.ts';
import { WidgetTexts } from './widget-texts.tsx';

/** What `loadPage` left for the route that is shown. */
function isLoaded(data: unknown): data is { Page: ComponentType } {
  return typeof data === 'object' && data !== null && 'Page' in data;
}

/** The page of the registry at this address. */
export function RegistryPage() {
  const data: unknown = useMatches({ select: (matches) => matches.at(-1)?.loaderData });
  // Of what is shown: the address is ahead of it while the next page is on its way.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  if (!isLoaded(data)) return null;
  const { Page } = data;
  return (
    <WidgetTexts>
      <Page key={screenOf(pathname)} />
    </WidgetTexts>
  );
}

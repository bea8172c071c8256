import type { ViewPage } from '@pliego/contract/areas/views';
import type { QueryClient } from '@tanstack/react-query';
import type * as OpenView from './open-view.ts';

const loadViews = (): Promise<typeof OpenView> => import('./open-view.ts');

/** How a route is come to. */
type Cause = 'preload' | 'enter' | 'stay';

/** For `beforeLoad` of a list: the view with which it opens for the person, on the first arrival. */
export async function beginWithView(
  client: QueryClient,
  page: ViewPage,
  { cause, searchText }: { cause: Cause; searchText: string },
): Promise<void> {
  if (cause === 'enter') await (await loadViews()).openFirstView(client, page, searchText);
}

/** For `beforeLoad` of a short link: on to its view. */
export async function leadToView(client: QueryClient, id: number, cause: Cause): Promise<void> {
  if (cause !== 'preload') await (await loadViews()).openView(client, id);
}

import { menuBreakpoint } from '#web/ui/layout/layout-state.ts';
import { useMedia } from '#web/ui/page/use-media.ts';

const query = `(max-width: ${menuBreakpoint - 0.02}px)`;

/** Whether the menu overlays the page instead of being beside it. */
export function useNarrow(): boolean {
  return useMedia(query);
}

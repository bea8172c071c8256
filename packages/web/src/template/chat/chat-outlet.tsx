import { withTexts } from '#web/i18n/setup.ts';
import { useIsOpened } from '#web/ui/navigation/opened-apps.ts';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { texts } from './texts.ts';

const loadArrivals = () => withTexts('chat', texts, () => import('./conversation/arrivals.tsx'));

/** Tells of messages on every page; its code and data come once the chat was opened. */
export function ChatOutlet() {
  const { part } = useLazyPart(loadArrivals, useIsOpened('chat'));
  return part === undefined ? null : <part.Arrivals />;
}

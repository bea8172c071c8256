import { viewerOf } from '#web/api/last-seen-box.ts';
import { useSession } from '#web/api/use-session.ts';
import { whoOf } from '#web/lib/last-seen.ts';
import { useLiveEvents } from './use-live-events.ts';

/** Draws nothing. The stream is of a person in a company, whom its cookies name: it opens anew for another. */
export function LiveEvents() {
  return <OwnLiveEvents key={whoOf(viewerOf(useSession()))} />;
}

function OwnLiveEvents() {
  useLiveEvents();
  return null;
}

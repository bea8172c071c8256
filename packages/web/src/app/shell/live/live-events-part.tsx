import { useSession } from '#web/api/use-session.ts';
import { useLiveEvents } from './use-live-events.ts';

/** Draws nothing. The stream is of a person in a company, whom its cookies name: it opens anew for another. */
export function LiveEvents() {
  const { userData, empresa } = useSession();
  return <OwnLiveEvents key={`${empresa}-${userData.id}`} />;
}

function OwnLiveEvents() {
  useLiveEvents();
  return null;
}

import { liveEventsPath } from '@pliego/contract/areas/notices';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from '#web/api/connection.ts';
import { departure, waitingRoom } from '#web/api/session-end.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { takeEvent, takeMissed } from './live-events.ts';
import { openStream, type StreamAround } from './live-stream.ts';

const connect: StreamAround['connect'] = ({ onOpen, onData, onError }) => {
  const source = new EventSource(liveEventsPath);
  source.addEventListener('open', onOpen);
  source.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onData(data);
  });
  source.addEventListener('error', onError);
  return () => source.close();
};

const later: StreamAround['later'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * What others do shows up while one looks. A window that nobody sees holds no stream: a browser gives all windows
 * together six connections to a server. None is tried either while the server is away, the session has ended or the person leaves.
 */
export function useLiveEvents(): void {
  const client = useQueryClient();
  const isAway = useSyncExternalStore(connection.subscribe, () => connection.read().away);
  const isWaiting = useSyncExternalStore(waitingRoom.subscribe, waitingRoom.read);
  const isLeaving = useSyncExternalStore(departure.subscribe, departure.read);
  const isShown = useDocumentVisibility() === 'visible';
  const isWanted = isShown && !isAway && !isWaiting && !isLeaving;
  const hasBeenOff = useRef(false);
  useEffect(() => {
    if (!isWanted) {
      hasBeenOff.current = true;
      return undefined;
    }
    let close = () => {};
    const callOff = whenIdle(() => {
      close = openStream({
        connect,
        later,
        onData: (data) => void takeEvent(client, data),
        onReturn: () => void takeMissed(client),
      });
      if (hasBeenOff.current) void takeMissed(client);
      hasBeenOff.current = false;
    });
    return () => {
      callOff();
      close();
    };
  }, [client, isWanted]);
}

import { type AreaClient, createAreaClient } from '@pliego/contract/client';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createCaller } from './call-server.ts';
import { connection } from './connection.ts';
import { currentWho } from './last-seen-box.ts';
import { waitingRoom } from './session-end.ts';

const callServer = createCaller({
  send: (request) => fetch(request),
  connection,
  waitingRoom,
  who: currentWho,
});

/**
 * The typed calls of an area that the server answers: every call of the app goes through here. Each area's
 * stand in a file of their own under `areas/`, so that what it says loads with whoever asks it.
 */
export function areaClient<T extends Record<string, EndpointDefinition>>(
  endpoints: T,
): AreaClient<T> {
  return createAreaClient(endpoints, callServer, location.origin);
}

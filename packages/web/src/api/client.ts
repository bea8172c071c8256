import { type AreaClient, createAreaClient } from '@pliego/contract/client';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createCaller } from './call-server.ts';
import { connection } from './connection.ts';
import { currentWho } from './last-seen-box.ts';
import { departure, waitingRoom } from './session-end.ts';

/** Sends a request as every call of the app is sent. */
export const callServer = createCaller({
  send: (request) => fetch(request),
  connection,
  waitingRoom,
  departure,
  who: currentWho,
});

/**
 * The typed calls of an area that the server answers: every call of the app goes through here. Each area's
 * are in separate files under `areas/`, so that its schemas load with the code that uses them.
 */
export function areaClient<T extends Record<string, EndpointDefinition>>(
  endpoints: T,
): AreaClient<T> {
  return createAreaClient(endpoints, callServer, location.origin);
}

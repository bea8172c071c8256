import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
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

/** The typed client: `api.tenders.list({ query })`. Every call of the app goes through here. */
export const api = createClient(contract, callServer, location.origin);

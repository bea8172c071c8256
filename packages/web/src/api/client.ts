import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';

/** The typed client: `api.tenders.list({ query })`. Every call of the app goes through here. */
export const api = createClient(contract, (request) => fetch(request), location.origin);

import { sessionEndpoints } from '@pliego/contract/areas/session';
import { areaClient } from '../client.ts';

/** The part of `authApi` that every page needs. */
export const sessionApi = areaClient(sessionEndpoints);

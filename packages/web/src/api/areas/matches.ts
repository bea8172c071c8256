import { matchEndpoints } from '@pliego/contract/areas/matches';
import { areaClient } from '../client.ts';

export const matchesApi = areaClient(matchEndpoints);

import { decisionEndpoints } from '@pliego/contract/areas/decisions';
import { areaClient } from '../client.ts';

export const decisionsApi = areaClient(decisionEndpoints);

import { followUpEndpoints } from '@pliego/contract/areas/follow-up';
import { areaClient } from '../client.ts';

export const followUpApi = areaClient(followUpEndpoints);

import { keyEndpoints } from '@pliego/contract/areas/keys';
import { areaClient } from '../client.ts';

export const keysApi = areaClient(keyEndpoints);

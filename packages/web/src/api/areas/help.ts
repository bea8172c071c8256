import { helpEndpoints } from '@pliego/contract/areas/help';
import { areaClient } from '../client.ts';

export const helpApi = areaClient(helpEndpoints);

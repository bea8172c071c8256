import { workEndpoints } from '@pliego/contract/areas/work';
import { areaClient } from '../client.ts';

export const workApi = areaClient(workEndpoints);

import { sampleEndpoints } from '@pliego/contract/areas/sample';
import { areaClient } from '../client.ts';

export const sampleApi = areaClient(sampleEndpoints);

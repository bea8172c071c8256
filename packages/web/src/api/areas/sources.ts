import { sourceEndpoints } from '@pliego/contract/areas/sources';
import { areaClient } from '../client.ts';

export const sourcesApi = areaClient(sourceEndpoints);

import { viewEndpoints } from '@pliego/contract/areas/views';
import { areaClient } from '../client.ts';

export const viewsApi = areaClient(viewEndpoints);

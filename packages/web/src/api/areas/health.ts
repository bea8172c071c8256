import { healthEndpoints } from '@pliego/contract/areas/health';
import { areaClient } from '../client.ts';

export const healthApi = areaClient(healthEndpoints);

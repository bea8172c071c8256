import { marketEndpoints } from '@pliego/contract/areas/market';
import { areaClient } from '../client.ts';

export const marketApi = areaClient(marketEndpoints);

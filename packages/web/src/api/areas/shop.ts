import { shopEndpoints } from '@pliego/contract/areas/shop';
import { sampleAreaClient } from '../sample-client.ts';

export const shopApi = sampleAreaClient(shopEndpoints);

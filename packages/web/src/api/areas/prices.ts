import { productPriceEndpoints } from '@pliego/contract/areas/prices';
import { areaClient } from '../client.ts';

export const pricesApi = areaClient(productPriceEndpoints);

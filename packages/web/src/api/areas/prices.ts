import { productPriceEndpoints } from '@pliego/contract/areas/product-prices';
import { areaClient } from '../client.ts';

export const pricesApi = areaClient(productPriceEndpoints);

import { productEndpoints } from '@pliego/contract/areas/products';
import { areaClient } from '../client.ts';

export const productsApi = areaClient(productEndpoints);

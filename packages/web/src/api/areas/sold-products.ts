import { soldProductEndpoints } from '@pliego/contract/areas/sold-products';
import { areaClient } from '../client.ts';

export const soldProductsApi = areaClient(soldProductEndpoints);

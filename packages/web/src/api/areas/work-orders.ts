import { workOrderEndpoints } from '@pliego/contract/areas/work-orders';
import { areaClient } from '../client.ts';

export const workOrdersApi = areaClient(workOrderEndpoints);

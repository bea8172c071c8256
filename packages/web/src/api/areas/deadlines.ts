import { deadlineEndpoints } from '@pliego/contract/areas/deadlines';
import { areaClient } from '../client.ts';

export const deadlinesApi = areaClient(deadlineEndpoints);

import { bulkEndpoints } from '@pliego/contract/areas/bulk';
import { areaClient } from '../client.ts';

export const bulkApi = areaClient(bulkEndpoints);

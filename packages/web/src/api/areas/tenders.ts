import { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { areaClient } from '../client.ts';

export const tendersApi = areaClient(tenderEndpoints);

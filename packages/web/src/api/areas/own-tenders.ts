import { ownTenderEndpoints } from '@pliego/contract/areas/own-tenders';
import { areaClient } from '../client.ts';

export const ownTendersApi = areaClient(ownTenderEndpoints);
